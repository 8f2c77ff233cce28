import { expect, test } from 'vitest'
import { daysApart } from './days-apart.ts'
import { type PrintedDate, parseDateCell } from './parse-date.ts'

test.each<[string, string, number]>([
  ['03/04/24', '05/04', 2],
  ['30/12/2024', '02 Jan', 3],
  ['21/09/24', '01/06', 107],
  ['04/05/24', '05/04', 29],
  ['30 Sep', '01/12', 62],
])('%s and %s are %i days apart', (a, b, expected) => {
  expect(daysApart(parseDateCell(a) as PrintedDate, parseDateCell(b) as PrintedDate)).toBe(expected)
})
