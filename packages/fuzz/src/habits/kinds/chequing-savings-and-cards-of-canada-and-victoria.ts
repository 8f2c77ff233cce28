import { addDays, type Day } from '../../convention/day.ts'
import { debitsOf, type Entry } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ATLANTIC_CANADIAN, CANADIAN_MASTER_CARD, VICTORIAN } from '../texts/current-accounts-of-the-world.ts'

const rich = { opening: [100_000, 900_000], isNeverOverdrawn: true } as const
const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')

/** May is not shortened. */
const pointed = (date: Day, style = 'Apr. 3'): string => on(date, style).replace('May.', 'May')

/** The movements of one of two cards, by day. */
const ofCard = (all: readonly Entry[], card: number): Entry[] =>
  all.filter(({ amount: own }) => Math.abs(own) % 2 === card).sort((a, b) => a.date - b.date)

/** A card of Canada with its holders' movements apart. */
export const MASTER_CARD_SECTIONS_OF_CANADA: Readonly<Record<string, SectionedHabit>> = {
  'months-with-points-and-reference-numbers-for-each-holder-above-subtotals-and-a-total-of-a-canadian-card': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: CANADIAN_MASTER_CARD, rows: [12, 40], opening: [-400_000, -150_000], largest: 60_000 },
    says: { currency: 'CAD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const interest = magnitudeSaying(debitsOf(entries), /^INTEREST/)
      const bought = Math.abs(moneyOut) - interest
      paper.put(40, 'Example CashBack Mastercard', HEADING).put(570, 'Page 1 of 3', RIGHT).down(22)
      printGrid(
        paper,
        [40, 320, [570]],
        [
          ['MR JOHN SAMPLE', 'Account number', `XXXX XXXX XXXX ${number.slice(-4)}`],
          ['12 EXAMPLE CRES', 'Statement date', pointed(end, 'Apr. 3, 2024')],
          [
            'OTTAWA ON  K1A 0A1',
            'Statement period',
            `${pointed(start, 'Apr. 3, 2024')} - ${pointed(end, 'Apr. 3, 2024')}`,
          ],
          ['', 'Payment due date', pointed(addDays(end, 21), 'Apr. 3, 2024')],
          ['', 'Minimum payment due', '$10.00'],
          ['', 'Credit limit', '$8,000.00'],
        ],
      ).down(14)
      paper.put(40, 'Summary of your account', BOLD).put(330, 'Your CashBack', BOLD).down(16)
      printGrid(
        paper,
        [40, [290], 330, [570]],
        [
          ['Previous balance', owed(opening), 'Opening CashBack balance', '$18.42'],
          ['Payments and credits', `-$${commaPoint(moneyIn)}`, 'Earned this month', '+$7.15'],
          ['Purchases and debits', `+$${commaPoint(bought)}`, 'Redeemed', '$0.00'],
          ['Interest', `+$${commaPoint(interest)}`, 'Closing CashBack balance', '$25.57'],
          ['Fees', '+$0.00', '', ''],
          ['Your new balance', owed(closing), '', ''],
        ],
      ).down(10)
      paper.put(40, 'Annual interest rates: purchases 20.99%, cash advances 23.99%.', SMALL).down(9)
      const years =
        'If you pay only the minimum each month it will take about 14 years and 2 months to repay.'
      paper.put(40, years, SMALL).down(22)
      paper.put(40, 'Transactions since your last statement', HEADING).down(20)
    },
    again: (paper, { number }) => {
      paper.put(40, `Account number XXXX XXXX XXXX ${number.slice(-4)}`)
      paper.put(570, `Page ${paper.page} of 3`, RIGHT).down(22)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        { title: ['TRANS', 'DATE'], x: 40, cell: ({ date }) => pointed(date) },
        {
          title: ['POSTING', 'DATE'],
          x: 90,
          means: 'value-date',
          cell: ({ valueDate }) => pointed(valueDate),
        },
        lined('DESCRIPTION', 145, 240),
        {
          title: 'REFERENCE NO.',
          x: 395,
          means: 'reference',
          cell: ({ amount: own, date }) => `3094${String(Math.abs(own) * 17 + date * 1_013).slice(-8)}`,
        },
        amount('AMOUNT ($)', 570, around(commaPoint, '5', '5 CR')),
      ]
      const all = [...credits, ...debits]
      return [
        { title: 'MR JOHN SAMPLE', columns, entries: ofCard(all, 0) },
        { title: 'MRS JANE SAMPLE', columns, entries: ofCard(all, 1) },
      ]
    },
    opens: (paper, { title }) => {
      const digits = title.startsWith('MRS') ? '0043' : '0035'
      paper.put(40, `Card number: XXXX XXXX XXXX ${digits}`, BOLD).put(300, title, BOLD).down(15)
    },
    closes: (paper, { title }, sum) => {
      paper
        .need(24)
        .rule(40, 570, -9)
        .put(145, `Subtotal for ${title.replace(/^\w+ /, '')}`, BOLD)
      paper.put(570, sum > 0 ? `$${commaPoint(sum)} CR` : `$${commaPoint(sum)}`, RIGHT_BOLD).down(24)
    },
    below: (paper, { moneyIn, moneyOut }) => {
      const net = moneyIn + moneyOut
      paper.need(70).put(145, 'Total for this statement', BOLD)
      paper.put(570, net > 0 ? `$${commaPoint(net)} CR` : `$${commaPoint(net)}`, RIGHT_BOLD).down(26)
      paper.put(40, 'Lost or stolen card? Call 1-800-555-0101. Trade-marks are used under license.', SMALL)
      paper.down(9)
      paper.put(
        40,
        'All amounts are in Canadian dollars (CAD), foreign currency at the rate shown plus 2.5%.',
        SMALL,
      )
    },
  },
}

/** A chequing account of Canada and an account of a community's bank in Australia. */
export const CHEQUING_AND_SAVINGS_OF_CANADA_AND_VICTORIA: Readonly<Record<string, PlainHabit>> = {
  'amounts-withdrawn-and-deposited-between-an-opening-and-a-closing-row-with-their-days-in-canada': {
    paper: { page: 'letter', size: 8.5, bottom: 715 },
    book: { texts: ATLANTIC_CANADIAN, ...rich, rows: [14, 44] },
    says: { currency: 'CAD' },
    pitch: 10,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper
        .put(40, 'Example Bank of the Maritimes', HEADING)
        .put(570, 'Everyday Plus Account', RIGHT_BOLD)
        .down(14)
      paper.put(40, 'P.O. BOX 1234, HALIFAX NS  B3J 0A1').down(26)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          ['MS ANNE SAMPLE', 'Your account number:', numberLike('~~~~~ ~~~~~ ~~', number)],
          ['34 EXAMPLE LANE', 'Currency:', 'CAD'],
          ['DARTMOUTH NS  B2Y 0A1', 'Questions?', 'Call 1-800-555-0101'],
        ],
      ).down(16)
      const days = `${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`
      paper.put(40, `Your account statement for ${days}`, BOLD).down(22)
      paper.put(40, "Here's your account summary", BOLD).rule(40, 330, 4).down(18)
      paper
        .pairs(40, 330, [
          [`Opening balance on ${on(start, 'April 3, 2024')}`, dollars(opening)],
          ['Minus total withdrawals', `$${commaPoint(moneyOut)}`],
          ['Plus total deposits', `$${commaPoint(moneyIn)}`],
          [`Closing balance on ${on(end, 'April 3, 2024')}`, dollars(closing)],
        ])
        .down(16)
      paper.put(40, "Here's what happened in your account this statement period", BOLD).down(20)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(40, `Your account number: ${numberLike('~~~~~ ~~~~~ ~~', number)}`)
        .put(570, `Page ${paper.page} of 3`, RIGHT)
        .down(22),
    columns: [
      day('Date', 40, 'Apr 3'),
      lined('Transactions', 90, 210),
      debit(['Amounts', 'withdrawn ($)'], 400, commaPoint),
      credit(['Amounts', 'deposited ($)'], 485, commaPoint),
      balance('Balance ($)', 570, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(40, on(start, 'Apr 3'))
        .put(90, 'Opening Balance')
        .put(570, commaPoint(opening), RIGHT)
        .down(14),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(80).put(40, on(end, 'Apr 3')).put(90, 'Closing Balance', BOLD)
      paper
        .put(570, `$${commaPoint(closing)}`, RIGHT_BOLD)
        .rule(40, 570, 4)
        .down(28)
      paper
        .put(40, 'Please tell us within 60 days of any errors or omissions in this statement.', SMALL)
        .down(9)
      paper.put(40, 'Avoid monthly account fees: keep a minimum closing daily balance of $3,000.', SMALL)
    },
  },
  'transaction-totals-and-the-closing-balance-in-one-line-under-withdrawals-before-deposits-in-victoria': {
    paper: { size: 8.5, bottom: 735 },
    book: { texts: VICTORIAN, ...rich, rows: [14, 44] },
    says: { currency: 'AUD' },
    pitch: 10,
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Example Community Bank', HEADING).put(545, 'Your statement', RIGHT_BOLD).down(13)
      paper.put(50, 'Benalla Branch, 12 Sample Street, Benalla VIC 3672', SMALL).down(28)
      const days = `${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`
      printGrid(
        paper,
        [50, 310, [545]],
        [
          ['MS E J EXAMPLE', 'Your details at a glance', ''],
          ['44 SPECIMEN ROAD', 'BSB number', '633-999'],
          ['BENALLA VIC 3672', 'Account number', numberLike('~~~~~~~~~', number)],
          ['', 'Customer number', '12345678/A101'],
          ['', 'Account title', 'EMMA JANE EXAMPLE'],
          ['', 'Statement period', days],
          ['', 'Statement number', '27 (page 1 of 3)'],
        ],
      ).down(12)
      paper.put(310, 'Account summary', BOLD).rule(310, 545, 4).down(18)
      paper
        .pairs(310, 545, [
          [`Opening balance on ${on(start, '3 Apr 2024')}`, `$${commaPoint(opening)}`],
          ['Deposits & credits', commaPoint(moneyIn)],
          ['Withdrawals & debits', commaPoint(moneyOut)],
          [`Closing balance on ${on(end, '3 Apr 2024')}`, `$${commaPoint(closing)}`],
        ])
        .down(10)
      paper.put(50, 'Any questions? Contact us on 1300 555 010. All amounts in AUD.', SMALL).down(24)
      paper.put(50, 'Everyday Account', HEADING).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Account number ${numberLike('~~~~~~~~~', number)}`)
        .put(545, `Statement number 27 (page ${paper.page} of 3)`, RIGHT)
        .down(22),
    columns: [
      day('Date', 50, '3 Apr 24'),
      lined('Transaction', 105, 210),
      debit('Withdrawals', 395, commaPoint),
      credit('Deposits', 470, commaPoint),
      balance('Balance', 545, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper
        .put(50, 'Opening balance', BOLD)
        .put(545, `$${commaPoint(opening)}`, RIGHT_BOLD)
        .down(15),
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      paper.need(90).rule(50, 545, -9).put(50, 'Transaction totals / Closing balance', BOLD)
      paper.put(395, `$${commaPoint(moneyOut)}`, RIGHT_BOLD).put(470, `$${commaPoint(moneyIn)}`, RIGHT_BOLD)
      paper.put(545, `$${commaPoint(closing)}`, RIGHT_BOLD).down(28)
      paper.put(50, 'Card security', BOLD).down(11)
      paper.put(
        50,
        'Memorise your PIN and never keep a record of it with your card. Report loss at once.',
        SMALL,
      )
    },
  },
}
