import { balance, balanceOnce, credit, day, dayOnce, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Desk, Part, PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'

const minus = minusBefore(commaPoint)
const drBehind = around(commaPoint, '5 DR')
const marked = around(commaPoint, '$5 DR', '$5 CR')
const book = { texts: BRITISH } as const

/** A balance whose marker stands right of where the figures end. */
const forward =
  (label: string, dated = false): Part =>
  ({ paper, book: { start } }, reached) => {
    if (dated) paper.put(50, on(start, '3 Apr 2024'))
    paper
      .put(115, label)
      .put(530, commaPoint(reached), RIGHT)
      .put(533, reached < 0 ? 'Dr' : 'Cr')
      .down()
  }

const sums = ({ moneyIn, moneyOut }: Desk['book']) => ({
  came: commaPoint(moneyIn),
  went: commaPoint(moneyOut),
})

export const AUSTRALIAN_HABITS: Readonly<Record<string, PlainHabit>> = {
  'year-before-the-opening-balance': {
    paper: { size: 9, lead: 13 },
    book,
    says: {},
    pitch: 11,
    gap: 13,
    above: ({ paper, book: { start, end, number, closing } }) => {
      paper.put(350, 'Statement 12 (Page 1 of 3)').down()
      paper.put(350, numberLike('Account Number 06 ~~~~ ~~~~~~~~', number)).down()
      paper.put(350, `Statement Period ${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`).down()
      paper.put(350, 'Closing Balance').put(545, marked(closing), RIGHT).down(30)
    },
    columns: [
      day('Date', 50, '03 Apr'),
      text('Transaction', 100, 220, ({ valueDate }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.5) ? [random.fill('Card xx~~~~')] : []),
        ...(random.chance(0.4) ? [`Value Date: ${on(valueDate, '03/04/2024')}`] : []),
      ]),
      { ...debit('Debit', 380, commaPoint), x: 370 },
      credit('Credit', 460, around(commaPoint, '5', '$5')),
      balance('Balance', 545, marked),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, on(start, '03 Apr'))
        .put(100, '2024 OPENING BALANCE', BOLD)
        .put(545, marked(opening), RIGHT)
        .down(),
    closes: ({ paper, book: { end, opening, closing, moneyIn, moneyOut } }) => {
      paper.need(70).put(50, on(end, '03 Apr')).put(100, '2024 CLOSING BALANCE', BOLD)
      paper.put(545, marked(closing), RIGHT).down(24)
      paper
        .put(50, 'Opening balance')
        .put(180, '-')
        .put(220, 'Total debits')
        .put(300, '+')
        .put(330, 'Total credits')
      paper
        .put(420, '=')
        .put(450, 'Closing balance')
        .down()
        .put(50, marked(opening))
        .put(220, `$${commaPoint(moneyOut)}`)
      paper.put(330, `$${commaPoint(moneyIn)}`).put(450, marked(closing))
    },
  },
  'dotted-leaders-to-the-amounts': {
    paper: { bottom: 740, lead: 11 },
    book,
    says: { number: false },
    gap: 11,
    above: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      const mark = around(commaPoint, '$5 Dr', '$5 Cr')
      paper.put(50, 'Account Balance Summary', BOLD).down(14)
      paper
        .pairs(50, 250, [
          ['Opening balance', mark(own.opening)],
          ['Total credits', `$${came}`],
          ['Total debits', `$${went}`],
          ['Closing balance', mark(own.closing)],
        ])
        .down(6)
      paper.put(50, `Statement starts ${on(own.start, '3 Apr 2024')}`).down()
      paper.put(50, `Statement ends ${on(own.end, '3 Apr 2024')}`).down(20)
      paper.put(50, 'Transaction Details', BOLD).down(14)
    },
    columns: [
      dayOnce('Date', 50, '3 Apr 2024'),
      text('Particulars', 115, 230),
      { ...debit('Debits', 400, commaPoint), x: 395 },
      { ...credit('Credits', 470, commaPoint), x: 465 },
      balanceOnce('Balance', 530, commaPoint),
      { title: '', x: 533, cell: (own, { endsDay }) => (endsDay ? (own.balance < 0 ? 'Dr' : 'Cr') : '') },
    ],
    beside: ({ amount, text: own }, paper) => {
      const lines = paper.wrap(own, 230)
      if (lines.length > 1) return
      const start = 115 + paper.widthOf(own) + 3
      const room = (amount > 0 ? 465 : 395) - paper.widthOf(commaPoint(amount)) - 4 - start
      paper.put(start, '.'.repeat(Math.max(0, Math.floor(room / paper.widthOf('.')))))
    },
    opens: forward('Brought forward', true),
    carries: forward('Carried forward'),
    brings: forward('Brought forward'),
  },
  'word-blank-in-empty-cells': {
    book,
    says: {},
    above: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper.put(50, 'EVERYDAY ACCESS STATEMENT', HEADING).down(16)
      paper.put(50, numberLike('Account Number ~~~~-~~~~~', own.number))
      paper.put(350, `${on(own.start, '03 APR 2024')} TO ${on(own.end, '03 APR 2024')}`).down(16)
      const pairs = [
        ['Opening Balance:', `$${minus(own.opening)}`],
        ['Total Deposits:', `$${came}`],
        ['Total Withdrawals:', `$${went}`],
        ['Closing Balance:', `$${minus(own.closing)}`],
      ] as const
      for (const [label, value] of pairs) paper.put(350, label).down(11).put(350, value).down(13)
      paper.down(10)
    },
    columns: [
      day('Date', 50, '03 APR'),
      text('Transaction Details', 100, 220, ({ date }, lines, { random }) => [
        ...lines,
        ...(random.chance(0.4) ? [`EFFECTIVE DATE ${on(date, '03 APR 2024')}`] : []),
      ]),
      debit('Withdrawals ($)', 390, commaPoint, 'blank'),
      credit('Deposits ($)', 465, commaPoint, 'blank'),
      balance('Balance ($)', 545, drBehind),
    ],
    opens: ({ paper, book: { start, opening } }) => {
      paper.put(50, '2024').down().put(50, on(start, '03 APR')).put(100, 'OPENING BALANCE')
      paper.put(390, 'blank', RIGHT).put(465, 'blank', RIGHT).put(545, minus(opening), RIGHT).down()
    },
    closes: ({ paper, book: own }) => {
      const { came, went } = sums(own)
      paper
        .need(30)
        .put(100, 'TOTALS AT END OF PERIOD')
        .put(390, `$${went}`, RIGHT)
        .put(465, `$${came}`, RIGHT)
      paper.put(545, `$${drBehind(own.closing)}`, RIGHT)
    },
  },
}
