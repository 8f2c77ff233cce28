import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

/** Balances that have all lost the same thousands. */
const ROWS = `
Date         Details         Amount      Balance
01/04/2024   ACME            -12.50       662.91
02/04/2024   RENT            -20.00       642.91
13/04/2024   WAGES            50.00       692.91
14/04/2024   CAFE             -7.50       685.41`
const JOINED = ROWS.replace(/ {5}(?=6)/g, ' 7§10 ')
const ABOVE = `${'Opening balance'.padEnd(42)}675.41\n`
const BESIDE = 'Opening balance 675.41\n'
const BALANCES = ['662.91', '642.91', '692.91', '685.41']

/** How many rows of a scan are proved where nothing confirms some of its words. */
function provedOf(text: string, unconfirmed: readonly string[]) {
  const [page] = typesetPages(text)
  const words = page?.lines.flatMap((line) => line.words) ?? []
  const doubtful = words.filter((word) => unconfirmed.includes(word.text))
  const recognised = { unconfirmed: doubtful, corrected: new Map<string, string>(), skew: 0 }
  const { transactions } = extractFromPages(page ? [{ ...page, recognised }] : [], 1)
  expect(transactions.map(({ debit, credit }) => debit ?? credit)).toEqual([
    '12.50',
    '20.00',
    '50.00',
    '7.50',
  ])
  return transactions.filter(({ check }) => check === 'proved').length
}

test.each<[string, string, readonly string[], number]>([
  ['one balance that is confirmed bears out all', ROWS, BALANCES.slice(1), 3],
  ['where none is, their steps prove nothing', ROWS, BALANCES, 0],
  ['nor do they where another word may hold their first digits', JOINED, [], 0],
  ['a balance that is printed again elsewhere bears them out', BESIDE + ROWS, BALANCES, 4],
  ['but not one that is not confirmed there, either', BESIDE + ROWS, [...BALANCES, '675.41'], 0],
  ['but not one that stands in their column', ABOVE + ROWS, BALANCES, 0],
])('%s', (_, text, unconfirmed, proved) => {
  expect(provedOf(text, unconfirmed)).toBe(proved)
})
