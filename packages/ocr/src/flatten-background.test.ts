import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { flattenBackground } from './flatten-background.ts'

test('a shadow over the page is taken away, and what is printed under it stays dark', () => {
  const isInk = (x: number, y: number) => x % 40 < 6 && y % 30 < 20
  const page = drawGray(480, 480, (x, y) => (isInk(x, y) ? 0.3 : 1) * (250 - x / 4))
  const { pixels } = flattenBackground(page)
  const at = (x: number, y: number) => pixels[y * 480 + x] as number
  for (const x of [20, 220, 460]) expect(at(x, 100)).toBeGreaterThan(210)
  for (const x of [2, 242, 442]) expect(at(x, 100)).toBeLessThan(100)
})
