import { expect, test } from 'vitest'
import { comeBefore, daysApart } from './days-apart.ts'
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

test.each<[string, boolean]>([
  ['30/05 01/06, 01/06 01/06, 29/12 02/01', true],
  ['01/06 01/06, 02/06 02/06', false],
  ['30/05 01/06, 04/06 03/06', false],
  // Before in June, after if these are the fifth and the fourth month.
  ['05/06 04/07', false],
  ['30/02 01/03', false],
])('of %s the first come before the second: %s', (printed, expected) => {
  const pairs = printed.split(', ').map((pair) => {
    const [a, b] = pair.split(' ').map((day) => parseDateCell(day) as PrintedDate)
    return [a, b] as [PrintedDate, PrintedDate]
  })
  expect(comeBefore(pairs)).toBe(expected)
})
