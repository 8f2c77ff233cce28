import { balance, type Column, credit, cutText, day, debit, text } from '../setting/columns.ts'
import { commaPoint, lakhs, minusBefore } from '../setting/figures.ts'
import { head } from '../setting/head.ts'
import { RIGHT, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'
import { INDIAN } from '../texts/asian.ts'

const minus = minusBefore(commaPoint)

/**
 * Numbers of checks, the mark of a note at some: it is no part of them.
 *
 * @param first the number of the first row
 */
const numbers = (title: string, x: number, first: number, mark: string): readonly Column[] => [
  { title, x, means: 'reference', cell: ({ amount }, { row }) => (amount < 0 ? String(first + row) : '') },
  { title: '', x: x + 30, cell: ({ amount }, { row }) => (amount < 0 && row % 4 === 3 ? mark : '') },
]

/** Numbers with the mark of a note beside some. */
export const MARKS_AT_NUMBERS_HABITS: Readonly<Record<string, PlainHabit>> = {
  'title-with-the-number-sign-and-stars-at-skipped-numbers': {
    paper: { page: 'letter' },
    book: { texts: AMERICAN, rows: [10, 30] },
    says: { currency: 'USD' },
    above: head(
      'Business Checking',
      ({ start, end, number }) => [
        `Account Number ${number.slice(-10)}`,
        `Statement Period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`,
      ],
      ({ opening, closing }) => [
        ['Beginning Balance', `$${minus(opening)}`],
        ['Ending Balance', `$${minus(closing)}`],
      ],
    ),
    columns: [
      day('Date', 50, '04/03'),
      ...numbers('CHECK#', 100, 1001, '*'),
      text('Description', 155, 190),
      debit('Withdrawals', 420, commaPoint),
      credit('Deposits', 485, commaPoint),
      balance('Balance', 560, minus),
    ],
    closes: ({ paper }) => paper.need(20).down(6).put(50, '* Skip in check sequence', SMALL),
  },
  'daggers-at-cheque-numbers': {
    paper: { font: 'noto', size: 7.5 },
    book: { texts: INDIAN, rows: [10, 30], isNeverOverdrawn: true, opening: [900_000, 9_000_000] },
    says: { currency: 'INR' },
    above: head('Statement of Account', ({ start, end, number }) => [
      [`Account No : ${number.slice(-12)}`, 'Currency : INR'],
      `From ${on(start, '03-04-2024')} To ${on(end, '03-04-2024')}`,
    ]),
    columns: [
      day('Date', 40, '03-04-2024'),
      cutText('Narration', 95, 40),
      ...numbers('Chq No', 305, 450_101, '†'),
      debit('Withdrawal', 420, lakhs),
      credit('Deposit', 490, lakhs),
      balance('Balance', 565, lakhs),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Opening Balance').put(565, lakhs(opening), RIGHT).down(),
  },
}
