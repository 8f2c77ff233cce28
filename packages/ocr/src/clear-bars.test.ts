import { expect, test } from 'vitest'
import { drawGray } from '../test-support/draw-picture.ts'
import { clearBars, findBars } from './clear-bars.ts'
import { toInkMap } from './ink-map.ts'

/** A dark bar with white letters, and a line of dark ones under it. */
const isBar = (x: number, y: number) => x >= 24 && x < 276 && y >= 30 && y < 66
const isLetter = (x: number, y: number) => x >= 40 && x < 260 && x % 10 < 3 && y >= 40 && y < 56
const isText = (x: number, y: number) => x >= 40 && x < 260 && x % 10 < 4 && y >= 90 && y < 110
const page = drawGray(300, 150, (x, y) => (isText(x, y) || (isBar(x, y) && !isLetter(x, y)) ? 60 : 255))

test('a bar is found, a line of text is none', () => {
  expect(findBars(toInkMap(page))).toEqual([{ x0: 24, top: 30, x1: 276, bottom: 66 }])
})

test('a bar whose edges are half ink is found, too', () => {
  const isEdge = (y: number) => y === 30 || y === 65
  const blurred = drawGray(300, 150, (x, y) =>
    isBar(x, y) && !isLetter(x, y) && !(isEdge(y) && x % 3 === 0) ? 60 : 255,
  )
  expect(findBars(toInkMap(blurred))).toHaveLength(1)
})

test('a bar is found above bold text that nearly touches it', () => {
  const isBold = (x: number, y: number) => x >= 60 && x < 140 && y >= 68 && y < 104
  const close = drawGray(300, 150, (x, y) => (isBar(x, y) || isBold(x, y) ? 60 : 255))
  expect(findBars(toInkMap(close))).toHaveLength(1)
})

test('its letters become dark on white, and nothing else changes', () => {
  const { pixels } = clearBars(page, toInkMap(page))
  const at = (x: number, y: number) => pixels[y * 300 + x]
  expect([at(41, 50), at(47, 50), at(41, 100), at(10, 10)]).toEqual([0, 255, 60, 255])
})

test('dark letters on a grey bar stay dark, on white', () => {
  const grey = drawGray(300, 150, (x, y) => (isText(x, y) || isLetter(x, y) ? 20 : isBar(x, y) ? 150 : 255))
  const { pixels } = clearBars(grey, toInkMap(grey))
  const at = (x: number, y: number) => pixels[y * 300 + x]
  expect([at(41, 50), at(47, 50), at(41, 100), at(10, 10)]).toEqual([34, 255, 20, 255])
})

test('bold letters that blur has joined are no bar', () => {
  const word = (gap: number) =>
    drawGray(300, 150, (x, y) => (x < 48 || x >= 252 || y < 60 || y >= 84 ? 255 : x % 12 < 3 ? gap : 120))
  const [joined, bar] = [word(180), word(130)]
  expect(findBars(toInkMap(joined))).toHaveLength(1)
  expect(clearBars(joined, toInkMap(joined))).toBe(joined)
  expect(clearBars(bar, toInkMap(bar))).not.toBe(bar)
})
