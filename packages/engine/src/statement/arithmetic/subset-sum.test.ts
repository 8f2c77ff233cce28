import { expect, test } from 'vitest'
import { subsetSum } from './subset-sum.ts'

test.each([
  [[500, -120], 500, [true, false]],
  [[500, -120], 0, [false, false]],
  [[500, -120], 7, null],
  // Either of two equal amounts would do.
  [[500, 500], 500, null],
  [[50_000, 32_100, 7_049, 1_203], 33_303, [false, true, false, true]],
  // The 32 sets of five small amounts make up many of the possible sums by chance.
  [[5, 31, 12, 7, 44], 19, null],
  [Array.from({ length: 30 }, (_, i) => i), 5, null],
])('of %j, those that make %d', (amounts, sum, expected) => {
  expect(subsetSum(amounts, sum)).toEqual(expected)
})

test.each([1, 2, 4, 7, 10])('%d amounts seldom make up a sum that means nothing', (count) => {
  const TRIES = 400
  let seed = count
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  let lucky = 0
  for (let i = 0; i < TRIES; i++) {
    const amounts = Array.from({ length: count }, () => 1 + random(100_000))
    if (subsetSum(amounts, 1 + random(amounts.reduce((sum, amount) => sum + amount, 0))) !== null) lucky++
  }
  expect(lucky / TRIES).toBeLessThanOrEqual(0.01)
})
