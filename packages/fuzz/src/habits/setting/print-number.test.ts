import { expect, test } from 'vitest'
import { ibanLike, numberLike } from './print-number.ts'

const NUMBER = '123456789012345678'

test('a pattern takes the last digits of a number', () => {
  expect(numberLike('Account 06 ~~~-~~ (INR)', NUMBER)).toBe('Account 06 456-78 (INR)')
})

test.each([
  ['NL', 18, 'NL34 5678 9012 3456 78'],
  ['DE', 22, 'DE74 1234 5678 9012 3456 78'],
])('a number of %s has %i characters', (country, length, printed) => {
  expect(ibanLike(country, length, NUMBER)).toBe(printed)
})
