import { type Column, credit, day, debit } from '../setting/columns.ts'
import { around, type Figure, ungrouped } from '../setting/figures.ts'
import type { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { INDIAN } from '../texts/asian.ts'

/** Of a letter, in points, at the size of the print. */
const PITCH = 4.8
const LEFT = 30
const WIDTH = 108
const at = (column: number) => LEFT + column * PITCH
const stroke = (column: number): Column => ({ title: '|', x: at(column), cell: () => '|' })
const dashes = (paper: Paper) => paper.put(LEFT, '-'.repeat(WIDTH)).down(10)
const lettered: Figure = around(ungrouped, '5Dr', '5Cr')
const STROKES = [0, 11, 49, 60, 76, 92, 107]

/** A line of the table that is no movement. */
const line = (paper: Paper, label: string, cells: readonly (readonly [end: number, text: string])[]) => {
  for (const column of STROKES) paper.put(at(column), '|')
  paper.put(at(12), label)
  for (const [end, text] of cells) paper.put(at(end), text, { align: 'right' })
  return paper.down(10)
}

export const DOT_MATRIX_HABITS: Readonly<Record<string, PlainHabit>> = {
  'strokes-and-dashes-for-rulings': {
    paper: { font: 'courier', size: 8, lead: 10, bottom: 740 },
    book: { texts: INDIAN, isNeverOverdrawn: true, opening: [2_000_000, 9_000_000] },
    says: {},
    gap: 10,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(at(30), 'EXAMPLE DISTRICT CO-OPERATIVE BANK LTD').down(10)
      paper.put(at(38), 'STATEMENT OF ACCOUNT').down(20)
      paper
        .put(LEFT, `A/C NO : ${number.slice(-12)}`)
        .put(at(60), 'A/C TYPE : SAVINGS BANK')
        .down(10)
      paper.put(LEFT, `PERIOD : ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`).down(12)
      dashes(paper)
    },
    columns: [
      stroke(0),
      day('DATE', at(1), '03/04/2024'),
      stroke(11),
      {
        title: 'PARTICULARS',
        x: at(12),
        means: 'description',
        cell: (entry) => entry.text.slice(0, 36),
      },
      stroke(49),
      {
        title: 'CHQ NO',
        x: at(51),
        means: 'reference',
        cell: ({ amount }) => (amount % 5 === 0 ? String(100_000 + (Math.abs(amount) % 999)) : ''),
      },
      stroke(60),
      debit('WITHDRAWALS', at(75), ungrouped),
      stroke(76),
      credit('DEPOSITS', at(91), ungrouped),
      stroke(92),
      {
        title: 'BALANCE',
        x: at(106.5),
        align: 'right',
        means: 'balance',
        cell: (entry) => lettered(entry.balance),
      },
      stroke(107),
    ],
    opens: ({ paper, book: { opening } }) => {
      dashes(paper)
      line(paper, 'BALANCE B/F', [[106.5, lettered(opening)]])
    },
    carries: ({ paper }, reached) => {
      line(paper, 'BALANCE C/F', [[106.5, lettered(reached)]])
      dashes(paper)
    },
    brings: ({ paper }, reached) => {
      dashes(paper)
      line(paper, 'BALANCE B/F', [[106.5, lettered(reached)]])
    },
    closes: ({ paper, book: { moneyIn, moneyOut, closing } }) => {
      dashes(paper.need(40))
      line(paper, 'TOTAL', [
        [75, ungrouped(moneyOut)],
        [91, ungrouped(moneyIn)],
        [106.5, lettered(closing)],
      ])
      dashes(paper)
    },
  },
}
