import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import type { Component } from './components.ts'
import { isSideways, turnQuarters } from './turn-quarters.ts'

const picture = drawGray(3, 2, (x, y) => y * 3 + x)

test.each([
  [0, [0, 1, 2, 3, 4, 5], 3],
  [1, [3, 0, 4, 1, 5, 2], 2],
  [2, [5, 4, 3, 2, 1, 0], 3],
  [3, [2, 5, 1, 4, 0, 3], 2],
  [-1, [2, 5, 1, 4, 0, 3], 2],
])('after %i clockwise quarter turns', (quarters, pixels, width) => {
  const turned = turnQuarters(picture, quarters)
  expect([[...turned.pixels], turned.width]).toEqual([pixels, width])
})

/** Lines of letters close behind each other. */
const letters: Component[] = Array.from({ length: 200 }, (_, i) => {
  const [x0, top] = [(i % 20) * 16, Math.floor(i / 20) * 40]
  return { x0, top, x1: x0 + 13, bottom: top + 20, pixels: 100 }
})
const turned = letters.map(({ x0, top, x1, bottom, pixels }) => ({
  x0: top,
  top: x0,
  x1: bottom,
  bottom: x1,
  pixels,
}))

test('lines that run up or down the sheet are told from those across it', () => {
  expect([isSideways(letters, 20), isSideways(turned, 13)]).toEqual([false, true])
})
