import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { hasTitle, isMonth } from './day-lines.ts'

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
