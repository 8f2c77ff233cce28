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

test.each(['Previous Balance', 'Total Checks'])(
  'the name of a sum right of such titles, %s, is that of one beside the tables',
  (sum) => {
    const panes = splitPanes(cells(['Check #', 'Amount', 'Date', 'Check #', 'Amount', 'Date', sum]))
    expect(panes.map(({ cells, x1 }) => [cells.length, x1])).toEqual([
      [3, 275],
      [3, 575],
    ])
  },
)

test('of such tables one may print a description, and another a number', () => {
  const roles = ['date', 'description', 'amount', 'date', 'reference', 'amount'] as const
  const titles = cells(['Date', 'Description', 'Amount', 'Date', 'Number', 'Amount'])
  const panes = splitPanes(titles.map((cell, i) => ({ ...cell, role: roles[i] ?? null })))
  expect(panes.map((pane) => pane.cells.length)).toEqual([3, 3])
})

test.each([[['Date', 'Date', 'Amount']], [['', '', '', '']], [['Date', 'Text', 'Amount', 'Balance']]])(
  '%j is one table',
  (titles) => {
    expect(splitPanes(cells(titles))).toHaveLength(1)
  },
)

test('columns that were found without titles are told by what they hold', () => {
  const roles = ['date', 'reference', 'amount', 'date', 'reference', 'amount'] as const
  const untitled = cells(roles.map(() => ''))
  const panes = splitPanes(untitled.map((cell, i) => ({ ...cell, role: roles[i] ?? null })))
  expect(panes.map((pane) => pane.cells.length)).toEqual([3, 3])
})
