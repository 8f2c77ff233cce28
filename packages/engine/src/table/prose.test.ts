import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import type { Line } from '../layout/word.ts'
import { beginsProse } from './prose.ts'

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
