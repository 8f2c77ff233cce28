import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { findPicturedTable } from './pictured-table.ts'

const [WIDTH, HEIGHT, LINE, LETTER] = [900, 700, 60, 25]
/** Lines of letters, each a bar: a long stretch that ends anywhere, and a short one that ends under the others. */
const isInk = (x: number, y: number) => {
  const line = Math.floor(y / LINE)
  const isText = x < 300 + 37 * ((line * 7) % 5) || (x >= 640 && x < 780)
  return isText && y % LINE >= 20 && y % LINE < 20 + LETTER && x % 20 < 6
}
const page = drawGray(WIDTH, HEIGHT, (x, y) => (isInk(x, y) ? 0 : 255))
const all = { x0: 0, top: 0, x1: WIDTH, bottom: HEIGHT }
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({
    x0: 0,
    top: (from + i) * LINE + 20,
    x1: WIDTH,
    bottom: (from + i) * LINE + 20 + LETTER,
  }))
const reading = (text: string) => ({
  recognise: async () => [{ text, confidence: 90, x0: 0, top: 0, x1: 10, bottom: 10 }],
  close: async () => {},
})

test.each([
  ['a table that no text covers is found', '12.50', all, [], true],
  ['so is one under some typed lines', '12.50', all, lines(0, 4), true],
  ['where text covers all that is printed nothing is left', '12.50', all, lines(0, 12), false],
  ['a list of words is no table', 'LOANS', all, [], false],
  ['the ends of a text are no column', '12.50', { ...all, x1: 600 }, [], false],
])('%s', async (_, text, picture, known, isFound) => {
  expect((await findPicturedTable(reading(text), page, picture, known)) !== null).toBe(isFound)
})

test('what is known is left out of the picture', async () => {
  const part = await findPicturedTable(reading('12.50'), page, all, lines(0, 4))
  expect(part?.pixels.subarray(0, 4 * LINE * WIDTH).every((value) => value === 255)).toBe(true)
  expect(part?.pixels.subarray(5 * LINE * WIDTH).some((value) => value === 0)).toBe(true)
})
