import { balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const dollars = around(commaPoint, '-$5', '$5')
const letter = { page: 'letter', bottom: 730 } as const
const canadian = { texts: AMERICAN, opening: [100_000, 900_000] } as const

export const CANADIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'titles-of-three-lines': {
    paper: letter,
    book: canadian,
    says: { number: false, period: 'end' },
    above: ({ paper, book: { end } }) => {
      paper.put(50, 'Your Everyday Banking statement', HEADING).down(14)
      paper.put(50, `For the period ending ${on(end, 'Apr 3, 2024')}`).down(24)
    },
    columns: [
      day('Date', 50, 'Apr 03'),
      text('Description', 100, 180),
      debit(['Amounts', 'deducted from', 'your account ($)'], 400, commaPoint),
      credit(['Amounts', 'added to', 'your account ($)'], 480, commaPoint),
      balance('Balance ($)', 560, minus),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper.put(50, on(start, 'Apr 03')).put(100, 'Opening balance').put(560, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { end, moneyIn, moneyOut } }) =>
      paper
        .need(20)
        .put(50, on(end, 'Apr 03'))
        .put(100, 'Closing totals', BOLD)
        .put(400, commaPoint(moneyOut), RIGHT)
        .put(480, commaPoint(moneyIn), RIGHT),
  },
  'dates-and-balances-once-a-day': {
    paper: letter,
    book: canadian,
    says: { number: false },
    pitch: 10,
    above: ({ paper, book: { start, end, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(50, 'Your personal banking account statement', HEADING).down(14)
      paper.put(560, `From ${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}`, RIGHT).down(24)
      paper.put(50, 'Summary of your account for this period', BOLD).down(14)
      paper
        .pairs(50, 330, [
          ['Your opening balance', dollars(opening)],
          ['Total deposits into your account', `+ ${commaPoint(moneyIn)}`],
          ['Total withdrawals from your account', `- ${commaPoint(moneyOut)}`],
          ['Your closing balance', `= ${dollars(closing)}`],
        ])
        .down(16)
      paper.put(50, 'Details of your account activity', BOLD).down(16)
    },
    again: ({ paper }) => paper.put(50, 'Details of your account activity - continued', BOLD).down(16),
    columns: [
      dayOnce('Date', 50, '3 Apr'),
      text('Description', 95, 200),
      debit('Withdrawals ($)', 400, commaPoint),
      credit('Deposits ($)', 480, commaPoint),
      balanceOnce('Balance ($)', 560, minus),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(95, 'Opening Balance').put(560, minus(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(95, 'Closing Balance', BOLD).put(560, dollars(closing), RIGHT_BOLD),
  },
}
