import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { hasTitle, isDay, isMonth } from './day-lines.ts'

test.each([
  ['March 2024', true],
  ['MÄRZ 2024', true],
  ['2024年3月', true],
  ['March 12', false],
  ['March', false],
  ['Rent March 2024', false],
  ['Report 2024', false],
])('month %s', (text, expected) => {
  expect(typeset(text).map(isMonth)).toEqual([expected])
})

test.each([
  ['Date: 3 April 2024', true],
  ['3 April 2024', false],
  ['Monday 3 April 2024', false],
])('named day %s', (text, expected) => {
  expect(typeset(text).map(hasTitle)).toEqual([expected])
})

test.each([
  ['Thu 26 December 2024', true],
  ['26 December 2024    Balance £16,348.32', true],
  ['26 December 2024    ACME £16.32', false],
  ['26 December 2024    £16.32', false],
])('the day of the rows under it: %s', (text, is) => {
  const [line] = typeset(text)
  expect(line && isDay(line)).toBe(is)
})
