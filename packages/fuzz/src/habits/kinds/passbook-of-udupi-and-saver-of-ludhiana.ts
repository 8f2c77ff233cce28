import { clock } from '../setting/clock.ts'
import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { PASSBOOK_OF_UDUPI, SAVER_OF_LUDHIANA } from '../texts/from-natick-to-abu-dhabi-east.ts'

const minus = minusBefore(lakhs)
const lettered = around(lakhs, '5 Dr.', '5 Cr.')
const rows = {
  rows: [14, 44],
  opening: [500_000, 20_000_000],
  largest: 4_000_000,
  isNeverOverdrawn: true,
} as const
const DAY_MINUTES = 1_440

/** A passbook of Karnataka and a saver of Punjab. */
export const PASSBOOK_OF_UDUPI_AND_SAVER_OF_LUDHIANA: Readonly<Record<string, PlainHabit>> = {
  /** The hour to the second stands under each day, and a line for a cheque under each text, mostly with nothing behind it. */
  'hours-to-the-second-under-days-and-a-line-for-a-cheque-under-each-text-of-a-passbook-by-phone-in-udupi': {
    paper: { size: 8, bottom: 755 },
    book: { texts: PASSBOOK_OF_UDUPI, ...rows },
    says: { currency: 'INR' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number } }) => {
      paper
        .put(230, 'Example Canara Bank', HEADING)
        .down(16)
        .put(
          40,
          `Statement for A/c XXXXXXXXX${number.slice(-4)} for the period ${on(start, '03-04-2024')} to ${on(end, '03-04-2024')}`,
          BOLD,
        )
        .down(20)
      printGrid(
        paper,
        [40, 140, 330, 420],
        [
          ['Customer Id', 'XXXXX4417', 'Branch Code', '1104'],
          ['Name', 'SUDHA EXAMPLE', 'Branch Name', 'UDUPI CAR STREET'],
          ['Phone', '+9199XXXXXX04', 'IFSC Code', 'EXMP0001104'],
          ['Address', '4-22 SAMPLE BEEDI, UDUPI 576101', 'Currency', 'INR'],
        ],
      ).down(16)
    },
    again: ({ paper }) => paper.down(4),
    carries: ({ paper }) => paper.at(800, 550, `Page ${paper.page}`, RIGHT),
    columns: [
      {
        title: 'Date',
        x: 40,
        cell: ({ date, amount }) => {
          const moment = Math.abs(amount)
          return [
            on(date, '03-04-2024'),
            `${clock(moment % DAY_MINUTES)}:${String(moment % 60).padStart(2, '0')}`,
          ]
        },
      },
      text('Particulars', 105, 215, (_, lines) => [...lines, 'Chq:']),
      credit('Deposits', 395, lakhs),
      debit('Withdrawals', 475, lakhs),
      balance('Balance', 555, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(105, 'Opening Balance', BOLD).put(555, minus(opening), RIGHT_BOLD).down(14),
    closes: ({ paper, book: { closing } }) => {
      paper.need(60).put(105, 'Closing Balance', BOLD).put(555, minus(closing), RIGHT_BOLD).down(24)
      smallPrint(paper, 40, [
        'Disclaimer: unless the constituent notifies the bank immediately of any discrepancy, the entries are taken as correct.',
        'This is a computer output and does not require a signature. Beware of phishing: never share your PIN or OTP.',
      ])
      paper.at(800, 550, `Page ${paper.page}`, RIGHT)
    },
  },
  /** Cheque numbers stand right behind the day, and the narration last, behind the balance. */
  'cheque-numbers-behind-days-and-narration-last-behind-a-balance-with-pointed-letters-of-a-saver-in-ludhiana':
    {
      paper: { size: 7.5, bottom: 755 },
      book: { texts: SAVER_OF_LUDHIANA, ...rows },
      says: { currency: 'INR', opening: false, closing: false, unproved: 'oldest' },
      newestFirst: true,
      gap: 14,
      verticals: [34, 100, 165, 235, 305, 395, 562],
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(36, 'Punjab Example Bank', HEADING).put(560, 'Account Statement', RIGHT_BOLD).down(22)
        printGrid(
          paper,
          [36, 140, 320, 420],
          [
            ['Account Holder', 'HARPREET EXAMPLE', 'Account Number', number.slice(-16)],
            ['Address', '22 SAMPLE MODEL TOWN', 'IFSC', 'EXMP0110400'],
            ['', 'LUDHIANA 141002', 'Branch', 'CHAURA BAZAR'],
            ['Statement Period', `${on(start, '03/04/2024')} to ${on(end, '03/04/2024')}`, 'Currency', 'INR'],
          ],
        ).down(16)
      },
      again: ({ paper }) => paper.put(560, `Page No. ${paper.page}`, RIGHT).down(20),
      columns: [
        day(['Transaction', 'Date'], 38, '03/04/2024'),
        {
          title: ['Cheque', 'Number'],
          x: 104,
          means: 'reference',
          cell: ({ text: own }) => (/^CHQ/.test(own) ? '110441' : ''),
        },
        debit('Withdrawal', 231, lakhs),
        credit('Deposit', 301, lakhs),
        balance('Balance', 391, lettered),
        text('Narration', 400, 160),
      ],
      closes: ({ paper }) => {
        paper.need(50).down(10)
        smallPrint(paper, 36, [
          'This is a system generated statement and requires no signature. Page summary is not a part of the record of the bank.',
          'Please keep your mobile number and nomination up to date with the branch.',
        ])
      },
    },
}
