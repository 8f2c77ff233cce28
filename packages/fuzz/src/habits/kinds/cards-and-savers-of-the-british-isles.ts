import { addDays } from '../../convention/day.ts'
import { sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BRITISH_HOUSEHOLD, IRISH_CARD, SAVED_FREE_OF_TAX } from '../texts/household-commonwealth.ts'

const owing = { rows: [14, 42], opening: [-900_000, -400_000], largest: 90_000 } as const
const pounds = (minor: number) => `£${commaPoint(minor)}`
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owedPounds = around(commaPoint, '£5', '-£5')
const owedEuros = around(commaPoint, '5', '5CR')

const PLACES = ['CORK', 'DUBLIN 2', 'LIMERICK'] as const

/** A card of Britain by its holders. */
export const BRITISH_HOLDER_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'money-abroad-and-its-fee-on-lines-under-purchases-for-each-card-end-of-a-british-household': {
    paper: { size: 8.5, bottom: 745 },
    book: { texts: BRITISH_HOUSEHOLD, ...owing },
    says: { currency: 'GBP', isOwed: true },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(50, 'Your Example Rewards statement', HEADING).put(545, 'Page 1 of 4', RIGHT).down(18)
      paper
        .put(50, 'Mrs J Sample')
        .put(330, 'Account number')
        .put(545, `**** **** **** ${number.slice(-4)}`, RIGHT)
      paper.down().put(50, '14 Example Terrace').put(330, 'Statement period')
      paper.put(545, `${on(start, '3 Apr')} - ${on(end, '3 Apr 2024')}`, RIGHT).down()
      paper.put(50, 'York YO1 7EX').put(330, 'Credit limit').put(545, '£7,400.00', RIGHT).down(24)
      paper.put(50, 'Your balance', HEADING).put(330, 'Paying your bill', HEADING).down(16)
      const sum = (title: RegExp) =>
        sumOf(sections.filter((own) => title.test(own.title)).flatMap(({ entries }) => entries))
      printGrid(
        paper,
        [50, [290], 330, [545]],
        [
          ['Your last statement balance', owedPounds(opening), 'Minimum payment', '£61.20'],
          [
            'Payments and refunds',
            owedPounds(sum(/^Payments/)),
            'Pay by',
            on(addDays(end, 25), '3 April 2024'),
          ],
          ['What you have spent', owedPounds(sum(/^Spending/)), 'Direct Debit', 'Not set up'],
          ['Interest and charges', owedPounds(sum(/^Interest/)), '', ''],
          ['Your new balance', owedPounds(closing), '', ''],
        ],
      ).down(10)
      paper.put(50, 'Estimated interest next month if you pay the minimum: £38.14', SMALL).down(22)
      paper.put(50, 'Your transactions', HEADING).down(20)
    },
    again: (paper, { number }, section) => {
      paper
        .put(50, `Account number **** ${number.slice(-4)}`)
        .put(545, `Page ${paper.page} of 4`, RIGHT)
        .down(20)
      if (section) paper.put(50, `${section.title} (continued)`, BOLD).down(16)
    },
    sections: ({ credits, debits }) => {
      const columns = [
        day('Date', 50, '03 Apr'),
        lined('Description', 105, 300),
        amount('Amount', 545, owedPounds),
      ]
      const charged = /^(Interest|Late)/
      const spent = notSaying(debits, charged)
      return [
        { title: 'Payments and refunds', columns, entries: credits },
        {
          title: 'Spending: Mrs J Sample, card ending 4471',
          columns,
          entries: spent.filter((_, i) => i % 3 > 0),
        },
        {
          title: 'Spending: Mr B Sample (additional cardholder), card ending 9028',
          columns,
          entries: spent.filter((_, i) => i % 3 === 0),
        },
        { title: 'Interest and charges', columns, entries: saying(debits, charged) },
      ]
    },
    opens: (paper, { title }) => paper.put(50, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      const name = /ending \d+/.exec(title)?.[0]
      paper.need(20).put(105, name ? `Total for card ${name}` : `Total ${title.toLowerCase()}`, BOLD)
      paper.put(545, owedPounds(sum), RIGHT_BOLD).down(26)
    },
    below: (paper) => {
      paper.need(100).put(50, 'Your interest rates', BOLD).down(14)
      printGrid(
        paper,
        [50, [250], [350], [450], [545]],
        [
          ['Balance type', 'Simple monthly', 'Simple annual', 'Offer ends', 'Balance'],
          ['Standard purchases', '1.853%', '22.24%', '', '£980.31'],
          ['Balance transfer 01', '0.000%', '0.00%', '14 Nov 2024', '£1,204.00'],
          ['Cash withdrawals', '2.209%', '26.51%', '', '£0.00'],
        ],
      ).down(6)
      paper.put(50, 'We add interest on interest. Read the summary box overleaf with this statement.', SMALL)
    },
  },
}

/** Savings free of tax of a British society, and a card of Ireland. */
export const SAVER_AND_CARD_OF_THE_ISLES: Readonly<Record<string, PlainHabit>> = {
  'subscriptions-of-the-tax-year-above-receipts-before-withdrawals-of-savings-free-of-tax': {
    paper: { size: 9, bottom: 745 },
    book: { texts: SAVED_FREE_OF_TAX, rows: [4, 18], opening: [900_000, 4_000_000], isNeverOverdrawn: true },
    says: { currency: 'GBP' },
    pitch: 11,
    gap: 16,
    above: ({ paper, book: { start, end, number, opening, closing, entries } }) => {
      const paidIn = magnitudeSaying(entries, /^Subscription/)
      paper.put(50, 'Example Moors Building Society', BOLD).down(24)
      paper
        .put(50, 'Your cash ISA statement', HEADING)
        .put(545, `Issued ${on(addDays(end, 3), '3 April 2024')}`, RIGHT)
      paper.down(24)
      paper.put(50, 'Miss E Specimen').put(330, 'Account name').put(545, 'Easy Access Cash ISA', RIGHT).down()
      paper.put(50, '2 Moor Lane').put(330, 'Account number').put(545, number.slice(-10), RIGHT).down()
      paper
        .put(50, 'Skipton BD23 1EX')
        .put(330, 'Interest rate')
        .put(545, '4.10% tax-free (variable)', RIGHT)
        .down(24)
      paper.put(50, `For ${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`, BOLD).down(16)
      printGrid(
        paper,
        [50, [300]],
        [
          ['Opening balance', pounds(opening)],
          ['Closing balance', pounds(closing)],
          ['Interest since the last statement', pounds(magnitudeSaying(entries, /^Gross/))],
        ],
      ).down(8)
      paper.put(50, 'ISA allowance for this tax year', BOLD).down(14)
      printGrid(
        paper,
        [[160], [300], [440]],
        [
          ['Allowance', 'Subscribed in this statement', 'Subscribed before it'],
          ['£20,000.00', pounds(paidIn), '£1,500.00'],
        ],
      ).down(18)
    },
    again: ({ paper, book: { number } }) =>
      paper
        .put(50, `Account number ${number.slice(-10)}`)
        .put(545, `Page ${paper.page}`, RIGHT)
        .down(22),
    columns: [
      day('Date', 50, '3 Apr 24'),
      lined('Transaction', 115, 220),
      credit('Paid in', 400, pounds),
      debit('Paid out', 470, pounds),
      balance('Balance', 545, pounds),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '3 Apr 24'))
        .put(115, 'Opening balance', BOLD)
        .put(545, pounds(opening), RIGHT_BOLD)
        .down(16),
    closes: ({ paper, book: { end, closing } }) => {
      paper.need(60).put(50, on(end, '3 Apr 24')).put(115, 'Closing balance', BOLD)
      paper.put(545, pounds(closing), RIGHT_BOLD).down(26)
      paper.put(
        50,
        'Withdrawals from this ISA can be replaced in the same tax year: it is a flexible ISA.',
        SMALL,
      )
    },
  },
  'stamp-duty-and-places-beside-payees-of-a-card-with-cr-behind-in-ireland': {
    paper: { size: 8, bottom: 735 },
    book: { texts: IRISH_CARD, ...owing, rows: [12, 40] },
    says: { currency: 'EUR', isOwed: true, period: 'end' },
    pitch: 9.5,
    gap: 13,
    above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Example Click Visa Card', HEADING).put(545, 'Page 1 of 2', RIGHT).down(20)
      paper
        .put(50, 'MS AOIFE SAMPLE')
        .put(330, 'Account Number')
        .put(545, `4319 XXXX XXXX ${number.slice(-4)}`, RIGHT)
      paper
        .down()
        .put(50, '7 EXAMPLE QUAY')
        .put(330, 'Statement Date')
        .put(545, on(end, '3 April 2024'), RIGHT)
        .down()
      paper.put(50, 'CORK T12 EX34').put(330, 'Credit Limit').put(545, '€ 5,000.00', RIGHT).down()
      paper
        .put(330, 'Payment Due Date')
        .put(545, on(addDays(end, 21), '3 April 2024'), RIGHT)
        .down()
      paper.put(330, 'Minimum Payment').put(545, '€ 38.00', RIGHT).down(22)
      printGrid(
        paper,
        [[150], [280], [410], [545]],
        [
          ['Previous Balance €', 'Payments & Credits €', 'Debits €', 'New Balance €'],
          [owedEuros(opening), commaPoint(moneyIn), commaPoint(moneyOut), owedEuros(closing)],
        ],
      ).down(18)
    },
    again: ({ paper }) => paper.put(545, `Page ${paper.page} of 2`, RIGHT).down(18),
    columns: [
      day(['Transaction', 'Date'], 50, '03 APR'),
      valueDay(['Posting', 'Date'], 110, '03 APR'),
      lined('Transaction Details', 165, 180),
      kind('Location', 360, (text, isIn) =>
        isIn || /DUTY|INTEREST|EXAMPLE/.test(text) ? '' : (PLACES[text.length % PLACES.length] ?? ''),
      ),
      amount('Amount €', 530, owedEuros),
    ] satisfies Column[],
    opens: ({ paper, book: { opening } }) =>
      paper.put(165, 'BALANCE FROM LAST STATEMENT').put(530, owedEuros(opening), RIGHT).down(13),
    closes: ({ paper, book: { closing } }) => {
      paper
        .need(70)
        .rule(440, 530, -9)
        .put(165, 'NEW BALANCE', BOLD)
        .put(530, owedEuros(closing), RIGHT_BOLD)
        .down(24)
      paper.put(
        50,
        'Stamp duty of €30 is collected for the Revenue on each credit card account every April.',
        SMALL,
      )
      paper.down(10).put(50, 'Interest: purchases 1.54% per month (APR 22.7%), cash 1.54% per month.', SMALL)
    },
  },
}
