import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { smoothBlocks } from './smooth-blocks.ts'

/** A few strokes with blank paper around. */
const strokes = (x: number, y: number) =>
  x > 4 && x < 16 && y > 3 && y < 17 && (x * 7 + y * 3) % 5 < 2 ? 20 : 255
/** The same, each pixel repeated `factor` times in both directions. */
const enlarged = (factor: number) =>
  drawGray(Math.round(20 * factor), Math.round(20 * factor), (x, y) =>
    strokes(Math.floor(x / factor), Math.floor(y / factor)),
  )

test.each([3, 3.3, 4])('brightness changes bit by bit where pixels were repeated %d times', (factor) => {
  const [before, after] = [enlarged(factor), smoothBlocks(enlarged(factor))]
  const steepest = ({ pixels, width }: typeof before) =>
    Math.max(...pixels.map((value, i) => (i % width === 0 ? 0 : Math.abs(value - (pixels[i - 1] ?? value)))))
  expect([steepest(before), steepest(after) < 120]).toEqual([235, true])
})

test('the middles of blocks keep their brightness', () => {
  const { pixels, width } = smoothBlocks(enlarged(3))
  for (let y = 0; y < 20; y++)
    for (let x = 0; x < 20; x++) expect(pixels[(3 * y + 1) * width + 3 * x + 1]).toBe(strokes(x, y))
})

test.each([
  ['was not enlarged', drawGray(60, 60, (x, y) => (x * 31 + y * 17) % 256)],
  ['is blank', drawGray(60, 60, () => 255)],
])('a picture that %s stays as it is', (_, picture) => {
  expect(smoothBlocks(picture)).toBe(picture)
})
