import { addDays } from '../../convention/day.ts'
import { type AccountBook, creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { told } from '../setting/told.ts'
import {
  CARD_OF_TORONTO,
  CHEQUING_OF_MONTREAL,
  HARDWARE_CARD,
  SAVINGS_OF_MONTREAL,
} from '../texts/banked-american.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(commaPoint)
/** What is owed is less than nothing in the book. */
const behind = around(commaPoint, '5', '5-')
const before = around(commaPoint, '5', '-5')
const owed = (minor: number) => `${minor > 0 ? '-' : ''}$${commaPoint(minor)}`

const INTEREST = /^INTEREST/
const ADVANCE = /^CASH ADVANCE/
const PAID = /^PAYMENT/
const PREMIUM = /PREMIUM$/

const HOLDERS = ['MS ALEX SAMPLE', 'MR JORDAN SAMPLE - 4537 XXXX XXXX 8812'] as const

const byPosting = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => a.valueDate - b.valueDate)

/** Numbers of three digits that count the movements of all holders on. */
const counted = (title: Column['title'], x: number, all: readonly Entry[]): Column => ({
  title,
  x,
  means: 'reference',
  cell: (entry) => String(all.indexOf(entry) + 1).padStart(3, '0'),
})

/** Cards of Canada: one with numbers of references for each holder, one of a shop for hardware. */
export const CARDS_OF_TORONTO: Readonly<Record<string, SectionedHabit>> = {
  'references-of-three-digits-before-both-days-with-sub-totals-of-credits-and-debits-for-each-holder': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: CARD_OF_TORONTO, rows: [14, 46], opening: [-350_000, -50_000], largest: 90_000 },
    says: { isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const interest = magnitudeSaying(entries, INTEREST)
      const bought = opening + moneyIn - interest - closing
      paper.put(40, 'Example Bank of the Maritimes', HEADING)
      paper.put(570, 'Scene Gold Card statement', RIGHT_BOLD).down()
      paper.put(40, 'P.O. Box 4100, Station A, Toronto, ON  M5W 1T1', SMALL)
      paper.put(570, 'Page 1 of 4', RIGHT).down(26)
      paper
        .put(60, 'MS ALEX SAMPLE')
        .put(330, `Account number:  4537 XXXX XXXX ${number.slice(-4)}`)
        .down()
      paper.put(60, '1204-88 EXAMPLE AVE').put(330, 'Statement period:')
      paper.put(570, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`, RIGHT).down()
      paper.put(60, 'TORONTO ON  M4Y 1B6').put(330, 'Statement date:')
      paper.put(570, on(end, 'Apr 3, 2024'), RIGHT).down(30)
      paper.put(40, 'At a glance', HEADING).put(330, 'Account summary', HEADING).rule(40, 300).rule(330, 570)
      paper.down(18)
      printGrid(
        paper,
        [40, [300], 330, 480, [570]],
        [
          [
            'Amount due',
            owed(closing),
            `Previous balance, ${on(addDays(start, -1), 'Apr 3/24')}`,
            '',
            owed(opening),
          ],
          ['Minimum payment', '$10.00', 'Payments/credits', '-', `$${commaPoint(moneyIn)}`],
          [
            'Payment due date',
            on(addDays(end, 21), 'Apr 3, 2024'),
            'Interest',
            '+',
            `$${commaPoint(interest)}`,
          ],
          ['Credit limit', '$12,000.00', 'Purchases/charges', '+', `$${commaPoint(bought)}`],
          ['Annual interest rates:', '', 'Cash advances', '+', '$0.00'],
          ['Purchases', '20.99%', 'Fees', '+', '$0.00'],
          ['Cash advances', '22.99%', `New balance, ${on(end, 'Apr 3/24')}`, '', owed(closing)],
        ],
      ).down(8)
      paper.put(
        40,
        'If you make only the minimum payment each month, we estimate it will take 13 year(s)',
        SMALL,
      )
      paper.down(9).put(40, 'and 4 month(s) to fully repay the outstanding balance.', SMALL).down(22)
      paper.put(40, 'Transactions', HEADING).rule(40, 570).down(20)
    },
    again: (paper, { number, start, end }) => {
      paper.put(40, `Account number:  4537 XXXX XXXX ${number.slice(-4)}`)
      paper.put(570, `Page ${paper.page} of 4`, RIGHT).down()
      paper.put(40, `Statement period:  ${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`).down(22)
      paper.put(40, 'Transactions - continued', BOLD).down(18)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const isOther = ({ text: own, amount: moved }: Entry) =>
        moved < 0 && !INTEREST.test(own) && Math.abs(moved) % 3 === 0
      const others = byPosting(debits.filter(isOther))
      const own = byPosting([...credits, ...debits.filter((entry) => !isOther(entry))])
      const columns: Column[] = [
        counted('REF.#', 40, [...own, ...others]),
        day(['TRANS.', 'DATE'], 80, 'Apr 3'),
        valueDay(['POST', 'DATE'], 125, 'Apr 3'),
        told('DETAILS', 170, 290, {}),
        amount('AMOUNT($)', 570, behind),
      ]
      return HOLDERS.map((title, i) => ({ title, columns, entries: i === 0 ? own : others }))
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(14),
    closes: (paper, { entries }) => {
      const [credits, debits] = [sumOf(creditsOf(entries)), sumOf(debitsOf(entries))]
      paper.need(40)
      if (credits > 0) {
        paper
          .put(170, 'SUB-TOTAL CREDITS', BOLD)
          .put(570, `$${behind(credits)}`, RIGHT_BOLD)
          .down()
      }
      paper
        .put(170, 'SUB-TOTAL DEBITS', BOLD)
        .put(570, `$${commaPoint(debits)}`, RIGHT_BOLD)
        .down(20)
    },
    below: (paper, { entries }) => {
      const interest = magnitudeSaying(entries, INTEREST)
      paper.need(110).put(40, 'Interest charges', HEADING).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, [300], [430], [570]],
        [
          ['', 'Annual rate', 'Balance subject to interest', 'Interest charged'],
          ['Purchases', '20.99%', owed(-Math.round((interest * 365) / 30 / 0.2099)), owed(-interest)],
          ['Cash advances', '22.99%', '$0.00', '$0.00'],
        ],
      ).down(10)
      paper.put(
        40,
        'Scene points: previous balance 10,204, earned this month 1,417, new balance 11,621',
        SMALL,
      )
      paper.down(9).put(40, 'Foreign currency is converted at a rate that includes a mark-up of 2.5%.', SMALL)
    },
  },
  'totals-of-payments-received-returns-purchases-and-interest-above-equal-payment-plans-of-a-hardware-card': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: HARDWARE_CARD, rows: [12, 40], opening: [-280_000, -40_000], largest: 70_000 },
    says: { currency: 'CAD', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, entries }) => {
      const interest = magnitudeSaying(entries, INTEREST)
      const [advances, premium] = [magnitudeSaying(entries, ADVANCE), magnitudeSaying(entries, PREMIUM)]
      const paid = magnitudeSaying(entries, PAID)
      const bought = opening + moneyIn - interest - advances - premium - closing
      paper.put(40, 'MAPLE HARDWARE BANK', HEADING).put(570, 'Maple World Mastercard®', RIGHT_BOLD).down(14)
      paper.put(570, `Statement date: ${on(end, 'April 3, 2024')}`, RIGHT).down()
      paper
        .put(60, 'PAT SAMPLE')
        .put(570, `Account number: XXXX XXXX XXXX ${number.slice(-4)}`, RIGHT)
        .down()
      paper.put(60, '44 EXAMPLE CRES').put(570, 'Page 1 of 3', RIGHT).down()
      paper.put(60, 'GUELPH ON  N1H 3A1').down(26)
      paper.put(40, 'Your payment information', BOLD).put(320, 'Your account at a glance', BOLD)
      paper.rule(40, 290).rule(320, 570).down(16)
      printGrid(
        paper,
        [40, [290], 320, [570]],
        [
          ['Amount due on this statement', owed(closing), 'Previous balance', owed(opening)],
          ['Minimum payment due', '$25.00', 'Payments received', `-$${commaPoint(paid)}`],
          [
            'Payment due date',
            on(addDays(end, 23), 'April 3, 2024'),
            'Returns & other credits',
            `-$${commaPoint(moneyIn - paid)}`,
          ],
          ['Credit limit', '$7,500.00', 'Purchases', `+$${commaPoint(bought)}`],
          ['Available credit', '$4,117.00', 'Cash transactions', `+$${commaPoint(advances)}`],
          ['Annual interest rate - purchases', '21.99%', 'Interest charges', `+$${commaPoint(interest)}`],
          ['Annual interest rate - cash', '22.99%', 'Fees', `+$${commaPoint(premium)}`],
          ['', '', 'Your new balance', owed(closing)],
        ],
      ).down(8)
      const days = `${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`
      paper.put(40, `Here is what you did from ${days}. All amounts are in CAD.`).down(24)
      paper.put(40, 'TRANSACTION DETAILS', HEADING).rule(40, 570).down(20)
    },
    again: (paper, { number, end }) => {
      paper.put(40, `PAT SAMPLE   XXXX XXXX XXXX ${number.slice(-4)}   ${on(end, 'April 3, 2024')}`)
      paper.put(570, `Page ${paper.page} of 3`, RIGHT).down(22)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['TRANSACTION', 'DATE'], 40, 'Apr 03'),
        valueDay(['POSTING', 'DATE'], 110, 'Apr 03'),
        text('TRANSACTION DESCRIPTION', 170, 300),
        amount('AMOUNT ($)', 570, before),
      ]
      const bought = [INTEREST, ADVANCE, PREMIUM].reduce(notSaying, debits)
      return [
        { title: 'Payments received', columns, entries: byPosting(saying(credits, PAID)) },
        { title: 'Returns & other credits', columns, entries: byPosting(notSaying(credits, PAID)) },
        { title: 'Purchases', columns, entries: byPosting(bought) },
        { title: 'Cash transactions', columns, entries: byPosting(saying(debits, ADVANCE)) },
        { title: 'Interest charges', columns, entries: byPosting(saying(debits, INTEREST)) },
        { title: 'Fees', columns, entries: byPosting(saying(debits, PREMIUM)) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(14),
    closes: (paper, { title }, sum) => {
      paper.need(20).rule(40, 570, -9).put(40, `Total ${title.toLowerCase()}`, BOLD)
      paper.put(570, owed(sum), RIGHT_BOLD).down(20)
    },
    below: (paper, { start }) => {
      paper.need(120).put(40, 'YOUR EQUAL PAYMENT PLANS', BOLD).rule(40, 570).down(16)
      printGrid(
        paper,
        [40, 110, [330], [410], [490], [570]],
        [
          ['Purchase date', 'Plan', 'Purchase amount', 'Months left', 'Remaining', 'Next payment'],
          [
            on(addDays(start, -75), 'Apr 03, 2024'),
            '12 months, no interest',
            '419.88',
            '10',
            '349.90',
            '34.99',
          ],
          [
            on(addDays(start, -160), 'Apr 03, 2024'),
            '24 months, no interest',
            '960.00',
            '19',
            '760.00',
            '40.00',
          ],
        ],
      ).down(8)
      paper.put(
        40,
        'Maple Money®: previous balance $41.07, collected $6.12, redeemed $0.00, new $47.19',
        SMALL,
      )
      paper
        .down(9)
        .put(40, 'Estimated time to pay: 12 year(s) 2 month(s) if only the minimum is paid.', SMALL)
    },
  },
}

const NAMES = ['Primary Chequing', 'Savings Builder'] as const

/** At the top of a page on which an account goes on. */
function goOn(paper: Paper, { number, end }: AccountBook, name: string): void {
  paper.put(40, 'MS CLAIRE SAMPLE').put(570, `Page ${paper.page} of 3`, RIGHT).down()
  paper.put(570, `For the period ending ${on(end, 'April 3, 2024')}`, RIGHT).down(16)
  paper.put(40, `${name} Account # ${numberLike('~~~~ ~~~~-~~~', number)} (continued)`, BOLD).down(20)
}

const plan = (name: string, book: PlainHabit['book']): PlainHabit => ({
  book,
  says: { period: 'end' },
  pitch: 10,
  gap: 14,
  above: ({ paper, book: { number } }) => {
    paper.down(12).need(120)
    paper.put(40, `${name} Account # ${numberLike('~~~~ ~~~~-~~~', number)}`, HEADING).down(22)
  },
  again: ({ paper, book }) => goOn(paper, book, name),
  columns: [
    day('Date', 40, 'Apr 03'),
    text('Description', 90, 210),
    debit(['Amounts deducted', 'from your account ($)'], 400, commaPoint),
    credit(['Amounts added', 'to your account ($)'], 490, commaPoint),
    balance('Balance ($)', 570, minus),
  ],
  opens: ({ paper, book: { start, opening } }) =>
    paper
      .put(40, on(start, 'Apr 03'))
      .put(90, 'Opening balance', BOLD)
      .put(570, minus(opening), RIGHT_BOLD)
      .down(14),
  closes: ({ paper, book }) => {
    const { end, moneyIn, moneyOut } = book
    paper.onTurn = { head: () => goOn(paper, book, name) }
    paper.need(24).rule(40, 570, -9).put(40, on(end, 'Apr 03')).put(90, 'Closing totals', BOLD)
    paper.put(400, commaPoint(moneyOut), RIGHT_BOLD).put(490, commaPoint(moneyIn), RIGHT_BOLD).down(20)
    paper.onTurn = {}
  },
})

const rich = { opening: [150_000, 900_000], isNeverOverdrawn: true } as const

/** Chequing and savings of a household of Montreal on one statement. */
export const ACCOUNTS_OF_MONTREAL: Readonly<Record<string, SeveralAccounts>> = {
  'closing-totals-below-chequing-and-savings-under-a-summary-with-amounts-deducted-and-added-in-montreal': {
    paper: { page: 'letter', size: 8.5, bottom: 705 },
    accounts: [
      plan(NAMES[0], { texts: CHEQUING_OF_MONTREAL, rows: [12, 40], ...rich }),
      plan(NAMES[1], { texts: SAVINGS_OF_MONTREAL, rows: [2, 6], largest: 60_000, ...rich }),
    ],
    above: (paper, books) => {
      const [{ end }] = books as [AccountBook]
      paper.put(40, 'Example of Montreal', HEADING).put(570, 'Your Everyday Banking statement', RIGHT_BOLD)
      paper.down(14)
      paper.put(570, `For the period ending ${on(end, 'April 3, 2024')}`, RIGHT).down(26)
      paper.put(60, 'MS CLAIRE SAMPLE').put(360, 'Your Branch', BOLD).down()
      paper.put(60, '4410 RUE EXEMPLE').put(360, 'SHERBROOKE & EXAMPLE').down()
      paper.put(60, 'MONTREAL QC  H3Z 1R4').put(360, '1205 EXAMPLE ST W, MONTREAL, QC  H3Z 2K1').down()
      paper.put(360, 'Transit number: 0041').down(14)
      paper.put(360, 'For questions about your statement call', SMALL).down(9)
      paper.put(360, '1-877-555-0125  Direct Banking', SMALL).down(24)
      paper.put(40, 'Your Plan', BOLD).put(110, 'Performance Plan').down(22)
      paper.put(40, 'Summary of your account', HEADING).rule(40, 570).down(18)
      const number = (book: AccountBook) => `# ${numberLike('~~~~ ~~~~-~~~', book.number)}`
      printGrid(
        paper,
        [40, [320], [410], [490], [570]],
        [
          ['', 'Opening', 'Total amounts', 'Total amounts', 'Closing balance ($)'],
          ['Account', 'balance ($)', 'deducted ($)', 'added ($)', `on ${on(end, 'Apr 03, 2024')}`],
          ...books.map((book, i) => [
            `${NAMES[i]} Account ${number(book)}`,
            minus(book.opening),
            commaPoint(book.moneyOut),
            commaPoint(book.moneyIn),
            minus(book.closing),
          ]),
        ],
      ).down(12)
      paper.put(40, 'Here is what happened in your account this statement period', BOLD).down(12)
    },
  },
}
