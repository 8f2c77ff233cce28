import { expect, test } from 'vitest'
import { withoutSchedules } from './schedules.ts'

const tableOf = (...titles: string[]) => ({
  table: { columns: titles.map((title) => ({ title, role: null, x0: 0, x1: 1 })) },
  uses: titles.map((title) => (title === 'Text' ? ('text' as const) : ('money' as const))),
  choice: {},
})
const areKept = (...titles: string[]) => withoutSchedules([tableOf(...titles)])[0]?.choice !== null

test.each([
  ['Text', 'Amount', '5月', '6月', '7月'],
  ['Text', 'June', 'July', 'August'],
  ['Text', 'Mai 2024', 'Juni 2024'],
])('a table with columns for months is none of transactions: %s %s %s', (...titles) => {
  expect(areKept(...titles)).toBe(false)
})

test.each([
  ['Text', 'May', 'Balance'],
  ['Text', 'Debit', 'Credit'],
])('others stay: %s %s %s', (...titles) => {
  expect(areKept(...titles)).toBe(true)
})
