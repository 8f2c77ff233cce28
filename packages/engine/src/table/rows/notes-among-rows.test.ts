import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { findHeaders } from '../headers/find-headers.ts'
import { lineTests } from '../line-tests.ts'
import { findTables } from '../parts/find-tables.ts'
import { findRows } from './find-rows.ts'

const convention = { decimal: '.', exponent: 2 } as const
const tests = lineTests(convention)

/** The text of the last of some rows with a line below it. */
function lastText(count: number, last: string, below: string): string {
  const rows = Array.from({ length: count }, (_, i) => `0${i + 1} Dec  ACME STORES LEEDS GB      5.00`)
  const text = ['Date    Description              Amount', ...rows, `30 Dec  ${last}`, below].join('\n')
  const lines = typeset(text)
  const found = findTables([{ page: 1, lines, rulings: [], headers: findHeaders(lines, tests) }], tests)
  const texts = findRows(found, tests, convention).flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'row' ? [entry.cells[1]?.text ?? ''] : [])),
  )
  return texts.at(-1) ?? ''
}

const LEGEND = '        C=Credit; D=Debit; EN=Encash'
const LATE = 'LATE FEE                  5.00'

test.each([
  ['wider than all others is none', 9, LATE, LEGEND, 'LATE FEE'],
  ['no wider than others is', 9, LATE, '        FOR NOVEMBER', 'LATE FEE FOR NOVEMBER'],
  ['below few rows is', 3, LATE, LEGEND, 'LATE FEE C=Credit; D=Debit; EN=Encash'],
])('a line %s of the text of the last row', (_, count, last, below, expected) => {
  expect(lastText(count, last, below)).toBe(expected)
})

const ROW = 'ACME STORES LEEDS GB      5.00'

test.each([
  ['with its rate is none', 5, ROW, '        Interest rate 5.24% p.a.', 'ACME STORES LEEDS GB'],
  ['with a part of a hundred is', 5, ROW, '        LESS 15%', 'ACME STORES LEEDS GB LESS 15%'],
])('a line below a row %s of its text', (_, count, last, below, expected) => {
  expect(lastText(count, last, below)).toBe(expected)
})
