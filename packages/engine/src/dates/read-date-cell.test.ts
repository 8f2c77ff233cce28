import { expect, test } from 'vitest'
import { readDateCell } from './read-date-cell.ts'

test.each([
  ['01/04/2024', [1, 4, 2024]],
  ['2024-11-30 07:51:11', [30, 11, 2024]],
  ['Oct 29, 2024 03:19 am', [10, 29, 2024]],
  ['3 Oct 2024 14.32 (GMT)', [3, 10, 2024]],
  ['2024-03- 01', [1, 3, 2024]],
  ['01-Apr- 2024', [1, 4, 2024]],
  ['01/04/2024 ACME STORES', null],
  ['07:51:11', null],
  ['', null],
])('%s', (text, expected) => {
  const date = readDateCell(text.split(' ').map((word) => ({ text: word })))
  expect(date && [date.first, date.second, date.year]).toEqual(expected)
})
