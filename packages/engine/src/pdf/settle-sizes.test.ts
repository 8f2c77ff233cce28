import { expect, test } from 'vitest'
import { settleSizes } from './settle-sizes.ts'

/** Glyphs of one font, each with its size and the height of its box in points, on the baseline 100 or another one. */
function sizesOf(
  ...glyphs: readonly (readonly [size: number, height: number, baseline?: number])[]
): number[] {
  const given = {
    length: glyphs.length,
    font: new Uint16Array(glyphs.length),
    size: Float32Array.from(glyphs, ([size]) => size),
    top: Float32Array.from(glyphs, ([, height, baseline = 100]) => baseline - height),
    bottom: Float32Array.from(glyphs, ([, , baseline = 100]) => baseline),
    baseline: Float32Array.from(glyphs, ([, , baseline = 100]) => baseline),
  }
  settleSizes(given)
  return [...given.size].map((size) => Math.round(size * 10) / 10)
}

test.each([
  ['of the size that it says', [[9, 12]], [9]],
  ['in a form that is drawn three times as large', [[3, 12]], [10]],
  [
    'in a form that is drawn at a third',
    [
      [30, 11],
      [30, 11],
    ],
    [9.2, 9.2],
  ],
  [
    'with the box of its ink alone, beside others',
    [
      [9, 3.1],
      [9, 15],
      [9, 2],
    ],
    [9, 9, 9],
  ],
  [
    'with such a box, on a line without others',
    [
      [9, 3],
      [9, 15, 120],
    ],
    [2.5, 9],
  ],
] as const)('a glyph %s', (_, glyphs, sizes) => {
  expect(sizesOf(...glyphs)).toEqual(sizes)
})
