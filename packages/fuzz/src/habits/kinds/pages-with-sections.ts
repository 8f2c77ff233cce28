import { addDays } from '../../convention/day.ts'
import { amount, type Column, day, text } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const rich = { rows: [12, 45], opening: [400_000, 900_000], isNeverOverdrawn: true } as const
const columns: readonly Column[] = [
  day('DATE', 40, '04/03'),
  text('DESCRIPTION', 90, 300),
  amount('AMOUNT($)', 560, commaPoint),
]

const plain: readonly Column[] = [
  day('Date', 40, '04/03'),
  { title: 'Amount', x: 150, align: 'right', cell: ({ amount: own }) => commaPoint(own) },
  text('Description', 180, 300),
]

/** Whole pages of banks of the United States that part rows by kind. */
export const PAGES_WITH_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'signs-and-equal-signs-apart-before-the-sums-of-each-section': {
    paper: { page: 'letter', size: 8, bottom: 730 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD', period: 'balances' },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, `EXAMPLE FUNDAMENTALS CHECKING ${number.slice(-13)}`, HEADING).down(18)
      paper.put(40, 'Account summary', BOLD).put(330, 'Overdraft protection', BOLD).down(14)
      printGrid(
        paper,
        [40, 220, [300], 330],
        [
          [
            `Your previous balance as of ${on(addDays(start, -1), '04/03/2024')}`,
            '',
            `$${commaPoint(opening)}`,
            'Not enrolled',
          ],
          ['Checks', '-', '0.00', ''],
          ['Other withdrawals, debits and service charges', '-', commaPoint(moneyOut), ''],
          ['Deposits, credits and interest', '+', commaPoint(moneyIn), ''],
          [`Your new balance as of ${on(end, '04/03/2024')}`, '=', `$${commaPoint(closing)}`, ''],
        ],
      ).down(18)
    },
    sections: ({ credits, debits }) => [
      { title: 'Other withdrawals, debits and service charges', columns, entries: debits },
      { title: 'Deposits, credits and interest', columns, entries: credits },
    ],
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { title }, sum) =>
      paper
        .put(40, `Total ${title.toLowerCase()}`, BOLD)
        .put(490, '=', BOLD)
        .put(560, `$${commaPoint(sum)}`, RIGHT_BOLD)
        .down(24),
    below: (paper) =>
      paper.need(30).down(10).put(40, 'Questions, comments or errors? Call 844-555-0181 within 60 days.'),
  },
  'balances-of-days-three-across-after-debits-by-kind-and-credits': {
    paper: { page: 'letter', size: 8, bottom: 730 },
    book: { texts: AMERICAN, ...rich },
    says: { currency: 'USD' },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, `One Deposit Checking ${number.slice(-10)}`, HEADING).down(14)
      paper.put(40, `Beginning ${on(start, 'April 03, 2024')} through ${on(end, 'April 03, 2024')}`).down(18)
      printGrid(
        paper,
        [40, [240], [300], [420], 440],
        [
          ['Balance Calculation', '', '', '', ''],
          ['Previous Balance', commaPoint(opening), '', '', ''],
          ['Checks', '.00', '-', '', ''],
          ['Debits', commaPoint(moneyOut), '-', '', ''],
          ['Deposits & Credits', commaPoint(moneyIn), '+', '', ''],
          ['Current Balance', commaPoint(closing), '=', '', ''],
        ],
      ).down(18)
    },
    sections: ({ credits, debits }) => [
      { title: 'Debits', columns: plain, entries: debits },
      { title: 'Deposits & Credits', columns: plain, entries: credits },
    ],
    opens: (paper, { title }) => paper.put(40, title, HEADING).down(18),
    closes: (paper, { title }, sum) =>
      paper.put(380, `Total ${title}`, RIGHT_BOLD).down().put(380, commaPoint(sum), RIGHT_BOLD).down(22),
    below: (paper, { entries }) => {
      const last = entries.filter(({ date }, i) => entries[i + 1]?.date !== date)
      paper.need(80).put(40, 'Daily Balance', HEADING).down(16)
      const cells = last.map(({ date, balance }) => [on(date, '04/03'), commaPoint(balance)])
      const head = ['Date', 'Balance', 'Date', 'Balance', 'Date', 'Balance']
      const height = Math.ceil(cells.length / 3)
      const lines = Array.from({ length: height }, (_, i) =>
        [0, 1, 2].flatMap((c) => cells[c * height + i] ?? ['', '']),
      )
      printGrid(paper, [40, [150], 220, [330], 400, [510]], [head, ...lines])
      paper.down().put(560, 'Member FDIC', RIGHT)
    },
  },
}
