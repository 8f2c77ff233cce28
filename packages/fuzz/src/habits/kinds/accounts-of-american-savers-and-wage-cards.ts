import { amount, balance, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint, commaPointThree, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CORE_FUND, ONLINE_SAVINGS, WAGE_CARD } from '../texts/lined-american.ts'

const rich = { isNeverOverdrawn: true, opening: [400_000, 9_000_000] } as const
const dollars = minusBefore((minor) => `$${commaPoint(minor)}`)
const bracketed = around(commaPoint, '($5)', '$5')

/** Savings, the cash of a broker and a card for wages of the United States, as they are remembered. */
export const AMERICAN_ACCOUNTS: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-transactions-under-texts-behind-types-in-words-above-rates-of-savings': {
    paper: { page: 'letter', size: 8, bottom: 725 },
    book: { texts: ONLINE_SAVINGS, ...rich, rows: [8, 30] },
    says: { currency: 'USD' },
    newestFirst: true,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      const interest = magnitudeSaying(entries, /^Interest/)
      paper.put(40, 'Savings and Vaults Statement', HEADING).put(560, 'Page 1', RIGHT).down(14)
      paper
        .put(40, `Monthly Statement Period  ${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`)
        .down(20)
      paper.put(40, 'Primary Account Holder', BOLD).put(300, 'Account Number', BOLD).down()
      paper
        .put(40, 'Alex Q. Sample')
        .put(300, `Savings - ${number.slice(-4)}`)
        .down()
      paper.put(40, '77 Linden Way, Boise ID 83702').down(20)
      printGrid(
        paper,
        [40, 180, 320, 450],
        [
          ['Current Balance', 'Beginning Balance', 'Interest Paid This Period', 'Interest Paid YTD'],
          [dollars(closing), dollars(opening), dollars(interest), dollars(interest + 6_177)],
        ],
      ).down(14)
      paper.put(40, 'Transaction Details', HEADING).down(18)
    },
    again: ({ paper }) => paper.put(560, `Page ${paper.page}`, RIGHT).down(18),
    columns: [
      day('DATE', 40, 'Apr 3, 2024'),
      kind('TYPE', 110, (text, isIn) =>
        /Interest/.test(text) ? 'Interest Earned' : isIn ? 'Direct Deposit' : 'Withdrawal',
      ),
      lined('DESCRIPTION', 200, 190),
      amount('AMOUNT', 480, dollars),
      balance('BALANCE', 560, dollars),
    ],
    closes: ({ paper, book: { start, opening } }) => {
      paper.need(120).put(40, on(start, 'Apr 3, 2024')).put(200, 'Beginning Balance')
      paper.put(560, dollars(opening), RIGHT).down(26)
      paper.put(40, 'Annual Percentage Yield Details', BOLD).down(14)
      printGrid(
        paper,
        [40, [220], [330]],
        [
          ['Balance', 'Interest Rate', 'APY'],
          ['Savings', '4.21%', '4.30%'],
          ['Vaults', '4.21%', '4.30%'],
        ],
      ).down(6)
      paper.put(40, 'Deposits are insured up to $3M through participation in the deposit program.', SMALL)
    },
  },
  'shares-of-a-core-fund-bought-and-sold-at-one-dollar-with-quantities-before-amounts': {
    paper: { page: 'landscape', size: 8, bottom: 530 },
    book: { texts: CORE_FUND, ...rich, rows: [8, 32] },
    says: { currency: 'USD' },
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(40, 'INVESTMENT REPORT', HEADING)
      paper.put(780, `${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`, RIGHT).down(18)
      paper
        .put(40, `Account # X83-${number.slice(-6)}`)
        .put(300, 'ALEX Q SAMPLE - INDIVIDUAL - TOD')
        .down(20)
      paper.put(40, 'Core Account and Credit Balance Cash Flow', BOLD).down(14)
      printGrid(
        paper,
        [40, [300], [400]],
        [
          ['', 'This Period', 'Year-to-Date'],
          ['Beginning Balance', dollars(opening), '-'],
          ['Ending Balance', dollars(closing), '-'],
        ],
      ).down(14)
      paper.put(40, 'Core Fund Activity', HEADING).down(14)
      paper.put(
        40,
        'For more information about the operation of your core account, see your agreement.',
        SMALL,
      )
      paper.down(18)
    },
    columns: [
      day(['Settlement', 'Date'], 40, '04/03'),
      kind(['Account', 'Type'], 100, () => 'CASH'),
      kind('Transaction', 150, (text, isIn) =>
        /DIVIDEND/.test(text) ? 'Reinvestment' : isIn ? 'You Bought' : 'You Sold',
      ),
      lined('Description', 240, 220),
      {
        title: 'Quantity',
        x: 540,
        align: 'right',
        cell: ({ amount: own }) => minusBefore(commaPointThree)(own * 10),
      },
      { title: 'Price', x: 600, align: 'right', cell: () => '$1.0000' },
      amount('Amount', 690, dollars),
      balance('Balance', 780, dollars),
    ],
    closes: ({ paper, book: { closing } }) => {
      paper.need(50).put(40, 'Total Core Fund Activity', BOLD).put(780, dollars(closing), RIGHT_BOLD).down(20)
      paper.put(
        40,
        'Brokerage services are provided by Example Brokerage Services LLC, Member NYSE, SIPC.',
        SMALL,
      )
    },
  },
  'hours-under-days-of-transactions-and-brackets-above-fees-of-the-month-on-a-wage-card': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: WAGE_CARD, ...rich, rows: [12, 36], opening: [40_000, 300_000] },
    says: { currency: 'USD' },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      const fees = magnitudeSaying(entries, /Fee/)
      paper.put(40, 'PayFirst Prepaid Card', HEADING).put(400, 'Cardholder Statement', BOLD).down(18)
      printGrid(
        paper,
        [40, 160, 330, [560]],
        [
          ['Cardholder', 'ALEX SAMPLE', 'Beginning Balance', dollars(opening)],
          ['Card Number', `**** **** **** ${number.slice(-4)}`, 'Ending Balance', dollars(closing)],
          ['Employer', 'ACME MFG CO', 'Fees this period', dollars(fees)],
          ['From', on(start, '04/03/2024'), 'Fees year to date', dollars(fees + 2_100)],
          ['To', on(end, '04/03/2024'), '', ''],
        ],
      ).down(16)
    },
    columns: [
      {
        title: ['Transaction', 'Date/Time'],
        x: 40,
        cell: ({ date, amount: own }) => [
          on(date, '04/03/2024'),
          `${String(1 + (Math.abs(own) % 12)).padStart(2, '0')}:${String(Math.abs(own) % 60).padStart(2, '0')} PM`,
        ],
      },
      valueDay(['Post', 'Date'], 105, '04/03/2024'),
      lined('Description', 170, 220),
      amount('Amount', 470, bracketed),
      balance(['Available', 'Balance'], 560, bracketed),
    ],
    closes: ({ paper, book: { entries } }) => {
      const [atm, inquiry] = [magnitudeSaying(entries, /ATM.*Fee/), magnitudeSaying(entries, /Inquiry Fee/)]
      paper.need(110).down(8).put(40, 'Fee Summary', BOLD).down(14)
      printGrid(
        paper,
        [40, [260], [360]],
        [
          ['', 'This month', 'Year to date'],
          ['ATM withdrawal fees', dollars(atm), dollars(atm + 1_200)],
          ['Balance inquiry fees', dollars(inquiry), dollars(inquiry + 900)],
          ['Total fees', dollars(atm + inquiry), dollars(atm + inquiry + 2_100)],
        ],
      ).down(6)
      paper.put(40, 'Call 1-888-555-0160 within 60 days of the transaction if you see an error.', SMALL)
    },
  },
}
