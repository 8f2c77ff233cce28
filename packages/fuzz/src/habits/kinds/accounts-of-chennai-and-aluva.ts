import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { lakhs, minusBefore, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_ALUVA, ACCOUNT_OF_CHENNAI } from '../texts/from-roanoke-to-cairo-east.ts'

const minus = minusBefore(lakhs)
const rows = {
  rows: [14, 44],
  opening: [500_000, 20_000_000],
  largest: 4_000_000,
  isNeverOverdrawn: true,
} as const

/** Accounts of Tamil Nadu and Kerala. */
export const ACCOUNTS_OF_CHENNAI_AND_ALUVA: Readonly<Record<string, PlainHabit>> = {
  /** The value day stands in brackets under the day, in the same column. */
  'value-day-in-brackets-under-the-day-with-a-transaction-type-before-debit-and-credit-in-rupees-in-chennai':
    {
      paper: { size: 7.5, bottom: 750 },
      book: { texts: ACCOUNT_OF_CHENNAI, ...rows },
      says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
      pitch: 9.5,
      gap: 14,
      verticals: [34, 100, 262, 330, 395, 450, 505, 565],
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(36, 'Example Overseas Bank', HEADING).put(562, 'Account Statement', RIGHT_BOLD).down(12)
        paper.put(36, '(A Government of India Undertaking)', SMALL).down(22)
        printGrid(
          paper,
          [36, 130, 320, 420],
          [
            ['Name', 'KARTHIK EXAMPLE', 'Branch', 'ANNA SALAI'],
            ['Address', 'NO 4 SAMPLE STREET', 'IFSC Code', 'EXMP0000117'],
            ['', 'CHENNAI 600002', 'MICR Code', '600000004'],
            ['Account No', number.slice(-15), 'Account Type', 'SB-GENERAL'],
            ['Currency', 'INR', 'Nominee Registered', 'Yes'],
          ],
        ).down(8)
        const days = `${on(start, '03-Apr-2024')} to ${on(end, '03-Apr-2024')}`
        paper.put(36, `Account statement for the period ${days}`, BOLD).down(22)
      },
      again: ({ paper }) => paper.put(562, `Page ${paper.page}`, RIGHT).down(20),
      columns: [
        {
          title: ['Date', '(Value Date)'],
          x: 38,
          cell: ({ date }) => [on(date, '03-Apr-24'), ''],
        },
        {
          title: '',
          x: 38,
          means: 'value-date',
          cell: ({ valueDate }) => ['', `(${on(valueDate, '03-Apr-24')})`],
        },
        part('Particulars', 104, 155, 0),
        numbered(['Ref No./', 'Cheque No.'], 266, 12),
        part(['Transaction', 'Type'], 334, 60, 1),
        debit(['Debit', '(Rs)'], 447, lakhs, '-'),
        credit(['Credit', '(Rs)'], 502, lakhs, '-'),
        balance(['Balance', '(Rs)'], 562, minus),
      ],
      closes: ({ paper }) => {
        paper.need(60).down(10).put(230, '*** End of Statement ***').down(16)
        smallPrint(paper, 36, [
          'This is a computer generated statement and does not require a signature.',
          'Please do not share your OTP, PIN or CVV with anyone. The bank never asks for them.',
        ])
      },
    },
  /** A code of the kind and a running number stand between the particulars and an empty column for cheques; Cr stands apart. */
  'tran-type-and-tran-id-before-empty-cheque-details-with-dr-or-cr-in-a-column-behind-balances-in-aluva': {
    paper: { page: 'landscape', size: 8, bottom: 530 },
    book: { texts: ACCOUNT_OF_ALUVA, ...rows },
    says: { currency: 'INR' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(40, 'THE EXAMPLE FEDERATED BANK LTD', HEADING)
        .put(800, 'Statement of Account', RIGHT_BOLD)
        .down(20)
      printGrid(
        paper,
        [40, 170, 470, 600],
        [
          ['Name and Address', 'MEERA EXAMPLE', 'Branch Name', 'ALUVA / MAIN'],
          ['', 'SAMPLE HOUSE, THOTTAKKATTUKARA', 'Branch Sol ID', '1104'],
          ['', 'ALUVA, KERALA 683108', 'IFSC', 'EXMP0001104'],
          ['Customer Id', '110441704', 'Account Number', number.slice(-14)],
          ['Type of Account', 'SB-EXAMPLE CLASSIC', 'Effective Available Balance', 'As on date of print'],
          ['Currency', 'INR', 'Nomination', 'Registered'],
        ],
      ).down(6)
      const days = `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`
      paper.put(40, `Statement of Account for the period ${days}`, BOLD).rule(40, 800, 4).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account Number ${number.slice(-14)}`)
        .put(800, `Page ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      day('Date', 40, '03/04/2024'),
      valueDay('Value Date', 98, '03/04/2024'),
      part('Particulars', 160, 215, 0),
      part(['Tran', 'Type'], 385, 40, 1),
      numbered(['Tran', 'ID'], 425, 8),
      {
        title: ['Cheque', 'Details'],
        x: 485,
        means: 'reference',
        cell: ({ text }) => (/^CHQ/.test(text) ? '00110441' : ''),
      },
      debit('Withdrawals', 610, ungrouped),
      credit('Deposits', 690, ungrouped),
      balance('Balance', 775, ungrouped),
      { title: ['Dr/', 'Cr'], x: 782, cell: ({ balance: own }) => (own < 0 ? 'Dr' : 'Cr') },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(160, 'Opening Balance').put(775, ungrouped(opening), RIGHT).put(782, 'Cr').down(13),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(70).rule(40, 800, -8).down(3).put(160, 'GRAND TOTAL', BOLD)
      paper.put(610, ungrouped(moneyOut), RIGHT).put(690, ungrouped(moneyIn), RIGHT)
      paper.put(775, ungrouped(closing), RIGHT_BOLD).put(782, 'Cr', BOLD).down(18)
      smallPrint(paper, 40, [
        'Abbreviations Used: CSH : Cash  CLG : Clearing  TFR : Transfer  FT : Fund Transfer  SBINT : Interest on SB Account',
        'DISCLAIMER: Unless the constituent notifies the bank of any discrepancy within 21 days, the entries are taken as correct.',
      ])
    },
  },
}
