import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { withFaintLines } from './faint-lines.ts'
import { findRulings } from './find-rulings.ts'
import { toInkMap } from './ink-map.ts'

/** Grain of a scanner, about ten levels to either side. */
const grain = (x: number, y: number) => ((x * 7919 + y * 104_729) % 21) - 10
const PAPER = 240
const rulingsOf = (at: (x: number, y: number) => number) => {
  const image = drawGray(60, 400, at)
  return findRulings(withFaintLines(image, toInkMap(image)))
}

test('a grey hairline in the grain of a scan is a ruling', () => {
  const [line, ...others] = rulingsOf((x, y) => (x === 30 || x === 31 ? 205 : PAPER) + grain(x, y))
  expect(others).toEqual([])
  expect(line).toMatchObject({ direction: 'vertical', bottom: 398 })
  expect(line?.x0).toBeGreaterThan(26)
  expect(line?.x1).toBeLessThan(35)
})

test.each([
  ['paper', () => PAPER],
  ['a shadow that ends', (x: number) => (x < 30 ? 200 : PAPER)],
  ['letters above each other', (x: number, y: number) => (x >= 30 && x < 34 && y % 36 < 25 ? 20 : PAPER)],
])('%s: none', (_, at) => {
  expect(rulingsOf((x, y) => at(x, y) + grain(x, y))).toEqual([])
})
