import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { eraseRulings, findRulings } from './find-rulings.ts'
import { toInkMap } from './ink-map.ts'

const isLine = (x: number, y: number) => y >= 100 && y < 103 && x >= 20 && x < 380
const isColumn = (x: number, y: number) => x >= 200 && x < 203 && y >= 20 && y < 280
/** The feet of a row of digits: a third of it is paper. */
const areFeet = (x: number, y: number) => y >= 150 && y < 154 && x >= 20 && x < 380 && x % 12 < 9
const isLetter = (x: number, y: number) => x >= 300 && x < 304 && y >= 90 && y < 115
const page = drawGray(400, 300, (x, y) =>
  isLine(x, y) || isColumn(x, y) || areFeet(x, y) || isLetter(x, y) ? 20 : 255,
)
const map = toInkMap(page)
const rulings = findRulings(map)

test('lines are found in both directions, and rows of digits are none', () => {
  expect(rulings).toEqual([
    { direction: 'horizontal', x0: 20, top: 100, x1: 380, bottom: 103 },
    { direction: 'vertical', x0: 200, top: 20, x1: 203, bottom: 280 },
  ])
})

test('the feet of blurred letters that run together are no line', () => {
  const isStem = (x: number, y: number) => y >= 30 && y < 54 && x >= 20 && x < 380 && x % 12 < 6
  const isFoot = (x: number, y: number) => y >= 50 && y < 54 && x >= 20 && x < 380
  const text = drawGray(400, 100, (x, y) => (isStem(x, y) || isFoot(x, y) ? 20 : 255))
  expect(findRulings(toInkMap(text))).toEqual([])
})

test('they are erased where they cross, too, and the letter that crosses one stays', () => {
  const { pixels } = eraseRulings(page, map, rulings)
  const at = (x: number, y: number) => pixels[y * 400 + x]
  expect([at(100, 101), at(201, 50), at(201, 101)]).toEqual([255, 255, 255])
  expect([at(302, 101), at(26, 152)]).toEqual([20, 20])
})
