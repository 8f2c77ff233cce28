import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { findHeaders } from '../headers/find-headers.ts'
import { lineTests } from '../line-tests.ts'
import { findTables } from '../parts/find-tables.ts'
import { findRows } from './find-rows.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

/** Lines under the first of a text stand nearer to it than rows stand to each other, in points. */
const NEARER = 2
const FURTHER = /^(?:THIS|WITH)/
const closely = (lines: readonly Line[]): Line[] =>
  lines.map((line, i) => {
    const further = lines.slice(0, i + 1).filter(({ text }) => FURTHER.test(text)).length
    return { ...line, baseline: line.baseline - NEARER * further }
  })

/** The texts of the rows under these titles. */
function textsOf(...lines: readonly string[]): string[] {
  const set = closely(typeset(['Date    Description              Amount', ...lines].join('\n')))
  const found = findTables([{ page: 1, lines: set, rulings: [], headers: findHeaders(set, tests) }], tests)
  return findRows(found, tests, convention).flatMap((table) =>
    table.entries.flatMap((entry) => (entry.kind === 'row' ? [entry.cells[1]?.text ?? ''] : [])),
  )
}

const day = (amount: string) => `01 Dec  ACME STORES     ${amount.padStart(16)}`

test('what ends in the sum of the rows above is no text of the last, with the lines of its block', () => {
  const texts = textsOf(
    day('5.00'),
    day('-8.00'),
    day('1.00'),
    '        ALEX SAMPLE',
    '        THIS CYCLE -$2.00',
    '        WITH PAYMENTS',
    day('7.00'),
    day('5.00'),
    day('4.00'),
    '        JO SAMPLE',
    '        THIS CYCLE $16.00',
  )
  expect(new Set(texts)).toEqual(new Set(['ACME STORES']))
})

test.each([
  ['another amount', ['5.00', '-8.00', '1.00'], '-$2.01'],
  ['the sum of two rows', ['5.00', '-7.00'], '-$2.00'],
])('%s is part of a text', (_, amounts, sum) => {
  expect(textsOf(...amounts.map(day), `        CARD 4417 ${sum}`).at(-1)).toBe(`ACME STORES CARD 4417 ${sum}`)
})
