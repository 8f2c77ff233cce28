import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { edgeWidth, sharpen } from './sharpen.ts'

/** Stems of ink whose edges fade over this number of pixels. */
const stems = (fade: number) =>
  drawGray(120, 30, (x) => {
    const fromMiddle = Math.abs((x % 30) - 15)
    return Math.round(255 * Math.min(1, Math.max(0, (fromMiddle - 5) / fade + 0.5)))
  })

test.each([2, 3, 4, 5])('measures over how many pixels ink fades: %i', (fade) => {
  expect(edgeWidth(stems(fade))).toBeCloseTo(fade, 0)
})

test('makes blurred edges steeper', () => {
  expect(edgeWidth(sharpen(stems(5)))).toBeLessThan(3.5)
})

test.each([
  ['sharp', stems(2)],
  ['without letters', drawGray(40, 40, () => 255)],
])('leaves a picture as it is that is %s', (_, picture) => {
  expect(sharpen(picture)).toBe(picture)
})
