import { addDays } from '../../convention/day.ts'
import { amount, balance, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { CANADIAN_CASH_APP, NEW_ZEALAND_CARD, NUMBERED_CARD } from '../texts/household-commonwealth.ts'

const owing = { rows: [12, 36], opening: [-900_000, -400_000], largest: 90_000 } as const
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(commaPoint, '$5', '-$5')
const owedOrCredit = around(commaPoint, '$5', '$5 CR')
const longMinus = around(commaPoint, '–$5', '$5')

const INTEREST = /^PURCHASE INTEREST/

/** Lines beside the table, on the first page alone. */
function printPanel(
  paper: Paper,
  top: number,
  lines: readonly (readonly [label: string, value: string])[],
): void {
  let baseline = top
  for (const [label, value] of lines) {
    paper.at(baseline, 408, label, value === '' ? BOLD : {}).at(baseline, 572, value, RIGHT)
    baseline += value === '' ? 15 : 12
  }
}

/** A card of Canada beside a panel, and the cash of an app. */
export const CANADIAN_CARD_AND_CASH: Readonly<Record<string, PlainHabit>> = {
  'numbers-of-twenty-three-digits-and-foreign-money-under-activities-beside-a-panel': {
    paper: { page: 'letter', size: 8, bottom: 715 },
    book: { texts: NUMBERED_CARD, ...owing },
    says: { isOwed: true, number: false },
    pitch: 9.5,
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing, entries, moneyIn, moneyOut } }) => {
      const interest = magnitudeSaying(entries, INTEREST)
      paper.put(40, 'Example Cash Back Mastercard‡', HEADING).put(572, '1 OF 3', RIGHT).down(14)
      paper.put(40, `STATEMENT FROM ${on(start, 'APR 03')} TO ${on(end, 'APR 03, 2024')}`, BOLD).down(30)
      printPanel(paper, 110, [
        ['CONTACT US', ''],
        ['Customer Service', '1 800 555-0169'],
        ['Outside North America', '(416) 555-0117'],
        ['PAYMENTS & INTEREST RATES', ''],
        ['Minimum payment', '$10.00'],
        ['Payment due date', on(addDays(end, 21), 'APR 03, 2024')],
        ['Credit limit', '$12,000.00'],
        ['Annual interest rates:', ' '],
        ['Purchases', '20.99%'],
        ['Cash advances', '22.99%'],
        ['CALCULATING YOUR BALANCE', ''],
        ['Previous Statement Balance', owed(opening)],
        ['Payments & credits', `-$${commaPoint(moneyIn)}`],
        ['Purchases & debits', `$${commaPoint(Math.abs(moneyOut) - interest)}`],
        ['Interest', `$${commaPoint(interest)}`],
        ['Fees', '$0.00'],
        ['NEW BALANCE', owed(closing)],
      ])
      paper.put(40, `ALEX SAMPLE   5415 90** **** ${number.slice(-4)}`, BOLD).down(18)
    },
    again: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Example Cash Back Mastercard‡', BOLD).put(572, `${paper.page} OF 3`, RIGHT).down()
      paper.put(40, `STATEMENT FROM ${on(start, 'APR 03')} TO ${on(end, 'APR 03, 2024')}`).down(16)
      paper.put(40, `ALEX SAMPLE   5415 90** **** ${number.slice(-4)} (continued)`, BOLD).down(18)
    },
    columns: [
      day(['TRANSACTION', 'DATE'], 40, 'APR 03'),
      valueDay(['POSTING', 'DATE'], 105, 'APR 03'),
      lined('ACTIVITY DESCRIPTION', 150, 180),
      amount('AMOUNT ($)', 392, owed),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'PREVIOUS STATEMENT BALANCE', BOLD).put(392, owed(opening), RIGHT_BOLD).down(16),
    closes: ({ paper, book: { closing, opening } }) => {
      paper.need(60).rule(40, 392, -9).put(150, 'SUBTOTAL OF MONTHLY ACTIVITY')
      paper.put(392, owed(closing - opening), RIGHT).down(14)
      paper.put(150, 'NEW BALANCE', BOLD).put(392, owed(closing), RIGHT_BOLD).down(20)
      paper.put(
        40,
        'Time to pay: the estimated time to pay your balance in full at the minimum is 37 years.',
        SMALL,
      )
    },
  },
  'posted-days-and-long-minuses-before-dollars-below-numbers-for-direct-deposit': {
    paper: { page: 'letter', size: 8.5, bottom: 725 },
    book: { texts: CANADIAN_CASH_APP, rows: [10, 36], opening: [200_000, 1_500_000], isNeverOverdrawn: true },
    says: { currency: 'CAD' },
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Chequing account', HEADING).put(572, 'Example Simple Payments Inc.', RIGHT).down(14)
      paper.put(40, 'Monthly statement').put(572, '80 Specimen Ave, Toronto ON M5V 0A1', RIGHT).down(24)
      printGrid(
        paper,
        [40, 220, 400],
        [
          ['Account holder', 'Statement period', 'Direct deposit and PAD'],
          ['Alex Sample', `${on(start, '2024-04-03')} – ${on(end, '2024-04-03')}`, 'Institution number: 703'],
          ['221 Linden St, Toronto ON', '', 'Transit number: 00001'],
          ['', '', `Account number: ${number.slice(-8)}`],
        ],
      ).down(16)
      printGrid(
        paper,
        [40, 180, 320, 460],
        [
          ['Opening balance', 'Money in', 'Money out', 'Closing balance'],
          [opening, moneyIn, moneyOut, closing].map((minor) => `${longMinus(minor)} CAD`),
        ],
      ).down(18)
      paper.put(40, 'Activity', HEADING).down(18)
    },
    again: ({ paper }) => paper.put(572, `${paper.page}`, RIGHT).down(20),
    columns: [
      day('DATE', 40, '2024-04-03'),
      valueDay('POSTED DATE', 110, '2024-04-03'),
      lined('DESCRIPTION', 190, 220),
      amount('AMOUNT (CAD)', 480, longMinus),
      balance('BALANCE (CAD)', 572, longMinus),
    ],
    closes: ({ paper }) => {
      paper.need(40).down(8)
      paper
        .put(40, 'Balances are held in trust with members of CDIC, in accounts for our clients.', SMALL)
        .down(9)
      paper.put(40, 'Interac e-Transfer® is a registered trademark used under licence.', SMALL)
    },
  },
}

/** A card of New Zealand by its holders. */
export const NEW_ZEALAND_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'margins-of-money-abroad-under-rows-and-totals-of-each-card-of-a-new-zealand-household': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: NEW_ZEALAND_CARD, ...owing },
    says: { isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(50, 'Your Example Zero Visa statement', HEADING).put(545, 'Page 1 of 3', RIGHT).down(20)
      paper.put(50, 'MR T SAMPLE').put(330, 'Card account number')
      paper.put(545, `4548-****-****-${number.slice(-4)}`, RIGHT).down()
      paper.put(50, '9 KOWHAI RD').put(330, 'Statement period')
      paper.put(545, `${on(start, '03 Apr 2024')} - ${on(end, '03 Apr 2024')}`, RIGHT).down()
      paper.put(50, 'LOWER HUTT 5010').put(330, 'Statement number').put(545, '47', RIGHT).down(24)
      printGrid(
        paper,
        [50, [290], 330, [545]],
        [
          ['Opening balance', owedOrCredit(opening), 'Credit limit', '$8,000.00'],
          ['Payments and credits', `$${commaPoint(moneyIn)} CR`, 'Minimum payment due', '$44.00'],
          [
            'Purchases and charges',
            `$${commaPoint(moneyOut)}`,
            'Due date',
            on(addDays(end, 25), '03 Apr 2024'),
          ],
          ['Closing balance', owedOrCredit(closing), 'Overdue amount', '$0.00'],
        ],
      ).down(20)
    },
    again: (paper, { number }, section) => {
      paper
        .put(50, `4548-****-****-${number.slice(-4)}`)
        .put(545, `Page ${paper.page} of 3`, RIGHT)
        .down(20)
      if (section) paper.put(50, `${section.title} continued`, BOLD).down(16)
    },
    sections: ({ credits, debits }) => {
      const columns = [
        day(['Date of', 'transaction'], 50, '03 Apr'),
        valueDay(['Date', 'processed'], 110, '03 Apr'),
        lined('Details', 170, 250),
        amount('Amount', 545, owedOrCredit),
      ]
      const charged = /^(Account fee|Interest)/
      const spent = notSaying(debits, charged)
      return [
        { title: 'Payments and credits', columns, entries: credits },
        {
          title: 'Transactions for card 4548-****-****-2205 MR T SAMPLE',
          columns,
          entries: spent.filter((_, i) => i % 3 < 2),
        },
        {
          title: 'Transactions for card 4548-****-****-7716 MRS H SAMPLE',
          columns,
          entries: spent.filter((_, i) => i % 3 === 2),
        },
        { title: 'Fees and interest', columns, entries: saying(debits, charged) },
      ]
    },
    opens: (paper, { title }) => paper.put(50, title, BOLD).down(18),
    closes: (paper, { title }, sum) => {
      const card = /card \S+/.exec(title)?.[0]
      paper
        .need(20)
        .rule(50, 545, -9)
        .put(170, `Total ${card ? `for ${card}` : title.toLowerCase()}`, BOLD)
      paper.put(545, owedOrCredit(sum), RIGHT_BOLD).down(26)
    },
    below: (paper) => {
      paper.need(60).put(50, 'Interest rates at the end of this statement', BOLD).down(14)
      printGrid(
        paper,
        [50, [250]],
        [
          ['Purchases', '12.90% p.a.'],
          ['Cash advances', '20.95% p.a.'],
        ],
      )
    },
  },
}
