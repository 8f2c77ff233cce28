import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { findSegments, letterHeight } from './find-segments.ts'

const HEIGHT = 20
const box = (x0: number, top: number, width = 14, height = HEIGHT): Component => ({
  x0,
  top,
  x1: x0 + width,
  bottom: top + height,
  pixels: width * height,
})
/** A row of `letters` boxes, like a word's. */
const word = (x0: number, top: number, letters: number) =>
  Array.from({ length: letters }, (_, i) => box(x0 + i * 17, top))
const placesOf = (components: readonly Component[]) =>
  findSegments(components, HEIGHT)
    .map(({ x0, top, x1 }) => [x0, top, x1])
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => b - d || a - c)

test('most letters say how high they are', () => {
  expect(letterHeight([...word(0, 0, 5), box(0, 50, 4, 4), box(0, 90, 300, 200)])).toBe(HEIGHT)
  expect(letterHeight([box(0, 0, 3, 3)])).toBeNull()
})

test.each([
  ['words of a cell are one, cells are not', [...word(0, 0, 3), ...word(60, 0, 2), ...word(130, 0, 2)], 2],
  ['lines set tight stay apart', [...word(0, 0, 4), ...word(0, 23, 4)], 2],
  ['so do lines whose letters touch', [...word(0, 0, 4), ...word(0, 23, 4), box(68, 0, 14, 52)], 3],
  ['a comma goes with its number', [...word(0, 0, 2), box(34, 17, 4, 7), ...word(42, 0, 2)], 1],
  [
    'a dot over a letter stays with it, under a word whose blurred letters are one',
    [box(0, 0, 70, 29), ...word(80, 0, 2), ...word(0, 37, 4), box(34, 33, 4, 5), ...word(80, 37, 2)],
    2,
  ],
  [
    'a dot between two lines goes with one of them',
    [...word(0, 0, 3), box(51, 4, 14, 21), ...word(0, 29, 3), box(55, 29, 4, 4), ...word(68, 29, 2)],
    2,
  ],
  ['dust alone is nothing', [box(0, 0, 1, 1), box(50, 0, 4, 4)], 0],
] as const)('%s', (_, components, count) => {
  expect(placesOf(components)).toHaveLength(count)
})

test('a dash between raised asterisks, far from any letter, goes with them', () => {
  const asterisks = [37, 51, 65, 107, 121].map((x) => box(x, 0, 9, 8))
  const [only, ...others] = findSegments([...word(0, 0, 2), ...asterisks, box(83, 9, 15, 3)], HEIGHT)
  expect([only?.parts.length, others]).toEqual([8, []])
})
