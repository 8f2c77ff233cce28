import { describe, expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { findKeystone } from './find-keystone.ts'
import type { Segment } from './find-segments.ts'
import { beforeTurn, type Keystone, turnBack } from './straighten.ts'

const SIZE = { width: 2480, height: 3508 }
const [LETTER, PITCH, ROWS, ROW] = [30, 24, 50, 60]
/** Where the cells of each row begin, and how many letters they have. */
const CELLS = [
  [200, 10],
  [600, 30],
  [1600, 8],
  [2000, 9],
] as const

/** The lines of a table as they are seen when the page narrows. */
const seen = (keystone: Keystone | null): Segment[] =>
  Array.from({ length: ROWS }, (_, row) => 200 + ROW * row).flatMap((baseline, row) =>
    CELLS.map(([left, most], column) => {
      // Texts are of any length.
      const count = column === 1 ? most - ((row * 7) % 13) : most
      const parts = Array.from({ length: count }, (_, i) => {
        const [x0, bottom] = beforeTurn(SIZE, 0, left + PITCH * i, baseline, keystone).map(Math.round) as [
          number,
          number,
        ]
        return { x0, x1: x0 + PITCH - 4, top: bottom - LETTER, bottom, pixels: 200 }
      })
      const bounds = { x0: parts[0]?.x0 ?? 0, x1: parts.at(-1)?.x1 ?? 0 }
      return { ...bounds, top: baseline - LETTER, bottom: parts[0]?.bottom ?? 0, parts }
    }),
  )

describe('a page', () => {
  test.each<[string, Keystone]>([
    ['narrows to one side', { across: 0.06, down: 0, slant: 0 }],
    ['narrows to its top', { across: 0, down: -0.05, slant: 0 }],
    ['narrows to both, and leans', { across: -0.04, down: 0.04, slant: 0.01 }],
  ])('that %s is made as wide everywhere', (_, keystone) => {
    const found = findKeystone(seen(keystone), LETTER, SIZE)?.keystone
    expect(found?.across).toBeCloseTo(keystone.across, 2)
    expect(found?.down).toBeCloseTo(keystone.down, 2)
    expect(found?.slant).toBeCloseTo(keystone.slant, 2)
  })

  test('that does not narrow is left as it is', () => {
    expect(findKeystone(seen(null), LETTER, SIZE)).toBeNull()
    expect(findKeystone([], 0, SIZE)).toBeNull()
  })
})

test('a pixel is drawn where it would be if the page did not narrow', () => {
  const keystone = { across: 0.1, down: 0.1, slant: 0.02 }
  const [x, y] = beforeTurn({ width: 200, height: 300 }, 0, 40, 60, keystone).map(Math.round) as [
    number,
    number,
  ]
  const picture = drawGray(200, 300, (pixelX, pixelY) => (Math.hypot(pixelX - x, pixelY - y) < 4 ? 0 : 255))
  const { pixels, width } = turnBack(picture, 0, keystone)
  expect([pixels[60 * width + 40], pixels[y * width + x]]).toEqual([0, 255])
})
