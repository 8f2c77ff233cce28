import { expect, test } from 'vitest'
import { splitPanes } from './split-panes.ts'

const cells = (titles: string[]) =>
  titles.map((title, i) => ({ title, words: [], role: null, x0: i * 100, x1: i * 100 + 50 }))

test('titles that repeat stand over tables side by side', () => {
  const panes = splitPanes(cells(['Date', 'Check #', 'Amount', 'Date', 'Check #', 'Amount']))
  expect(panes.map((pane) => pane.cells.length)).toEqual([3, 3])
  expect(panes.map(({ x0, x1 }) => [x0, x1])).toEqual([
    [Number.NEGATIVE_INFINITY, 275],
    [275, Number.POSITIVE_INFINITY],
  ])
})

test.each([[['Date', 'Date', 'Amount']], [['', '', '', '']], [['Date', 'Text', 'Amount', 'Balance']]])(
  '%j is one table',
  (titles) => {
    expect(splitPanes(cells(titles))).toHaveLength(1)
  },
)
