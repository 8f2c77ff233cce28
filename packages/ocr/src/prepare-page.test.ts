import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { prepare } from './prepare-page.ts'

const [WIDTH, HEIGHT, ROW] = [1200, 900, 60]
const within = (value: number, from: number, to: number) => value >= from && value < to

test('titles on grey bars are text, though little else is dark once the rulings are gone', () => {
  const isInside = (x: number) => within(x, 50, 1150)
  const isRuling = (x: number, y: number) => isInside(x) && within(y, 60, 846) && y % ROW < 6
  const isBar = (x: number, y: number) => isInside(x) && within(y % (3 * ROW), ROW, 2 * ROW)
  const isLetter = (x: number, y: number) =>
    within(x, 100, 400) && x % 20 < 10 && within(y % ROW, 22, 46) && within(y, 60, 840)
  const page = drawGray(WIDTH, HEIGHT, (x, y) =>
    isRuling(x, y) || isLetter(x, y) ? 20 : isBar(x, y) ? 178 : 255,
  )
  const { segments } = prepare(page)
  const rows = new Set(segments.map(({ top }) => Math.floor(top / ROW)))
  expect([...rows].sort((a, b) => a - b)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1))
})
