import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { ReadRow } from '../ledger.ts'
import { underLostDates } from './lost-date-column.ts'

/** Lines of a page; those that begin with `>` belong to no row, and the others are rows of one line. */
function doubted(text: string): number[] {
  const lines = typeset(text)
  const isLost = lines.map((line) => line.words[0]?.text === '>')
  const without = lines.map((line) => ({
    ...line,
    words: line.words.slice(1),
    x0: line.words[1]?.x0 ?? 0,
    dates: line.dates.map((date) => ({ ...date, from: date.from - 1, to: date.to - 1 })),
  }))
  const rows = without.flatMap((line, id) => {
    const found = line.dates[0]
    const words = found ? line.words.slice(found.from, found.to) : []
    return isLost[id] ? [] : [{ id, lines: [line], cells: { date: { words } } } as unknown as ReadRow]
  })
  const lost = new Map(
    rows.map(({ id, lines: [first] }) => [first, isLost[id - 1] ? [without[id - 1]] : []]),
  ) as unknown as Parameters<typeof underLostDates>[1]
  return [...underLostDates(rows, lost)]
}

test.each([
  [
    'dates that begin lines above most rows are a column that was lost',
    `
> 18 Jun   BP CONNECT
-          Value date: 17/06/2024    22.49
> 20 Jun   OPAL TRAVEL
-          Value date: 18/06/2024     6.48
> 21 Jun   SHELL
-          Value date: 21/06/2024    35.25`,
    [1, 3, 5],
  ],
  [
    'two of them may be notes',
    `
> 18 Jun   BP CONNECT
-          Value date: 17/06/2024    22.49
> 20 Jun   OPAL TRAVEL
-          Value date: 18/06/2024     6.48
-          Value date: 21/06/2024    35.25`,
    [],
  ],
  [
    'days that stand alone are headings',
    `
> 18 Jun
-          Value date: 17/06/2024    22.49
> 20 Jun
-          Value date: 18/06/2024     6.48
> 21 Jun
-          Value date: 21/06/2024    35.25`,
    [],
  ],
])('%s', (_, text, rows) => {
  expect(doubted(text)).toEqual(rows)
})
