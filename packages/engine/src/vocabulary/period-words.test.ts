import { expect, test } from 'vitest'
import { isClosingDay } from './period-words.ts'

test.each([
  ['Statement date', true],
  ['STATEMENT CLOSING DATE:', true],
  ['Your statement date', true],
  ['Auszugsdatum', true],
  ['Kontoauszug vom', true],
  ['Payment due date', false],
  ['Statement date of the account before', false],
  ['Misstatement date', false],
  ['As at', true],
  ['Balance as at', false],
  ['', false],
])('%s', (label, expected) => {
  expect(isClosingDay(label)).toBe(expected)
})
