import { describe, expect, test } from 'vitest'
import { drawGray } from '../../test-support/draw-picture.ts'
import { splitTouching } from './split-touching.ts'

/** Where glyphs stand, in pixels; of digits in a font of 40, on a line at 40. */
type Drawn = { readonly x0: number; readonly x1: number; readonly top: number; readonly bottom: number }
const METRICS = { size: 40, baseline: 40 }
const digit = (x0: number): Drawn => ({ x0, x1: x0 + 20, top: 12, bottom: 40 })
const point = (x0: number): Drawn => ({ x0, x1: x0 + 5, top: 35, bottom: 40 })
const dash = (x0: number): Drawn => ({ x0, x1: x0 + 8, top: 24, bottom: 28 })

/** Rings and marks of ink; what lies between them is of one shade of grey, at the height of the lower one. */
const draw = (glyphs: readonly Drawn[], between: number) =>
  drawGray(100, 60, (x, y) => {
    const glyph = glyphs.find(({ x0, x1, top, bottom }) => x >= x0 && x < x1 && y >= top && y < bottom)
    if (glyph) {
      const edge = Math.min(x - glyph.x0, glyph.x1 - 1 - x, y - glyph.top, glyph.bottom - 1 - y)
      return edge < 5 ? 20 : 255
    }
    const isBetween = x >= (glyphs[0]?.x0 ?? 0) && x < (glyphs.at(-1)?.x1 ?? 0)
    return isBetween && y >= 35 && y < 40 ? between : 255
  })

const split = (glyphs: readonly Drawn[], between: number) => {
  const [first, last] = [glyphs[0] as Drawn, glyphs.at(-1) as Drawn]
  const all = { x0: first.x0, x1: last.x1, top: Math.min(...glyphs.map(({ top }) => top)), bottom: 40 }
  return splitTouching(draw(glyphs, between), [all], METRICS).map(({ x0, x1 }) => [x0, x1])
}

describe('glyphs that are one part of ink', () => {
  test.each([
    ['a digit and a point', [digit(10), point(32)], 100, [10, 32]],
    ['two digits', [digit(10), digit(33)], 100, [10, 33]],
    ['two digits with a point between them', [digit(10), point(33), digit(41)], 60, [10, 33, 41]],
    ['two digits whose strokes touch', [digit(10), digit(30)], 20, [10, 30]],
  ])('come apart: %s', (_, glyphs, between, lefts) => {
    const found = split(glyphs, between)
    expect(found).toHaveLength(lefts.length)
    for (const [i, left] of lefts.entries()) expect(Math.abs((found[i]?.[0] ?? 0) - left)).toBeLessThan(4)
  })

  test.each([
    ['a digit', [digit(10)], 255],
    ['a digit and what joins it above the line', [digit(10), dash(31)], 255],
  ])('stay one: %s', (_, glyphs, between) => {
    expect(split(glyphs, between)).toHaveLength(1)
  })
})
