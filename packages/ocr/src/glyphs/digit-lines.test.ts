import { expect, test } from 'vitest'
import { BASELINE, drawWord, SIZE } from '../../test-support/draw-word.ts'
import { digitLines } from './digit-lines.ts'

const { image } = drawWord('318.03')
const box = { x0: 0, x1: image.width, top: BASELINE - 28, bottom: BASELINE }
const word = (size: number, baseline = BASELINE) => ({
  ...box,
  text: '318.03',
  confidence: 90,
  baseline,
  size,
})
/** A third of the numbers seem larger, as numbers do that have a remnant of a ruling under them. */
const lineOf = digitLines(image, [word(SIZE), word(SIZE), word(1.2 * SIZE)])

test.each([
  ['as it is', word(SIZE)],
  ['that seems larger', word(1.2 * SIZE)],
  ['that seems to stand lower', word(SIZE, BASELINE + 4)],
])('a number %s is as high as most, and stands on its line', (_, number) => {
  expect(lineOf(number).size).toBe(SIZE)
  expect(lineOf(number).baseline).toBeCloseTo(BASELINE, 0)
})

test('a number in much larger print keeps its size', () => {
  expect(lineOf(word(2 * SIZE)).size).toBe(2 * SIZE)
})
