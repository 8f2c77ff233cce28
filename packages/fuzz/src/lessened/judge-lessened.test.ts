import type { Transaction } from '@ledgerlift/engine'
import { expect, test } from 'vitest'
import type { TrueRow } from '../truth/true-statements.ts'
import { judgeRows } from './judge-lessened.ts'

const row = (text: string) => {
  const [date, debit, balance, check] = text.split(' ')
  return { date: date === '-' ? null : date, description: 'ACME', debit, credit: null, balance, check }
}
const judge = (printed: string[], read: string[], mayLackDate = false) =>
  judgeRows(printed.map(row) as unknown as TrueRow[], read.map(row) as unknown as Transaction[], mayLackDate)

test.each<[string, string[], string[], [number, number, number]]>([
  ['rows as printed', ['2024-01-01 5.00 95.00'], ['2024-01-01 5.00 95.00 proved'], [0, 0, 0]],
  ['a row that is lost', ['2024-01-01 5.00 95.00'], [], [1, 0, 0]],
  ['a row that is none, and says it is proved', [], ['2024-01-01 5.00 95.00 proved'], [0, 1, 1]],
  ['a wrong date', ['2024-01-01 5.00 95.00'], ['2024-01-02 5.00 95.00 unproved'], [1, 0, 0]],
  [
    'a wrong date that says it is proved',
    ['2024-01-01 5.00 95.00'],
    ['2024-01-02 5.00 95.00 proved'],
    [1, 0, 1],
  ],
])('%s', (_, printed, read, [wrong, spurious, wrongButProved]) => {
  expect(judge(printed, read)).toEqual({ wrong, spurious, wrongButProved })
})

test('a date that nothing tells any more is not wrong', () => {
  const [printed, read] = [['2024-01-01 5.00 95.00'], ['- 5.00 95.00 unproved']]
  expect(judge(printed, read).wrong).toBe(1)
  expect(judge(printed, read, true).wrong).toBe(0)
})
