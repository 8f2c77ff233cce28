import { expect, test } from 'vitest'
import { drawGray } from '../../test-support/draw-picture.ts'
import { lookOf } from './glyph.ts'
import { withLostMarks } from './lost-marks.ts'

const METRICS = { size: 40, baseline: 60 }
const PAPER = drawGray(400, 80, () => 255)
/** By character: how far its box stands from the left of its place, its width, its top and bottom above the line. */
const BOXES: Readonly<Record<string, readonly [left: number, width: number, top: number, bottom: number]>> = {
  '.': [2, 5, 5, 0],
  ',': [2, 4, 5, -5],
  ':': [2, 5, 20, 0],
  '-': [1, 10, 14, 10],
  _: [0, 0, 0, 0],
}
const DIGIT = [1, 20, 28, 0] as const
/** How far the next character stands. */
const STEPS: Readonly<Record<string, number>> = { '.': 11, ',': 11, ':': 11, '-': 13, _: 11 }

/** The glyphs of what is printed; `_` is a mark that has left no ink of its own. */
function glyphsOf(printed: string) {
  let x = 0
  return [...printed].flatMap((character) => {
    const [left, width, top, bottom] = BOXES[character] ?? DIGIT
    const box = { x0: x + left, x1: x + left + width, top: 60 - top, bottom: 60 - bottom }
    x += STEPS[character] ?? 22
    return width === 0 ? [] : [{ look: lookOf(PAPER, box, METRICS), x0: box.x0 }]
  })
}

test.each([
  ['1,234.56', '1234.56', '1,234.56'],
  ['1,234.56', '123456', '1,234.56'],
  ['4,422_99', '442299', '4,422.99'],
  ['4_422_99', '442299', '4.422.99'],
  ['236.00', '2.36.00', '236.00'],
  ['3.15', '3:15', '3.15'],
  ['-65,99', '65,99', '-65,99'],
  ['-65,99', '6599', '-65,99'],
  ['65,99-', '65,99', '65,99-'],
  ['-4,92', '-492', '-4,92'],
  ['12,33S', '1233S', '12,33S'],
])('where %s is printed and %s was read, it is %s', (printed, read, expected) => {
  expect(withLostMarks(read, glyphsOf(printed))).toBe(expected)
})

test.each([
  ['1,234.56', '1,234.56'],
  ['123456', '123456'],
  ['12.34.56', '123456'],
  ['1,234.56', '12345'],
  ['14:45', '14:45'],
  ['12.50', 'ACME'],
])('where %s is printed and %s was read, nothing is lost', (printed, read) => {
  expect(withLostMarks(read, glyphsOf(printed))).toBeNull()
})
