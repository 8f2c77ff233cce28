import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { type Column, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { tell } from '../setting/told.ts'
import { CARD_OF_MONCTON, CARD_OF_TAMPINES } from '../texts/from-bozeman-to-taif-west.ts'

const DOTTED = 'Apr. 3'
const DOTTED_YEAR = 'Apr. 3, 2024'
const signed = around(commaPoint, '5', '5 CR')
const owedDollars = around(commaPoint, '$5', '$5 CR')

const MONCTON_COLUMNS: readonly Column[] = [
  day(['TRANS', 'DATE'], 40, DOTTED),
  valueDay(['POSTING', 'DATE'], 95, DOTTED),
  text('DESCRIPTION', 150, 220),
  numbered('REFERENCE NO.', 385, 12),
  { title: 'AMOUNT ($)', x: 555, align: 'right', cell: ({ amount }) => signed(amount) },
]

/** A card has two holders: every third purchase is the other one's. */
const isOfSecond = ({ amount }: Entry): boolean => amount < 0 && amount % 3 === 0

/** A card of New Brunswick. */
export const CARD_OF_MONCTON_BY_HOLDERS: Readonly<Record<string, SectionedHabit>> = {
  /** Months have a point; the names of both holders stand above their rows, under titles that are printed once. */
  'months-with-points-and-numbers-behind-texts-for-two-holders-with-subtotals-under-titles-once-of-a-card-in-moncton':
    {
      paper: { page: 'letter', size: 8.5, bottom: 725 },
      book: {
        texts: CARD_OF_MONCTON,
        rows: [10, 45],
        opening: [-400_000, -40_000],
        largest: 90_000,
        from: { month: 8, day: 5 },
      },
      says: { currency: 'CAD', isOwed: true },
      titlesOnce: true,
      above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
        paper.put(40, 'Example Bank of the Maritimes', { isBold: true, size: 14 })
        paper.put(570, 'Credit card statement', RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [40, 320, [570]],
          [
            ['MS PAT SAMPLE', 'Card number', `XXXX XXXX XXXX ${number.slice(-4)}`],
            ['88 EXAMPLE ST', 'Statement period', `${on(start, DOTTED_YEAR)} - ${on(end, DOTTED_YEAR)}`],
            ['MONCTON NB  E1C 1A1', 'Statement date', on(end, DOTTED_YEAR)],
          ],
        ).down(16)
        paper.put(40, 'Summary of your account', HEADING).put(330, 'Payment details', HEADING)
        paper.rule(40, 300, 4).rule(330, 570, 4).down(18)
        printGrid(
          paper,
          [40, [300], 330, [570]],
          [
            [
              `Previous total balance, ${on(addDays(start, -1), DOTTED_YEAR)}`,
              owedDollars(opening),
              'Minimum payment due',
              '$10.00',
            ],
            [
              'Payments & credits',
              `-$${commaPoint(moneyIn)}`,
              'Payment due date',
              on(addDays(end, 21), DOTTED_YEAR),
            ],
            ['Purchases & other charges', `$${commaPoint(moneyOut)}`, 'Credit limit', '$9,000.00'],
            [`New total balance, ${on(end, DOTTED_YEAR)}`, owedDollars(closing), 'Amounts are in', 'CAD'],
          ],
        ).down(14)
        smallPrint(paper, 40, [
          'If you make only the minimum payment each month, it will take about 24 years and 8 months to pay the balance shown.',
          'Reward miles: opening 1,204 miles, earned 61 miles, redeemed 0 miles, closing 1,265 miles.',
        ])
        paper.down(14).put(40, 'Transactions since your last statement', HEADING).down(18)
      },
      sections: ({ credits, debits }) => {
        const all = [...credits, ...debits].sort((a, b) => a.date - b.date)
        return [
          {
            title: 'MS PAT SAMPLE',
            columns: MONCTON_COLUMNS,
            entries: all.filter((own) => !isOfSecond(own)),
          },
          { title: 'MR LEE SAMPLE', columns: MONCTON_COLUMNS, entries: all.filter(isOfSecond) },
        ]
      },
      opens: (paper, { title }) => {
        paper.down(4).put(40, `Card of ${title}`, BOLD).down(14)
      },
      closes: (paper, { title }, sum) => {
        paper.need(20).put(150, `Subtotal for ${title}`, BOLD).put(555, signed(sum), RIGHT_BOLD).down(18)
      },
      again: (paper, { number }) =>
        paper
          .put(40, `Card number XXXX XXXX XXXX ${number.slice(-4)}`, BOLD)
          .put(570, `Page ${paper.page}`, RIGHT)
          .down(26),
      below: (paper) => {
        paper.need(80).down(4).put(40, 'Interest rates', HEADING).rule(40, 570, 4).down(18)
        printGrid(
          paper,
          [40, [300], [440]],
          [
            ['', 'Annual rate (%)', 'Daily rate (%)'],
            ['Purchases', '20.99', '0.05751'],
            ['Cash advances', '23.99', '0.06573'],
          ],
        )
      },
    },
}

const received = around(commaPoint, '5', '(5)')
/** The last digits of the card that a statement is about. */
const lastDigits = new WeakMap<Paper, string>()

/** Its shops, each behind the last digits of the card, and other money on a line of its own. */
const shop: Column = {
  title: 'DESCRIPTION',
  x: 140,
  means: 'description',
  cell: (entry, { paper }) =>
    tell(entry, {})
      .replace('XXXX', () => lastDigits.get(paper) ?? '')
      .split('|')
      .flatMap((line) => paper.wrap(line, 290)),
}

/** A card of Singapore. */
export const CARD_OF_TAMPINES_WITH_LAST_DIGITS: Readonly<Record<string, PlainHabit>> = {
  /** The last digits of the card stand before each shop, and a balance of last month first, in the column of amounts. */
  'last-digits-of-the-card-before-shops-with-brackets-around-payments-between-last-month-s-balance-and-a-total-in-tampines':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: CARD_OF_TAMPINES, rows: [8, 40], opening: [-300_000, -30_000], largest: 90_000 },
      says: { currency: 'SGD', isOwed: true, period: 'end' },
      pitch: 10,
      gap: 13,
      above: ({ paper, book: { end, number, closing } }) => {
        lastDigits.set(paper, number.slice(-4))
        paper.put(40, 'EXAMPLE ISLAND BANK', { isBold: true, size: 14 })
        paper.put(555, 'CREDIT CARD STATEMENT', RIGHT_BOLD).down(34)
        for (const line of ['MR TAN SAMPLE', '512 EXAMPLE STREET 45', '#08-118', 'SINGAPORE 520512'])
          paper.put(60, line).down(11)
        paper.down(22)
        printGrid(
          paper,
          [40, 160, 290, 440],
          [['STATEMENT DATE', 'PAYMENT DUE DATE', 'TOTAL CREDIT LIMIT', 'TOTAL MINIMUM DUE']],
          BOLD,
        )
        printGrid(
          paper,
          [40, 160, 290, 440],
          [[on(end, '03-04-2024'), on(addDays(end, 23), '03-04-2024'), 'S$12,000', '$50.00']],
        ).down(12)
        paper
          .put(40, 'TOTAL AMOUNT DUE', BOLD)
          .put(555, `S$ ${received(closing)}`, RIGHT_BOLD)
          .down(14)
        smallPrint(paper, 40, [
          'Your statement may be regarded as correct unless we hear from you within 7 days of receiving it.',
          'Late payment charge of S$100 applies if the minimum payment is not received by the due date.',
        ])
        paper.down(18)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `CARD 5400-XXXX-XXXX-${number.slice(-4)}`, BOLD)
          .put(555, `PAGE ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        day('TRANSACTION DATE', 40, '03/04'),
        shop,
        { title: 'AMOUNT (SGD)', x: 555, align: 'right', cell: ({ amount }) => received(amount) },
      ],
      opens: ({ paper, book: { number, opening } }) => {
        paper
          .put(40, `EXAMPLE TITANIUM CARD   TAN SAMPLE   5400-XXXX-XXXX-${number.slice(-4)}`, BOLD)
          .down(14)
        paper.put(140, "LAST MONTH'S BALANCE").put(555, received(opening), RIGHT).down(14)
      },
      closes: ({ paper, book: { closing } }) => {
        paper.need(80).rule(440, 555, -8).put(140, 'SUBTOTAL', BOLD).put(555, received(closing), RIGHT_BOLD)
        paper.down(14).put(140, 'TOTAL', BOLD).put(555, received(closing), RIGHT_BOLD).down(26)
        paper.put(40, 'REBATE SUMMARY', HEADING).rule(40, 555, 4).down(18)
        printGrid(
          paper,
          [40, [250], [400], [555]],
          [
            ['', 'LAST MONTH', 'EARNED', 'CURRENT MONTH'],
            ['CASH REBATE', '12.40', '8.05', '20.45'],
          ],
        )
      },
    },
}
