import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import type { Line } from '../layout/word.ts'
import { beginsProse, runsAcross } from './prose.ts'

test.each([
  ['Please check your entries and report any error.', true],
  ['Bitte prüfen Sie die Buchungen und teilen Sie uns Einwendungen mit.', true],
  ['お取引内容をご確認ください。ご不明な点は窓口までお問い合わせください。', true],
  ['TRANSFER TO SAVINGS FROM CURRENT ACCOUNT', false],
  ['Card payment to J. Example', false],
  ['Riverside Pharmacy Ltd London GB Card 4471', false],
  ['within thirty days of the date of it.', false],
])('%s: %s', (text, expected) => {
  expect(beginsProse(typeset(text)[0] as Line)).toBe(expected)
})

test.each([
  ['The balance of $910.15 falls due on 26 January', true],
  ['26 January   WIRE TRANSFER           910.15', false],
  ['WIRE TRANSFER OF THE DAY      910.15', false],
  ['THE TEXT OF A ROW', false],
])('runs over the columns, %s: %s', (text, expected) => {
  const columns = [
    { x0: 0, x1: 20 },
    { x0: 65, x1: 120 },
    { x0: 180, x1: 220 },
  ]
  expect(runsAcross(typeset(text)[0] as Line, columns)).toBe(expected)
})
