import { expect, test } from 'vitest'
import { isForeignAmount } from './is-foreign-amount.ts'

test.each<[string, 0 | 2, boolean]>([
  ['25.80 GBP', 0, true],
  ['EUR 1.025,80', 0, true],
  ['25.80', 0, false],
  ['4.494', 0, false],
  ['London GBP', 0, false],
  ['25.80 GBP', 2, false],
])('%s where amounts have %i decimals: %s', (text, exponent, expected) => {
  expect(isForeignAmount(text, { decimal: ',', exponent })).toBe(expected)
})
