import { describe, expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { mayBeCut } from './may-be-cut.ts'

const blank = drawGray(1000, 1500, () => 255)
const wordAt = (x0: number, top = 740) => ({
  x0,
  x1: x0 + 100,
  top,
  bottom: top + 40,
  baseline: top + 40,
  size: 50,
})

test.each<[string, ReturnType<typeof wordAt>, number, boolean]>([
  ['in the middle', wordAt(450), 0, false],
  ['with room for a digit on the left', wordAt(40), 0, false],
  ['too near to the left edge', wordAt(30), 0, true],
  ['too near to the right edge', wordAt(880), 0, true],
  ['at the slanted edge of a page that lay askew', wordAt(70, 1400), 5, true],
  ['where that edge has slanted away', wordAt(70, 60), 5, false],
])('a word %s', (_, word, skew, expected) => {
  expect(mayBeCut(word, blank, { skew, keystone: null })).toBe(expected)
})

describe('a word beside a dark bar', () => {
  test.each([
    ['right before it', 380, 20, true],
    ['right behind it', 535, 20, true],
    ['as thin as a border', 440, 6, false],
    ['far away', 300, 20, false],
  ])('%s', (_, from, thick, expected) => {
    const picture = drawGray(1000, 1500, (x, y) => (y > 600 && x >= from && x < from + thick ? 0 : 255))
    expect(mayBeCut(wordAt(420 + (thick === 6 ? 30 : 0)), picture, { skew: 0, keystone: null })).toBe(
      expected,
    )
  })
})
