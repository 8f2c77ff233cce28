import { expect, test } from 'vitest'
import { toDecimal, toMinor } from './money.ts'

test.each([
  [123450, 2, '1234.50'],
  [-5, 2, '-0.05'],
  [0, 2, '0.00'],
  [1234, 0, '1234'],
  [1500, 3, '1.500'],
] as const)('%d with %d decimals', (amount, exponent, text) => {
  expect(toDecimal(toMinor(amount), exponent)).toBe(text)
})

test('refuses what is no exact number of minor units', () => {
  expect(() => toMinor(0.5)).toThrow()
  expect(() => toMinor(2 ** 53)).toThrow()
})
