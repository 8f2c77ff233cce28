import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, lakhs } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import {
  BRANCH_OF_BARODA,
  COOPERATIVE_OF_GUJARAT,
  SAVER_OF_KERALA,
} from '../texts/from-arusha-to-winnipeg-east.ts'

const capitals = around(lakhs, '5 DR', '5 CR')
const letters = around(lakhs, '5Dr', '5Cr')

const saving = {
  rows: [12, 45],
  opening: [300_000, 9_000_000],
  largest: 4_000_000,
  isNeverOverdrawn: true,
} as const

/** Accounts of India whose columns stand in an order of their own. */
export const ACCOUNTS_OF_GUJARAT_BARODA_AND_KERALA: Readonly<Record<string, PlainHabit>> = {
  /** The columns run from the balance on the left to the day on the right, in typewriter letters. */
  'balance-credit-and-debit-left-of-cheques-and-particulars-with-days-last-of-a-cooperative-in-gujarat': {
    paper: { font: 'courier', size: 7.5, bottom: 740 },
    book: { texts: COOPERATIVE_OF_GUJARAT, ...saving },
    says: { currency: 'INR' },
    gap: 12,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(130, 'SHREE NAMUNA NAGARIK SAHAKARI BANK LTD.', BOLD).down()
      paper.put(170, 'STATION ROAD, ANAND 388001, GUJARAT').down(20)
      printGrid(
        paper,
        [40, 330],
        [
          ['NAME    : UDAHARAN RAMESHBHAI', `A/C NO  : ${number.slice(-12)}`],
          ['ADDRESS : 14 NAMUNA SOCIETY', 'A/C TYPE: SAVINGS'],
          ['          ANAND 388001', 'CURRENCY: INR'],
          [`STATEMENT FROM ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`, 'IFSC    : NMNA0SNNSB1'],
        ],
      ).rule(40, 560, -6)
      paper.down(10)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `A/C NO ${number.slice(-12)}`)
        .put(560, `PAGE ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      balance('BALANCE', 130, capitals),
      credit('CREDIT', 205, lakhs),
      debit('DEBIT', 280, lakhs),
      part('CHQ NO.', 295, 50, 1, 'reference'),
      part('PARTICULARS', 345, 155, 0),
      day('DATE', 510, '03/04/2024'),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(130, capitals(opening), RIGHT).put(345, 'OPENING BALANCE').down(12),
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(80).rule(40, 560, -8).down(4)
      paper.put(205, lakhs(moneyIn), RIGHT).put(280, lakhs(moneyOut), RIGHT).put(345, 'TOTAL', BOLD).down()
      paper.put(130, capitals(closing), RIGHT_BOLD).put(345, 'CLOSING BALANCE', BOLD).down(22)
      paper.put(40, 'CUSTOMERS ARE REQUESTED TO CHECK ENTRIES AND INFORM THE BRANCH.').down(20)
      paper.put(420, 'FOR BRANCH MANAGER')
    },
  },
  /** What is paid in stands left of the day, and what is withdrawn right of the cheque. */
  'deposits-between-narration-and-day-and-withdrawals-behind-cheques-in-baroda': {
    paper: { size: 8, bottom: 745 },
    book: { texts: BRANCH_OF_BARODA, ...saving },
    says: { currency: 'INR' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(40, 'Namuna Vadodara Bank', HEADING).put(555, 'ACCOUNT STATEMENT', RIGHT_BOLD).down(13)
      paper.put(40, 'Alkapuri Branch, R C Dutt Road, Vadodara 390007', SMALL).down(22)
      printGrid(
        paper,
        [40, 120, 330, 420],
        [
          ['Customer Name', ': KOKILA NAMUNA', 'Account No', `: ${number.slice(-14)}`],
          ['Address', ': 7 EXAMPLE PARK', 'Scheme', ': SB GENERAL'],
          ['', '  GOTRI ROAD', 'IFSC Code', ': NMNA0ALKAPU'],
          ['City', ': VADODARA 390021', 'MICR Code', ': 390999004'],
          ['Joint Holder', ': NONE', 'Nominee', ': REGISTERED'],
        ],
      ).down(8)
      paper.put(40, `Statement for the period ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`, BOLD)
      paper
        .down()
        .put(40, 'Opening Balance')
        .put(120, `: ${letters(opening)}`)
        .down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Account No ${number.slice(-14)}`)
        .put(555, `Page ${paper.page}`, RIGHT)
        .down(20),
    columns: [
      part('NARRATION', 40, 175, 0),
      credit('DEPOSIT(CR)', 285, lakhs),
      day('DATE', 297, '03-04-2024'),
      part('CHQ.NO.', 354, 50, 1, 'reference'),
      debit('WITHDRAWAL(DR)', 484, lakhs),
      balance('BALANCE(INR)', 555, letters),
    ],
    closes: ({ paper, book: { closing, moneyIn, moneyOut } }) => {
      paper.need(100).rule(40, 555, -9).down(4).put(40, 'Total', BOLD)
      paper.put(285, lakhs(moneyIn), RIGHT_BOLD).put(484, lakhs(moneyOut), RIGHT_BOLD).down()
      paper.put(40, 'Closing Balance', BOLD).put(555, letters(closing), RIGHT_BOLD).down(24)
      smallPrint(paper, 40, [
        'This is a computer generated statement and needs no signature.',
        'Unless you tell the branch of a discrepancy within 15 days, entries are taken as correct.',
        'Please do not share your OTP, PIN or password with anyone, including staff of the bank.',
      ])
    },
  },
  /** Ten columns, that of cheques empty, and letters of the balance in a column of their own behind it. */
  'kinds-and-identifications-of-transactions-before-empty-cheque-details-and-dr-or-cr-last-in-kerala': {
    paper: { size: 7, bottom: 745 },
    book: { texts: SAVER_OF_KERALA, ...saving },
    says: { currency: 'INR' },
    pitch: 9,
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(36, 'NAMUNA MALABAR BANK', HEADING).put(560, 'Statement of Account', RIGHT_BOLD).down(22)
      printGrid(
        paper,
        [36, 330, 420],
        [
          ['ANNA UDAHARAN', 'Account Number', number.slice(-14)],
          ['NAMUNA HOUSE, KALOOR', 'Branch Name', 'ERNAKULAM / KALOOR'],
          ['ERNAKULAM 682017', 'IFSC', 'NMLB0001187'],
          ['KERALA, INDIA', 'Type of Account', 'SB-CLUB'],
          ['Communication Address', 'Currency', 'INR'],
          ['', 'Effective Available Balance', 'As shown below'],
        ],
      ).down(8)
      paper.put(
        36,
        `Statement of Account for the period ${on(start, '03-Apr-2024')} to ${on(end, '03-Apr-2024')}`,
        BOLD,
      )
      paper.down(22)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(36, `Account Number ${number.slice(-14)}`)
        .put(560, `Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day('Date', 36, '03-Apr-2024'),
      valueDay('Value Date', 84, '03-Apr-2024'),
      part('Particulars', 132, 120, 0),
      part(['Tran', 'Type'], 258, 30, 1),
      numbered('Tran ID', 286, 9),
      { title: ['Cheque', 'Details'], x: 328, cell: () => '' },
      debit('Withdrawals', 410, lakhs),
      credit('Deposits', 470, lakhs),
      balance('Balance', 538, lakhs),
      { title: ['DR', '/CR'], x: 545, cell: ({ balance: after }) => (after < 0 ? 'DR' : 'CR') },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(132, 'Opening Balance', BOLD).put(538, lakhs(opening), RIGHT).put(545, 'CR').down(13),
    closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
      paper.need(120).rule(36, 560, -8).down(4).put(132, 'GRAND TOTAL', BOLD)
      paper.put(410, lakhs(moneyOut), RIGHT_BOLD).put(470, lakhs(moneyIn), RIGHT_BOLD)
      paper.put(538, lakhs(closing), RIGHT_BOLD).put(545, 'CR', BOLD).down(14)
      paper.put(132, `Debits: ${debitsOf(entries).length}   Credits: ${creditsOf(entries).length}`).down(22)
      paper.put(36, 'Abbreviations used', BOLD).down()
      printGrid(
        paper,
        [36, 90, 300, 350],
        [
          ['CASH', ': Cash Transaction', 'TFR', ': Transfer Transaction'],
          ['FT', ': Fund Transfer', 'CLG', ': Clearing Transaction'],
          ['CHG', ': Charges', 'MB', ': Mobile Banking'],
        ],
      ).down(8)
      smallPrint(paper, 36, ['*** END OF STATEMENT ***', 'Deposits are insured by DICGC up to Rs. 5 lakh.'])
    },
  },
}
