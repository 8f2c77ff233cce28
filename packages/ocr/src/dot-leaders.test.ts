import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { dotLeaders } from './dot-leaders.ts'

const HEIGHT = 20
const box = (x0: number, bottom: number, width: number, height: number): Component => ({
  x0,
  x1: x0 + width,
  top: bottom - height,
  bottom,
  pixels: width * height,
})
/** Dots from a place on, so far apart, each a little higher than the one before. */
const dots = (count: number, { step = 10, size = 4, rise = 0 } = {}) =>
  Array.from({ length: count }, (_, i) => box(100 + step * i, 100 - rise * i, size, size))

test.each([
  ['dots on a line', dots(12), 12],
  ['on a line that is slightly askew', dots(12, { rise: 0.3 }), 12],
  [
    'of which some touch',
    [
      ...dots(4),
      box(140, 100, 34, 4),
      ...dots(4).map((dot) => ({ ...dot, x0: dot.x0 + 80, x1: dot.x1 + 80 })),
    ],
    9,
  ],
  ['but not those of an ellipsis', dots(3), 0],
  ['nor far apart', dots(12, { step: 30 }), 0],
  ['nor bullets of a masked number', dots(12, { step: 16, size: 10 }), 0],
  ['nor what lies higher and higher', dots(12, { rise: 5 }), 0],
])('leaders: %s', (_, components, count) => {
  expect(dotLeaders([box(60, 100, 14, 20), ...components], HEIGHT).size).toBe(count)
})
