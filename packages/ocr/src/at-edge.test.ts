import { expect, test } from 'vitest'
import { isAtEdge } from './at-edge.ts'

const picture = { width: 2000, height: 3000 }
const wordAt = (x0: number, top = 1480) => ({
  x0,
  x1: x0 + 100,
  top,
  bottom: top + 40,
  baseline: top + 40,
  size: 50,
})

test.each<[string, ReturnType<typeof wordAt>, number, boolean]>([
  ['in the middle', wordAt(900), 0, false],
  ['with room for a digit on the left', wordAt(40), 0, false],
  ['too near to the left edge', wordAt(30), 0, true],
  ['too near to the right edge', wordAt(1880), 0, true],
  ['at the slanted edge of a page that lay askew', wordAt(140, 2860), 5, true],
  ['where that edge has slanted away', wordAt(140, 100), 5, false],
])('a word %s', (_, word, skew, expected) => {
  expect(isAtEdge(word, picture, skew)).toBe(expected)
})
