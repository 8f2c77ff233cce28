import { expect, test } from 'vitest'
import { isEndLine } from './end-words.ts'

test.each([
  ['**** End of Statement ****', true],
  ['--- FIN ---', true],
  ['End of Statement', true],
  ['Fin du relevé', true],
  ['Zusammenfassung', true],
  ['Summary of lease', false],
  ['PAYSHOP *MARKET', false],
  ['** 4417 **', false],
  ['End of lease fee', false],
])('%s', (text, expected) => {
  expect(isEndLine(text)).toBe(expected)
})
