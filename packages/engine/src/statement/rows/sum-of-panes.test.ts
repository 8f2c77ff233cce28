import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typeset } from '../../../test-support/typeset.ts'
import { markSumOfPanes } from './sum-of-panes.ts'

const rowsOf = (texts: readonly string[]) =>
  texts.map((text) => {
    const row = readRowOf(text)
    const isDated = !text.startsWith(' ')
    return { row: { ...row, lines: isDated ? typeset('01/04 ACME') : [] }, section: null }
  })

const LEFT = ['14 Jun | | 46.83', '15 Jun | | 95.18']

test.each<[string, string[], boolean]>([
  ['what both come to, without a day', ['20 Jun | | 77.28', ' | Checks paid (3) | 219.29'], true],
  ['the same with a day', ['20 Jun | | 77.28', '21 Jun | ACME | 219.29'], false],
  ['another amount', ['20 Jun | | 77.28', ' | Checks paid (3) | 219.30'], false],
  ['what two rows come to', [' | ACME | 142.01'], false],
])('%s', (_, right, isSum) => {
  const marked = markSumOfPanes(rowsOf(right), rowsOf(LEFT))
  expect(marked.at(-1)?.row.kind).toBe(isSum ? 'total' : null)
})
