import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { unreadText } from './unread-text.ts'

const [WIDTH, HEIGHT, LINE, LETTER] = [900, 700, 60, 25]
/** Lines of letters, each a bar, in three columns. */
const isInk = (x: number, y: number) =>
  y % LINE >= 20 && y % LINE < 20 + LETTER && x % 300 < 200 && x % 20 < 6
const page = drawGray(WIDTH, HEIGHT, (x, y) => (isInk(x, y) ? 0 : 255))
const all = { x0: 0, top: 0, x1: WIDTH, bottom: HEIGHT }
const lines = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({
    x0: 0,
    top: (from + i) * LINE + 20,
    x1: WIDTH,
    bottom: (from + i) * LINE + 20 + LETTER,
  }))

test.each([
  ['a table that no text covers is unread', all, [], true],
  ['so is one under some typed lines', all, lines(0, 4), true],
  ['text that covers all that is printed leaves nothing', all, lines(0, 12), false],
  ['a logo has too few letters', { ...all, bottom: 2 * LINE, x1: 500 }, [], false],
])('%s', (_, picture, known, isUnread) => {
  expect(unreadText(page, picture, known) !== null).toBe(isUnread)
})

test('what is known is left out of the picture', () => {
  const part = unreadText(page, all, lines(0, 4))
  expect(part?.pixels.subarray(0, 4 * LINE * WIDTH).every((value) => value === 255)).toBe(true)
  expect(part?.pixels.subarray(5 * LINE * WIDTH).some((value) => value === 0)).toBe(true)
})
