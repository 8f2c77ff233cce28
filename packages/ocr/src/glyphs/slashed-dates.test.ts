import { expect, test } from 'vitest'
import { drawGray } from '../../test-support/draw-picture.ts'
import { glyphsOfSlashedDate } from './slashed-dates.ts'

const METRICS = { size: 40, baseline: 40 }
const [DIGIT, STROKE, HEIGHT] = [20, 12, 28]

/** Where the characters of a date begin, each right beside the one before, and which stand a pixel apart. */
const placesOf = (text: string, apart: readonly number[]) => {
  let x = 10
  return [...text].map((character, i) => {
    const x0 = x + (apart.includes(i) ? 1 : 0)
    x = x0 + (character === '/' ? STROKE : DIGIT)
    return { character, x0, x1: x }
  })
}

/** Rings of black ink for digits, and slanted strokes between them. */
const draw = (places: ReturnType<typeof placesOf>) =>
  drawGray(240, 50, (x, y) => {
    const at = places.find(({ x0, x1 }) => x >= x0 && x < x1)
    if (at === undefined || y < METRICS.baseline - HEIGHT || y >= METRICS.baseline) return 255
    const up = METRICS.baseline - 1 - y
    const edge = Math.min(x - at.x0, at.x1 - 1 - x, up, HEIGHT - 1 - up)
    const isStroke = Math.abs(x - at.x0 - (up * (STROKE - 4)) / HEIGHT - 2) < 3
    return (at.character === '/' ? isStroke : edge < 4) ? 20 : 255
  })

const glyphsOf = (text: string, apart: readonly number[]) => {
  const places = placesOf(text, apart)
  const starts = places.filter((_, i) => i === 0 || apart.includes(i))
  const parts = starts.map(({ x0 }, i) => ({
    x0,
    x1: (starts[i + 1]?.x0 ?? (places.at(-1)?.x1 ?? 0) + 1) - 1,
    top: METRICS.baseline - HEIGHT,
    bottom: METRICS.baseline,
  }))
  return glyphsOfSlashedDate(draw(places), text, parts, METRICS)
}

test.each([
  ['02/05/25', [1, 2, 3, 4, 5, 6, 7], 'all apart'],
  ['02/05/25', [1, 3, 4, 6, 7], 'strokes that touch the digit before them'],
  ['02/05/25', [1, 2, 4, 5, 7], 'strokes that touch the digit behind them'],
  ['7/11/2025', [1, 5], 'hardly any apart'],
])('the glyphs of %s with %j apart: %s', (text, apart) => {
  const found = glyphsOf(text, apart) ?? []
  expect(found).toHaveLength(text.length)
  for (const [i, { x0 }] of placesOf(text, apart).entries())
    expect(Math.abs((found[i]?.x0 ?? 0) - x0)).toBeLessThan(5)
})

test.each(['1,250.00', '02.05.25', '12345'])('%s is no date with strokes', (text) => {
  expect(glyphsOf(text, [1])).toBeNull()
})
