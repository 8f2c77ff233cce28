import { expect, test } from 'vitest'
import { findBrokenRulings } from './broken-rulings.ts'

const stroke = (top: number, height: number, x0 = 100, width = 6) => ({
  x0,
  x1: x0 + width,
  top,
  bottom: top + height,
  pixels: width * height,
})
const stack = (count: number, height: number, pitch: number, ...place: [x0?: number, width?: number]) =>
  Array.from({ length: count }, (_, i) => stroke(i * pitch, height, ...place))

test('strokes above each other with hardly a gap are one ruling, also where it runs a little askew', () => {
  const askew = Array.from({ length: 5 }, (_, i) => stroke(44 * i, 38, 100 + i))
  expect(findBrokenRulings(askew, 25)).toEqual([
    { x0: 100, x1: 110, top: 0, bottom: 4 * 44 + 38, direction: 'vertical' },
  ])
})

test('what is left of one elsewhere on the page belongs to it', () => {
  const [alone, letter] = [stroke(500, 38), stroke(600, 25)]
  expect(findBrokenRulings([...stack(5, 38, 44), alone, letter], 25).map(({ top }) => top)).toEqual([0, 500])
})

test.each([
  ['letters above each other', stack(5, 25, 44)],
  ['three strokes', stack(3, 38, 44)],
  ['wide parts', stack(5, 38, 44, 100, 12)],
  ['dots', stack(9, 6, 8, 100, 1)],
])('%s are none', (_, components) => {
  expect(findBrokenRulings(components, 25)).toEqual([])
})
