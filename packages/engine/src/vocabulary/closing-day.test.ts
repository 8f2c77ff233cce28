import { expect, test } from 'vitest'
import { isClosingDay } from './closing-day.ts'

test.each([
  ['Statement date', true],
  ['STATEMENT CLOSING DATE:', true],
  ['Your statement date', true],
  ['Auszugsdatum', true],
  ['Kontoauszug vom', true],
  ['Payment due date', false],
  ['Statement date of the account before', false],
  ['Misstatement date', false],
  ['', false],
])('%s', (label, expected) => {
  expect(isClosingDay(label)).toBe(expected)
})
