import { expect, test } from 'vitest'
import { fitScale, zoomed } from './zoom.ts'

test.each([
  [1, 1, 1.2],
  [1.2, -1, 1],
  [2.9, 1, 3],
  [3, 1, 3],
  [0.6, -1, 0.5],
  [0.5, -1, 0.5],
  [1.1000000000000001, 1, 1.3],
])('from %s by %s steps to %s', (scale, steps, expected) => {
  expect(zoomed(scale, steps)).toBe(expected)
})

test('zooming never leaves 0.5 to 3', () => {
  for (const steps of [1, -1]) {
    let scale = 1.37
    for (let i = 0; i < 30; i++) {
      scale = zoomed(scale, steps)
      expect(scale).toBeGreaterThanOrEqual(0.5)
      expect(scale).toBeLessThanOrEqual(3)
    }
  }
})

test.each([
  [630, 600, 1],
  [930, 600, 1.5],
  [390, 600, 1],
  [5000, 600, 2.5],
])('a page of %s points in %s pixels', (container, width, expected) => {
  expect(fitScale(container, width)).toBe(expected)
})
