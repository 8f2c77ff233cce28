import { expect, test } from 'vitest'
import type { PrintedDate } from './parse-date.ts'
import { readDateCell } from './read-date-cell.ts'

const read = (text: string) => readDateCell(text.split(' ').map((word) => ({ text: word })))
const numbers = (date: PrintedDate | null | undefined) => date && [date.first, date.second, date.year]

test.each([
  ['01/04/2024', [1, 4, 2024]],
  ['2024-11-30 07:51:11', [30, 11, 2024]],
  ['Oct 29, 2024 03:19 am', [10, 29, 2024]],
  ['3 Oct 2024 14.32 (GMT)', [3, 10, 2024]],
  ['03.04.2024 à 11h22', [3, 4, 2024]],
  ['03.04.2024 um 11:22', [3, 4, 2024]],
  ['01/12/2024 | 13:41', [1, 12, 2024]],
  ['03.04.2024 EUR 12.50', null],
  ['01-Apr- 2024', [1, 4, 2024]],
  ['(VAL. 04-05-2026)', [4, 5, 2026]],
  ['01/04/2024 ACME STORES', null],
  ['01/04/2024 POS', null],
  ['01/04/2024 14:32 CEST', [1, 4, 2024]],
  ['01/04/2024 14:32 FUEL', null],
  ['07:51:11', null],
  ['07 05.11.23', [5, 11, 2023]],
  ['7. 05.11.2023', [5, 11, 2023]],
  ['ACME 05.11.2023', null],
  ['', null],
])('one date: %s', (text, expected) => {
  const cell = read(text)
  expect(cell && numbers(cell.date)).toEqual(expected)
  expect(cell?.second ?? null).toBeNull()
})

test.each([
  ['02.04.2024 03.04.2024', [2, 4, 2024], [3, 4, 2024], 1],
  ['2 Apr 2024 3 Apr 2024', [2, 4, 2024], [3, 4, 2024], 3],
  ['02.04.2024 14:32 03.04.2024', [2, 4, 2024], [3, 4, 2024], 2],
  ['02/04/2024 02:32 PM 03/04/2024', [2, 4, 2024], [3, 4, 2024], 3],
  ['02/04 03/04', [2, 4, null], [3, 4, null], 1],
  ['02-04 (03-04)', [2, 4, null], [3, 4, null], 1],
  ['02.04./03.04.', [2, 4, null], [3, 4, null], 0],
  ['02.04.2024 / 03.04.2024', [2, 4, 2024], [3, 4, 2024], 0],
  ['2024-04-02/2024-04-03', [2, 4, 2024], [3, 4, 2024], 0],
])('two: %s', (text, date, second, from) => {
  const cell = read(text)
  expect([numbers(cell?.date), numbers(cell?.second), cell?.secondFrom]).toEqual([date, second, from])
})
