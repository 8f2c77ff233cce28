import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { eraseRulings, type PixelRuling } from './find-rulings.ts'
import { followRulings } from './follow-rulings.ts'
import { toInkMap } from './ink-map.ts'

const isIn = (from: number, to: number) => (at: number) => at >= from && at < to
const [isLine, isFaint, isText] = [isIn(100, 103), isIn(200, 320), isIn(75, 99)]
/** A line that is too light for ink under a row of letters, and a row of feet behind its end. */
const page = drawGray(600, 200, (x, y) => {
  if (isLine(y) && x >= 20 && x < 400) return isFaint(x) ? 150 : 40
  if (isText(y) && isFaint(x) && x % 12 < 6) return 20
  return y >= 98 && y < 102 && x >= 410 && x < 580 && x % 12 < 7 ? 20 : 255
})
const piece = (x0: number, x1: number, top = 100): PixelRuling => ({
  ...{ direction: 'horizontal', x0, x1, top, bottom: top + 3 },
})

test('a line goes on where it is light, and its pieces are one; the feet of letters are none of it', () => {
  expect(followRulings(page, [piece(20, 200), piece(320, 400)])).toEqual([piece(20, 400)])
})

test('so it does to the left', () => {
  expect(followRulings(page, [piece(320, 400)])).toEqual([piece(20, 400)])
})

test('upright lines, and others above and below, stay as they are', () => {
  const upright: PixelRuling = { direction: 'vertical', x0: 20, x1: 23, top: 10, bottom: 190 }
  expect(followRulings(page, [piece(20, 400), piece(20, 400, 150), upright])).toEqual([
    piece(20, 400),
    piece(20, 400, 150),
    upright,
  ])
})

test('the light part of a line is erased, too, and the letters above it stay', () => {
  const { pixels } = eraseRulings(page, toInkMap(page), followRulings(page, [piece(20, 200)]))
  const at = (x: number, y: number) => pixels[y * 600 + x]
  expect([at(250, 101), at(100, 101), at(252, 80)]).toEqual([255, 255, 20])
})
