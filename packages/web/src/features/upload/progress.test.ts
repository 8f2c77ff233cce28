import { expect, it } from 'vitest'
import { litStages, nextPercent } from './progress.ts'

it('rises by 2 to 10 points, up to 95', () => {
  expect(nextPercent(0, 0)).toBe(2)
  expect(nextPercent(0, 1)).toBe(10)
  expect(nextPercent(94, 0.5)).toBe(95)
  expect(nextPercent(95, 1)).toBe(95)
})

it.each([
  [0, 0],
  [10, 0],
  [10.1, 1],
  [40, 1],
  [41, 2],
  [70, 2],
  [95, 3],
])('at %d percent %d stages are lit', (percent, lit) => {
  expect(litStages(percent)).toBe(lit)
})
