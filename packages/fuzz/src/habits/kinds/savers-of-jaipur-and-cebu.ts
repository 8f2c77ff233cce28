import { balance, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { ACCOUNT_OF_CEBU, SAVER_OF_JAIPUR } from '../texts/from-valdosta-to-kinshasa-west.ts'

const DASHED = '03-Apr-2024'
const minus = minusBefore(commaPoint)
/** More than any page has. */
const WHOLE_PAGE = 710

const RULINGS = [36, 96, 286, 356, 426, 494, 562]

/** A balance brought or carried forward, between the rulings of the rows. */
function forward(paper: Paper, words: string, balance: number): void {
  for (const x of RULINGS) paper.ruleDown(x, paper.y - 8, paper.y + 6)
  paper.put(100, words, BOLD).put(559, lakhs(balance), RIGHT_BOLD).down(14)
}

/** Savers of Rajasthan and of the Visayas. */
export const SAVERS_OF_JAIPUR_AND_CEBU: Readonly<Record<string, PlainHabit>> = {
  /** A sheet with what the customer holds comes first; each sheet of rows is between two forwards, in rulings. */
  'a-sheet-of-the-relationship-before-ruled-rows-between-brought-and-carried-forward-with-a-certificate-below-in-jaipur':
    {
      paper: { size: 8, bottom: 750 },
      book: { texts: SAVER_OF_JAIPUR, rows: [14, 60], opening: [500_000, 9_000_000], isNeverOverdrawn: true },
      says: { currency: 'INR' },
      pitch: 9.5,
      gap: 14,
      verticals: RULINGS,
      above: ({ paper, book: { start, end, number, closing } }) => {
        const masked = `15XXXXXX${number.slice(-4)}`
        paper.put(36, 'EXAMPLEIND BANK', { isBold: true, size: 16 }).down(36)
        for (const line of ['MEERA SAMPLE', '41 EXAMPLE NAGAR', 'MANSAROVAR', 'JAIPUR - 302020', 'RAJASTHAN'])
          paper.put(36, line).down(11)
        paper.down(20).put(36, 'Dear Customer,').down(14)
        paper.put(36, 'Please find below the summary of your relationship with us.').down(24)
        paper
          .put(36, `Relationship Summary as on ${on(end, DASHED)}`, HEADING)
          .rule(36, 562, 4)
          .down(18)
        printGrid(
          paper,
          [40, 240, [562]],
          [
            ['Product', 'Account Number', 'Balance (INR)'],
            ['Savings Account', masked, lakhs(closing)],
            ['Fixed Deposits', '2 deposits', '3,50,000.00'],
            ['Recurring Deposits', '-', '0.00'],
            ['Credit Card Outstanding', 'XXXX 4417', '12,480.50'],
          ],
        ).down(24)
        paper.put(36, 'Notices', HEADING).down(14)
        smallPrint(paper, 36, [
          'Never share your OTP, PIN or CVV with anyone. The Bank never asks for them.',
          'Update your KYC at the nearest branch or by video. Nominee registered: Yes.',
          'Earn up to 6.75% p.a. on Savings balances above Rs. 5,00,000. Conditions apply.',
        ])
        paper.need(WHOLE_PAGE)
        paper.put(36, 'Account Information', HEADING).rule(36, 562, 4).down(18)
        printGrid(
          paper,
          [40, 190, 330],
          [
            ['Account Number', 'Account Holder Name', 'Mode of Holding / Type'],
            [masked, 'MEERA SAMPLE', 'Primary Holder / Savings'],
          ],
        ).down(8)
        paper.put(36, `Statement Period : ${on(start, DASHED)} TO ${on(end, DASHED)}`, BOLD).down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(36, `Account Number 15XXXXXX${number.slice(-4)}`, BOLD)
          .put(562, `Page ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('Date', 40, DASHED),
        text('Particulars', 100, 182),
        numbered('Chq No/Ref No', 290, 12),
        debit('Withdrawal', 423, lakhs),
        credit('Deposit', 491, lakhs),
        balance('Balance', 559, lakhs),
      ],
      opens: ({ paper, book: { opening } }) => forward(paper, 'Brought Forward', opening),
      carries: ({ paper }, reached) => forward(paper, 'Carried Forward', reached),
      brings: ({ paper }, reached) => forward(paper, 'Brought Forward', reached),
      closes: ({ paper, book: { closing } }) => {
        forward(paper.need(30), 'Carried Forward', closing)
        paper.down(20)
        paper
          .need(90)
          .put(36, 'Interest Certificate for the Financial Year', HEADING)
          .rule(36, 562, 4)
          .down(18)
        printGrid(
          paper,
          [40, 200, [380], [562]],
          [
            ['Deposit Type', 'Account', 'Interest Paid (INR)', 'Tax Deducted (INR)'],
            ['Savings', 'XXXX', '2,118.00', '0.00'],
          ],
        ).down(10)
        smallPrint(paper, 36, ['This is a computer generated statement and does not need a signature.'])
      },
    },
  /** Dashes stand for nothing; the balance before is a row, and counts and sums of both ways stand below. */
  'a-previous-balance-row-above-months-before-days-with-dashes-for-nothing-and-counted-sums-of-an-account-in-cebu':
    {
      paper: { page: 'letter', size: 8.5, bottom: 725 },
      book: { texts: ACCOUNT_OF_CEBU, rows: [8, 40], opening: [500_000, 20_000_000], largest: 4_000_000 },
      says: { currency: 'PHP' },
      gap: 13,
      above: ({ paper, book: { start, end, number } }) => {
        paper.put(50, 'Examplebank', { isBold: true, size: 17 }).down(12)
        paper
          .put(50, 'Banking with the islands since 1962')
          .put(560, 'STATEMENT OF ACCOUNT', RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [50, 300, [560]],
          [
            [
              'EXAMPLE HARDWARE TRADING',
              'ACCOUNT NUMBER',
              `${number.slice(-13, -10)}-7-${number.slice(-10, -7)}-${number.slice(-7, -1)}-${number.slice(-1)}`,
            ],
            ['88 SAMPLE ST MANDAUE CITY', 'ACCOUNT TYPE', 'PESO CHECKING'],
            ['CEBU 6014', 'BRANCH', 'CEBU - A.S. FORTUNA'],
            ['', 'PERIOD COVERED', `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`],
            ['', 'CURRENCY', 'PHP'],
          ],
        ).down(22)
      },
      again: ({ paper }) =>
        paper.put(50, 'EXAMPLE HARDWARE TRADING', BOLD).put(560, `Page ${paper.page}`, RIGHT).down(26),
      columns: [
        day('DATE', 50, '04/03'),
        text('DESCRIPTION', 95, 220),
        debit('WITHDRAWAL', 400, commaPoint, '-'),
        credit('DEPOSIT', 480, commaPoint, '-'),
        balance('BALANCE', 560, minus),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(95, 'PREVIOUS BALANCE').put(560, minus(opening), RIGHT).down(13),
      closes: ({ paper, book: { entries, moneyIn, moneyOut, closing } }) => {
        const debits = entries.filter(({ amount }) => amount < 0).length
        paper.need(110).down(6).rule(50, 560, -8).put(95, 'ENDING BALANCE', BOLD)
        paper.put(560, minus(closing), RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [50, [260], [400]],
          [
            ['', 'NO. OF ITEMS', 'AMOUNT'],
            ['TOTAL WITHDRAWALS', String(debits), commaPoint(moneyOut)],
            ['TOTAL DEPOSITS', String(entries.length - debits), commaPoint(moneyIn)],
          ],
        ).down(12)
        smallPrint(paper, 50, [
          'Please examine this statement at once. If no error is reported within ten days, it is taken to be correct.',
          'Deposits are insured by PDIC up to P500,000 per depositor. Examplebank is regulated by the Bangko Sentral ng Pilipinas.',
        ])
      },
    },
}
