import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusAfter } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printDays } from '../setting/print-days.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import { serials, starred } from '../setting/serials.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { COUNTY_BANK, HOUSE_LOAN, LOADED_CARD } from '../texts/daily-american.ts'

const dollars = around(commaPoint, '-$5', '$5')
const behind = minusAfter(commaPoint)
const CHECK = /^CHECK/

const typeOf = (text: string, isIn: boolean) => {
  if (/fee$/.test(text)) return 'Fee'
  if (/^ATM/.test(text)) return 'ATM'
  if (/^Money|^Cash/.test(text)) return 'Transfer'
  return isIn ? 'Deposit' : 'Purchase'
}

/** A checking account of a bank of one county, in typewriter letters. */
export const COUNTY_BANK_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'sections-named-between-rows-of-stars-with-minus-behind-and-three-checks-across-in-typewriter-letters': {
    paper: { page: 'letter', font: 'courier', size: 8, bottom: 720 },
    book: { texts: COUNTY_BANK, rows: [14, 40], opening: [600_000, 2_500_000], isNeverOverdrawn: true },
    says: {},
    above: (paper, { start, end, number, opening, closing, entries, moneyIn, moneyOut }) => {
      const fees = magnitudeSaying(entries, /^SERVICE/)
      paper.put(40, 'EXAMPLE COUNTY STATE BANK').put(570, 'Page     1', RIGHT).down()
      paper
        .put(40, 'PO BOX 88 HASTINGS NE 68901')
        .put(570, `Account Number:  ${number.slice(-8)}`, RIGHT)
        .down()
      paper.put(570, `Statement Dates  ${on(start, '4/03/24')} thru ${on(end, '4/03/24')}`, RIGHT).down(24)
      paper
        .put(60, 'EXAMPLE FARMS LLC')
        .down()
        .put(60, 'RR 2 BOX 14')
        .down()
        .put(60, 'HASTINGS NE 68901')
        .down(28)
      const at = [40, [290], 330, [570]] as const
      printGrid(paper, at, [
        ['REGULAR CHECKING', '', 'Number of Enclosures', String(saying(entries, CHECK).length)],
        ['Previous Balance', commaPoint(opening), 'Days in the statement period', '30'],
        [`${creditsOf(entries).length} Deposits/Credits`, commaPoint(moneyIn), 'Average Ledger', '6,418.22'],
        [`${debitsOf(entries).length} Checks/Debits`, commaPoint(moneyOut), 'Average Collected', '6,102.90'],
        ['Service Charge (included above)', commaPoint(fees), '', ''],
        ['Current Balance', commaPoint(closing), '', ''],
      ]).down(16)
    },
    again: (paper, { number, end }) => {
      paper.put(40, `REGULAR CHECKING   ${number.slice(-8)}  (Continued)`)
      paper.put(570, `${on(end, '4/03/24')}  Page     ${paper.page}`, RIGHT).down(24)
    },
    sections: ({ credits, debits }) => {
      const columns = [day('Date', 40, '4/03'), lined('Description', 90, 260), amount('Amount', 450, behind)]
      return [
        { title: 'DEPOSITS AND ADDITIONS', columns, entries: credits },
        {
          title: 'CHECKS IN NUMBER ORDER',
          columns: [
            day('Date', 40, '4/03'),
            serials('Check No', 75, 4_071),
            starred(97),
            amount('Amount', 190, commaPoint),
          ],
          across: [0, 180, 360],
          entries: saying(debits, CHECK),
        },
        { title: 'CHECKS AND WITHDRAWALS', columns, entries: notSaying(debits, CHECK) },
      ]
    },
    opens: (paper, { title }) => paper.put(140, `* * * * *  ${title}  * * * * *`).down(16),
    closes: (paper, { title }) => {
      if (title.endsWith('ORDER')) paper.put(40, '* Denotes missing check numbers').down()
      paper.down(14)
    },
    below: (paper, book) => {
      paper.need(90).put(140, '* * * * *  DAILY BALANCE INFORMATION  * * * * *').down(16)
      printDays(paper, book, {
        style: '4/03',
        stops: [40, 220, 400],
        figure: behind,
        titles: ['Date', 'Balance'],
        width: 150,
      })
      paper.down(10).put(140, '* * *   END OF STATEMENT   * * *')
    },
  },
}

/** A loan for a house and a card that is loaded with money, both of the United States. */
export const HOUSE_LOAN_AND_LOADED_CARD: Readonly<Record<string, PlainHabit>> = {
  'charges-before-payments-of-a-house-beside-what-was-paid-last-month-and-this-year': {
    paper: { page: 'letter', size: 8.5, bottom: 640 },
    book: { texts: HOUSE_LOAN, rows: [3, 9], opening: [-30_000_000, -12_000_000], largest: 300_000 },
    says: { currency: 'USD', opening: false, closing: false, unproved: 'all' },
    gap: 13,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Example Home Servicing', HEADING).put(570, 'Mortgage Statement', RIGHT_BOLD).down(14)
      paper.put(570, `Statement Date: ${on(addDays(end, 1), '04/03/2024')}`, RIGHT).down(20)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['JORDAN AND ALEX SAMPLE', 'Account Number', number.slice(-10)],
          ['4700 ELMWOOD DRIVE', 'Payment Due Date', on(addDays(end, 16), '04/03/2024')],
          ['ANYTOWN OH 44101', 'Amount Due', '$1,273.89'],
          ['', `If received after ${on(addDays(end, 31), '04/03/2024')}, a late fee is charged of`, '$63.92'],
        ],
      ).down(18)
      paper
        .put(40, 'Account Information', BOLD)
        .put(330, 'Explanation of Amount Due', BOLD)
        .rule(40, 570)
        .down(16)
      printGrid(
        paper,
        [40, [290], 330, [570]],
        [
          ['Outstanding Principal', '$164,776.43', 'Principal', '$386.46'],
          ['Interest Rate (until October 2026)', '4.750%', 'Interest', '$652.25'],
          ['Prepayment Penalty', 'None', 'Escrow (for Taxes and Insurance)', '$235.18'],
          ['Escrow Balance', '$1,411.08', 'Total Amount Due', '$1,273.89'],
        ],
      ).down(18)
      paper.put(40, 'Past Payments Breakdown', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, [400], [570]],
        [
          ['', 'Paid Last Month', 'Paid Year to Date'],
          ['Principal', '$384.93', '$1,147.11'],
          ['Interest', '$653.78', '$1,969.02'],
          ['Escrow (Taxes and Insurance)', '$235.18', '$705.54'],
          ['Fees', '$0.00', '$160.00'],
          ['Total', '$1,273.89', '$3,981.67'],
        ],
      ).down(18)
      const days = `(${on(start, '04/03/2024')} to ${on(end, '04/03/2024')})`
      paper.put(40, `Transaction Activity ${days}`, BOLD).rule(40, 570).down(18)
    },
    columns: [
      day('Date', 40, '04/03/2024'),
      lined('Description', 120, 270),
      debit('Charges', 480, (minor) => `$${commaPoint(minor)}`),
      credit('Payments', 570, (minor) => `$${commaPoint(minor)}`),
    ],
    closes: ({ paper, book: { number, end } }) => {
      paper.at(
        652,
        40,
        'Partial Payments: any partial payment is held in a separate suspense account.',
        SMALL,
      )
      paper.at(
        668,
        40,
        '- - - - - - - - - - - - - Detach here and return with your payment - - - - - - - - - - - - -',
      )
      paper.at(686, 40, 'Example Home Servicing, PO Box 111, Columbus OH 43215')
      paper.at(700, 40, `Account Number ${number.slice(-10)}`)
      paper.at(700, 330, `Due by ${on(addDays(end, 16), '04/03/2024')}`).at(700, 570, '$1,273.89', RIGHT)
    },
  },
  'kinds-of-rows-and-fees-of-statement-and-year-before-the-list-of-a-loaded-card': {
    paper: { page: 'letter', size: 8, bottom: 710 },
    book: {
      texts: LOADED_CARD,
      rows: [14, 42],
      opening: [5_000, 120_000],
      largest: 160_000,
      isNeverOverdrawn: true,
    },
    says: { currency: 'USD' },
    gap: 13,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const fees = magnitudeSaying(entries, /fee$/)
      paper
        .put(40, 'ExampleGo prepaid debit card', HEADING)
        .put(570, 'Monthly statement', RIGHT_BOLD)
        .down(16)
      paper.put(40, `${on(start, 'Apr 3, 2024')} through ${on(end, 'Apr 3, 2024')}`)
      paper.put(570, `Account number ending in ${number.slice(-4)}`, RIGHT).down(22)
      printGrid(
        paper,
        [40, [270], 320, [470], [570]],
        [
          ['Balance summary', '', 'Fees', 'This statement', 'Year to date'],
          [
            'Beginning balance',
            dollars(opening),
            'Monthly and ATM fees',
            dollars(fees),
            dollars(fees + 2_985),
          ],
          ['Money in', `+$${commaPoint(moneyIn)}`, 'Other fees', '$0.00', '$0.00'],
          [
            'Money out (with fees)',
            `-$${commaPoint(moneyOut)}`,
            'Total fees',
            dollars(fees),
            dollars(fees + 2_985),
          ],
          ['Ending balance', dollars(closing), '', '', ''],
        ],
      ).down(18)
      paper.put(40, 'Transactions', HEADING).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, 'Transactions, continued', BOLD)
        .put(570, `Card ending in ${number.slice(-4)}   Page ${paper.page}`, RIGHT)
        .down(18),
    columns: [
      day('Posted', 40, 'Apr 3'),
      kind('Type', 85, typeOf),
      lined('Details', 145, 240),
      amount('Amount', 480, around(commaPoint, '-$5', '+$5')),
      balance('Balance', 570, dollars),
    ] satisfies Column[],
    closes: ({ paper }) => {
      paper.need(44).down(4)
      paper.put(
        40,
        'In case of errors or questions about your account call 1-855-555-0177 or write to us.',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'We must hear from you no later than 60 days after the error could be seen.', SMALL)
    },
  },
}
