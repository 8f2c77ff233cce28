import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { countWholeAmounts } from './count-whole-amounts.ts'
import { findHeaders } from './headers/find-headers.ts'
import { lineTests } from './line-tests.ts'

function countIn(text: string, tests = lineTests({ decimal: '.', exponent: 2 })): number {
  const lines = typesetPages(text)[0]?.lines ?? []
  return countWholeAmounts(findHeaders(lines, tests), lines, tests)
}

const TITLES = 'Date        Description       Amount     Balance'

test.each<[string, string[], number]>([
  ['amounts and balances', ['171       1,671', '-40       1,631', '12.5      1,643.5'], 6],
  ['signs and symbols', ['$171     $1,671', '-$40     $1,631', '(12)     $1,619'], 6],
  ['symbols behind', ['171€     1,671€', '-40€     1,631€', '12.5€    1,643.5€'], 6],
  ['most of them', ['171       1,671', '-40       1,631', '12.25     1,643.25'], 4],
  ['decimals at most amounts', ['171       671.00', '-40.00    631.00', '12.25     643.25'], 0],
  ['three among others', ['171       671', '-40', '1.25      2.25', '3.25      4.25'], 3],
  ['fewer than three', ['171'], 0],
  ['numbers longer than amounts', ['4471882     4471883', '4471884     4471885'], 0],
])('%s', (_, rows, expected) => {
  const lines = rows.map((row, i) => `1${i}/04/24    ACME                ${row}`)
  expect(countIn(`${TITLES}\n${lines.join('\n')}`)).toBe(expected)
})

test('numbers beside the money columns are none', () => {
  const rows = [1, 2, 3].map((i) => `1${i}/04/24    SHOP ${i}7${i}           12.25      43.25`)
  expect(countIn(`${TITLES}\n${rows.join('\n')}`)).toBe(0)
})

test('numbers of whole pounds beside rates are none', () => {
  const rows = [1, 2, 3].map((i) => `1${i}/04/24    4.16%   4.25%     £1 - £49,999     £50`)
  expect(countIn(`${TITLES}\n${rows.join('\n')}`)).toBe(0)
})

test('thousands that a space parts from the rest of an amount are none', () => {
  const rows = [1, 2, 3].map((i) => `1${i}.04.24    ACME                -5,00      1 77${i},79`)
  expect(countIn(`${TITLES}\n${rows.join('\n')}`, lineTests({ decimal: ',', exponent: 2 }))).toBe(0)
})

test('amounts behind the sign of their currency are counted', () => {
  const rows = [1, 2, 3].map((i) => `1${i}/04/24    ACME             +Rs. 25,00${i}     643.25`)
  const dropping = lineTests({ decimal: '.', exponent: 2, dropsNoughts: true })
  expect(countIn(`${TITLES}\n${rows.join('\n')}`, dropping)).toBe(3)
})
