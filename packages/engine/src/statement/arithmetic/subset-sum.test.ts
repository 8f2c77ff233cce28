import { expect, test } from 'vitest'
import { subsetSum } from './subset-sum.ts'

test.each([
  [[500, -120], 500, [true, false]],
  [[500, -120], 0, [false, false]],
  [[500, -120], 7, null],
  // Either of two equal amounts would do.
  [[500, 500], 500, null],
  [Array.from({ length: 30 }, (_, i) => i), 5, null],
])('of %j, those that make %d', (amounts, sum, expected) => {
  expect(subsetSum(amounts, sum)).toEqual(expected)
})
