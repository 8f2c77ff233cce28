import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, balanceOnce, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BUFFALO, CAR_LOAN, HOME_LINE } from '../texts/household-american.ts'

const dollars = around(commaPoint, '-$5', '$5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')
const behind = minusAfter(commaPoint)

const CHECK = /^CHECK NUMBER /

/** Numbers that confirm what was paid; charges have none. */
const confirmed = (title: Column['title'], x: number): Column => ({
  title,
  x,
  means: 'reference',
  cell: ({ amount, date }) => (amount > 0 ? `W${String(amount * 17 + date * 409).slice(-8)}` : ''),
})

/** A checking account, a line of credit on a home and a loan for a car of the United States. */
export const BORROWERS_AND_SAVERS_OF_AMERICA: Readonly<Record<string, PlainHabit>> = {
  'counts-of-deposits-and-checks-under-their-columns-and-checks-listed-again-below': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: BUFFALO, rows: [14, 42], opening: [400_000, 2_000_000], isNeverOverdrawn: true },
    says: { currency: 'USD' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const checks = magnitudeSaying(entries, CHECK)
      paper.put(40, 'FOR INQUIRIES CALL:  BUFFALO MAIN OFFICE').put(560, 'PAGE: 1', RIGHT).down()
      paper.put(84, '(716) 555-0136').down(20)
      printGrid(
        paper,
        [330, 450],
        [
          ['ACCOUNT TYPE', ''],
          ['EXAMPLE FREE CHECKING', ''],
          ['ACCOUNT NUMBER', 'STATEMENT PERIOD'],
          [`98${number.slice(-10)}`, `${on(start, 'APR.03')}-${on(end, 'APR.03,2024')}`],
        ],
      )
      paper.down(8).put(60, 'MARIA EXAMPLE').down().put(60, '12 ELMWOOD AVE').down()
      paper.put(60, 'BUFFALO NY 14201').down(24)
      paper.put(230, 'ACCOUNT SUMMARY', BOLD).down(14)
      printGrid(
        paper,
        [[130], [240], [340], [450], [560]],
        [
          ['BEGINNING', 'DEPOSITS & OTHER', 'CHECKS', 'OTHER', 'ENDING'],
          ['BALANCE', 'CREDITS (+)', 'PAID (-)', 'DEBITS (-)', 'BALANCE'],
          [opening, moneyIn, checks, Math.abs(moneyOut) - checks, closing].map((minor) => dollars(minor)),
        ],
      ).down(16)
      paper.put(230, 'ACCOUNT ACTIVITY', BOLD).down(16)
    },
    again: ({ paper, book: { number } }) => {
      paper
        .put(330, `ACCOUNT NUMBER  98${number.slice(-10)}`)
        .put(560, `PAGE: ${paper.page}`, RIGHT)
        .down(16)
      paper.put(210, 'ACCOUNT ACTIVITY (CONTINUED)', BOLD).down(16)
    },
    columns: [
      day(['POSTING', 'DATE'], 40, '04/03/2024'),
      lined('TRANSACTION DESCRIPTION', 105, 190),
      credit(['DEPOSITS', '& OTHER', 'CREDITS (+)'], 380, commaPoint),
      debit(['WITHDRAWALS', '& OTHER', 'DEBITS (-)'], 470, commaPoint),
      balanceOnce(['DAILY', 'BALANCE'], 560, commaPoint),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, '04/03/2024'))
        .put(105, 'BEGINNING BALANCE')
        .put(560, dollars(opening), RIGHT)
        .down(13),
    closes: ({ paper, book: { entries, closing } }) => {
      const checks = saying(entries, CHECK)
      paper.need(40).put(105, 'ENDING BALANCE').put(560, dollars(closing), RIGHT).down(14)
      paper.put(105, 'NUMBER OF DEPOSITS/CHECKS PAID').put(380, String(creditsOf(entries).length), RIGHT)
      paper.put(470, String(checks.length), RIGHT).down(22)
      if (checks.length === 0) return
      paper.need(80).put(230, 'CHECKS PAID SUMMARY', BOLD).down(14)
      const cells = checks.map(({ text, date, amount }) => [
        text.replace(CHECK, ''),
        on(date, '04/03/24'),
        commaPoint(amount),
      ])
      const lines = Array.from({ length: Math.ceil(cells.length / 3) }, (_, i) =>
        cells.slice(3 * i, 3 * i + 3),
      )
      const stops = [40, 97, [190], 220, 277, [370], 400, 457, [550]] as const
      const titles = ['CHECK NO.', 'DATE', 'AMOUNT']
      printGrid(paper, stops, [[...titles, ...titles, ...titles], ...lines.map((line) => line.flat())])
    },
  },
  'advances-and-payments-of-a-home-line-over-a-coupon-at-the-foot-of-the-first-page': {
    paper: { page: 'letter', size: 8, bottom: 640 },
    book: { texts: HOME_LINE, rows: [5, 22], opening: [-9_000_000, -4_000_000] },
    says: { currency: 'USD', isOwed: true },
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'HOME EQUITY LINE OF CREDIT', HEADING).put(560, 'Billing Statement', RIGHT_BOLD).down(16)
      printGrid(
        paper,
        [40, 150, 330, [560]],
        [
          [
            'Account Number',
            `68${number.slice(-10)}`,
            'Payment Due Date',
            on(addDays(end, 25), '04/03/2024'),
          ],
          ['Statement Date', on(end, '04/03/2024'), 'Minimum Payment Due', '$412.88'],
          [
            'Billing Cycle',
            `${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
            'Past Due Amount',
            '$0.00',
          ],
          ['Property', '12 ELMWOOD AVE', 'Credit Limit', '$150,000.00'],
        ],
      ).down(14)
      paper.put(40, 'Summary of Account Activity', BOLD).rule(40, 560).down(16)
      printGrid(
        paper,
        [40, [290], 330, [560]],
        [
          ['Previous Balance', owed(opening), 'Daily Periodic Rate', '.0245628%'],
          ['Payments and Credits', behind(-moneyIn), 'ANNUAL PERCENTAGE RATE', '8.9900%'],
          ['Advances, Interest and Fees', commaPoint(moneyOut), 'Days in Billing Cycle', '30'],
          ['New Balance', owed(closing), 'Draw Period Ends', '11/01/2031'],
        ],
      ).down(16)
      paper.at(
        675,
        40,
        '- - - - - - - - - - Please detach and return this part with your payment - - - - - - - - - -',
      )
      paper.at(692, 40, 'MARIA EXAMPLE').at(704, 40, '12 ELMWOOD AVE, BUFFALO NY 14201')
      paper.at(692, 330, 'Account Number').at(692, 560, `68${number.slice(-10)}`, RIGHT)
      paper.at(704, 330, 'New Balance').at(704, 560, owed(closing), RIGHT)
      paper.at(716, 330, 'Minimum Payment Due').at(716, 560, '$412.88', RIGHT)
      paper.at(734, 40, '6800000412880000000000000412887', SMALL)
    },
    again: ({ paper, book: { number } }) =>
      paper.put(40, `HOME EQUITY LINE OF CREDIT  68${number.slice(-10)}`, BOLD).down(24),
    columns: [
      day(['Transaction', 'Date'], 40, '04/03'),
      valueDay(['Posting', 'Date'], 100, '04/03'),
      lined('Transaction Description', 150, 190),
      debit(['Advances', 'and Charges'], 400, commaPoint),
      credit(['Payments', 'and Credits'], 480, (minor) => behind(-minor)),
      balance(['Outstanding', 'Balance'], 560, owed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(150, 'PREVIOUS BALANCE')
        .put(560, owed(opening), RIGHT)
        .down(12)
        .put(150, 'ANNUAL PERCENTAGE RATE 8.9900%  DAILY PERIODIC RATE .0245628%')
        .down(13),
    closes: ({ paper, book: { entries, closing } }) => {
      const interest = magnitudeSaying(entries, /^INTEREST/)
      paper.need(90).put(150, 'NEW BALANCE', BOLD).put(560, owed(closing), RIGHT_BOLD).down(22)
      paper.put(40, 'Totals Year-to-Date', BOLD).down(14)
      paper.pairs(40, 290, [
        ['Total Fees Charged in 2024', '$75.00'],
        ['Total Interest Charged in 2024', dollars(interest + 98_214)],
      ])
      paper.put(40, 'Your home secures this line. Rates follow the Prime Rate as published.', SMALL)
    },
  },
  'confirmation-numbers-and-charges-of-a-car-loan-newest-first-above-a-payoff': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: CAR_LOAN, rows: [6, 20], opening: [-2_900_000, -1_400_000], largest: 60_000 },
    says: { currency: 'USD', isOwed: true },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number, closing, entries, opening } }) => {
      paper.put(40, 'Example Auto Finance', HEADING).put(560, 'Account history', RIGHT_BOLD).down(20)
      printGrid(
        paper,
        [40, 150, 320, [560]],
        [
          ['Customer', 'Dana Sample', 'Payoff balance today', owed(closing)],
          ['Account number', number.slice(-10), 'Regular payment', '$418.62'],
          ['Vehicle', '2021 EXAMPLE SEDAN LX', 'Next due', on(addDays(end, 12), 'Apr 3, 2024')],
          ['VIN', '1EXAM82633A004352', 'Payments left', '41 of 72'],
          ['Contract', 'Simple interest, 6.49% APR', 'Maturity date', 'Sep 14, 2027'],
        ],
      ).down(10)
      paper.put(40, `History from ${on(start, 'Apr 3, 2024')} to ${on(end, 'Apr 3, 2024')}`, BOLD).down(14)
      paper.put(40, `${debitsOf(entries).length} charges, ${creditsOf(entries).length} payments.`)
      paper.put(320, 'Payoff balance at start').put(560, owed(opening), RIGHT).down(22)
    },
    columns: [
      valueDay('Posted', 40, 'Apr 3, 2024'),
      day('Effective', 105, 'Apr 3, 2024'),
      lined('Transaction', 170, 150),
      confirmed('Confirmation #', 325),
      debit('Charged', 435, (minor) => `$${commaPoint(minor)}`),
      credit('Paid', 495, (minor) => `$${commaPoint(minor)}`),
      balance('Payoff balance', 560, owed),
    ],
    closes: ({ paper, book: { end } }) => {
      paper.need(80).down(6).put(40, 'Scheduled payments', BOLD).down(14)
      printGrid(
        paper,
        [40, 170, [495]],
        [
          [on(addDays(end, 12), 'Apr 3, 2024'), 'AutoPay, checking ...4417', '$418.62'],
          [on(addDays(end, 43), 'Apr 3, 2024'), 'AutoPay, checking ...4417', '$418.62'],
        ],
      ).down(4)
      paper.put(40, 'A payoff quote is good for 10 days. Interest accrues each day until we are paid.', SMALL)
    },
  },
}
