import { expect, test } from 'vitest'
import { lineOf, metricsOf } from './segment-type.ts'

const box = (x0: number, x1: number, top: number, bottom: number) => ({ x0, x1, top, bottom, pixels: 100 })
const lineOfParts = (...parts: ReturnType<typeof box>[]) =>
  lineOf({ x0: 0, x1: 100, top: 0, bottom: 40, parts })

/** `2.29` */
const [POINT, NINE] = [box(19, 24, 23, 29), box(51, 64, 1, 28)]

test.each([
  ['whole digits stand on their feet', [box(0, 17, 0, 28), POINT, box(28, 44, 0, 28), NINE]],
  [
    'broken ones do, too',
    [box(0, 15, 0, 20), box(0, 17, 23, 28), POINT, box(28, 43, 0, 19), box(28, 44, 22, 28), NINE],
  ],
])('%s', (_, parts) => {
  expect(lineOfParts(...parts)).toEqual({ baseline: 28, rise: 28 })
})

test('asterisks hang above the line on which digits stand', () => {
  const stars = [0, 12, 24, 36, 48, 60].map((x0) => box(x0, x0 + 11, 0, 14))
  expect(lineOfParts(...stars, box(72, 88, 0, 28), NINE)).toEqual({ baseline: 28, rise: 28 })
})

test('the point of another letter is no foot', () => {
  const [above, dot] = [box(0, 15, 0, 20), box(14, 19, 22, 28)]
  expect(lineOfParts(above, dot, box(28, 43, 0, 20), box(51, 64, 0, 20)).baseline).toBe(20)
})

/** Letters that stand on one line, 10 wide, of these heights: 71 is that of a capital, 52 that of a small letter, of a font of 100. */
const lettersOf = (heights: readonly number[]) => ({
  x0: 0,
  x1: 12 * heights.length,
  top: 0,
  bottom: 100,
  parts: heights.map((height, i) => box(12 * i, 12 * i + 10, 100 - height, 100)),
})

test.each([
  ['Trans', [71, 52, 52, 52, 52]],
  ['Post', [71, 52, 52, 62]],
  ['Description of', [71, 52, 52, 52, 52, 52, 62, 52, 52, 52, 52, 52, 71]],
  ['AMOUNT 2', [71, 71, 71, 71, 71, 71, 71]],
  ['means', [52, 52, 52, 52, 52]],
])('%s is set in a size of 100', (text, heights) => {
  expect(metricsOf(lettersOf(heights), text).size).toBeCloseTo(100)
})

test('characters that fill a square are as large as that', () => {
  const { size, baseline } = metricsOf(lettersOf([86, 84, 86, 86]), '取引日付')
  expect([Math.round(size), Math.round(baseline)]).toEqual([100, 90])
})
