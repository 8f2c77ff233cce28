import { expect, test } from 'vitest'
import { withAmount } from './with-amount.ts'

test.each([
  ['$2,080.15CR', 9208015, '$92,080.15CR'],
  ['72,671.92', 7167192, '71,671.92'],
  ['2512.26', 3251226, '32512.26'],
  ['-1.00', 100, '-1.00'],
  ['72,671.92', 1234567, null],
  ['CR', 100, null],
] as const)('%s with %i is %s', (text, amount, expected) => {
  expect(withAmount(text, amount, { decimal: '.', exponent: 2 })).toBe(expected)
})
