import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { cutEvenLine, cutLine } from './cut-out.ts'

const PAGE = { width: 400, height: 200, pixels: new Uint8Array(400 * 200).fill(255) }
const HEIGHT = 20
const LINE = 120

/** A letter that rises `rise` pixels above the line, and reaches `below` under it. */
const letter = (x0: number, rise: number, below = 0): Component => ({
  x0,
  top: LINE - rise,
  x1: x0 + 12,
  bottom: LINE + below,
  pixels: 100,
})
const segmentOf = (parts: readonly Component[]) => ({
  x0: Math.min(...parts.map(({ x0 }) => x0)),
  top: Math.min(...parts.map(({ top }) => top)),
  x1: Math.max(...parts.map(({ x1 }) => x1)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
  parts,
})

test.each([
  ['digits', [20, 20, 20, 20].map((rise, i) => letter(100 + 15 * i, rise))],
  [
    'a word with a letter below the line',
    [letter(100, 20), letter(115, 20), letter(130, 20), letter(145, 15, 6)],
  ],
])('a line of %s reaches from tall letters to feet', (_, parts) => {
  const { part, left, above } = cutLine(PAGE, segmentOf(parts), [segmentOf(parts)])
  expect([left, above, above + part.height]).toEqual([98, LINE - 29, LINE + 11])
})

test.each([
  ['digits', [letter(100, 20), letter(115, 20)], [98, LINE - 26, LINE + 10]],
  ['small letters, as large as elsewhere', [letter(100, 14), letter(115, 14)], [98, LINE - 26, LINE + 10]],
  ['large letters, with room for them', [letter(100, 40), letter(115, 40, 12)], [98, LINE - 42, LINE + 14]],
])('a line of a sharp page has %s', (_, parts, expected) => {
  const { part, left, above } = cutEvenLine(PAGE, segmentOf(parts), [segmentOf(parts)], HEIGHT)
  expect([left, above, above + part.height]).toEqual(expected)
})

test('letters of other segments that reach into it are left out', () => {
  const dark = { ...PAGE, pixels: new Uint8Array(400 * 200) }
  const segment = segmentOf([letter(100, 20), letter(115, 20)])
  const other = segmentOf([{ x0: 100, top: LINE - 40, x1: 127, bottom: LINE - 22, pixels: 100 }])
  const { part } = cutLine(dark, segment, [segment, other])
  expect([...part.pixels.subarray(2, 29)].every((value) => value === 255)).toBe(true)
  expect(part.pixels[14 * part.width + 10]).toBe(0)
})

test('asterisks before a number are left out', () => {
  const star = (x0: number): Component => ({ x0, top: LINE - 20, x1: x0 + 9, bottom: LINE - 10, pixels: 60 })
  const digits = [letter(140, 20), letter(155, 20)]
  const segment = segmentOf([star(100), star(110), star(120), star(130), ...digits])
  expect(cutLine(PAGE, segment, [segment])).toEqual(cutLine(PAGE, segmentOf(digits), [segmentOf(digits)]))
})
