import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { beforeTurn, findSkew, turnBack } from './straighten.ts'

/** How far off an angle may be measured, in degrees: bars on whole pixels are staircases. */
const CLOSE = 0.16

/** Bars like lines of text, which run down to the right by `degrees`. */
function barsAt(degrees: number) {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const isInk = (x: number, y: number) => x >= 40 && x < 560 && (((y - slope * x) % 30) + 30) % 30 < 12
  return drawGray(600, 300, (x, y) => (isInk(x, y) ? 0 : 255))
}

test.each([-5, -1.2, -0.5, 0, 0.3, 0.9, 1.5, 4.7])('text that runs by %s degrees is found', (degrees) => {
  expect(Math.abs(findSkew(barsAt(degrees)) - degrees)).toBeLessThan(CLOSE)
})

test('turned back it runs level, and each pixel knows where it was', () => {
  const image = turnBack(barsAt(1), 1)
  expect(Math.abs(findSkew(image))).toBeLessThan(CLOSE)
  expect(beforeTurn(image, 1, 300, 150)).toEqual([300, 150])
  expect(beforeTurn(image, 1, 500, 150)[1]).toBeGreaterThan(152)
})

test('an empty picture lies level', () => {
  expect(findSkew(drawGray(20, 10, () => 255))).toBe(0)
})
