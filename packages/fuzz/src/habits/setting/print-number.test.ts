import { expect, test } from 'vitest'
import { ibanLike, numberLike } from './print-number.ts'

const NUMBER = '123456789012345678'

test('a pattern takes the last digits of a number', () => {
  expect(numberLike('Account 06 ~~~-~~ (INR)', NUMBER)).toBe('Account 06 456-78 (INR)')
})

test.each([
  ['BG', 22],
  ['DE', 22],
])('an IBAN of %s has %i characters', (country, length) => {
  const printed = ibanLike(country, length, NUMBER).replaceAll(' ', '')
  expect(printed).toHaveLength(length)
  expect(printed.slice(4)).toBe(NUMBER)
})

// The example of https://www.iban.com/structure for Germany.
test('an IBAN carries its check digits', () => {
  expect(ibanLike('DE', 22, '370400440532013000')).toBe('DE89 3704 0044 0532 0130 00')
})
