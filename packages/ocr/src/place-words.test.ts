import { expect, test } from 'vitest'
import type { Component } from './components.ts'
import { placeWords } from './place-words.ts'

/** Digits of 20 by 28 pixels, on a line at 40; a point is lower, and a dash stands above the line. */
function partOf(character: string, x0: number): Component {
  const low = character === '.' ? { x1: x0 + 5, top: 35 } : { x1: x0 + 9, top: 24 }
  const box = character === '.' || character === '-' ? low : { x1: x0 + 20, top: 12 }
  return { x0, ...box, bottom: character === '-' ? 29 : 40, pixels: 100 }
}

/** The words that are placed where these characters stand in pixels, and these words were read from x0 to x1. */
function place(printed: readonly [string, number][], read: readonly [string, number, number][]) {
  const parts = printed.map(([character, x0]) => partOf(character, x0))
  const segment = { x0: 0, x1: 300, top: 12, bottom: 40, parts }
  const words = read.map(([text, x0, x1]) => ({ text, confidence: 90, x0, x1, top: 12, bottom: 40 }))
  return placeWords(words, segment).map(({ text }) => text)
}

const digits = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => ['1', from + 22 * i] as [string, number])

test.each([
  ['a point that was not read', [...digits(0, 3), ['.', 68], ...digits(79, 2)], ['745', '98'], ['745.98']],
  ['nothing between them', [...digits(0, 3), ...digits(79, 2)], ['745', '98'], ['745', '98']],
  ['a dash between them', [...digits(0, 3), ['-', 67], ...digits(79, 2)], ['745', '98'], ['745', '98']],
  ['decimals already', [...digits(0, 3), ['.', 68], ...digits(79, 2)], ['7.45', '98'], ['7.45', '98']],
  ['a word behind', [...digits(0, 3), ['.', 68], ...digits(79, 2)], ['745', 'am'], ['745', 'am']],
] as const)('two words with %s', (_, printed, [left, right], expected) => {
  const read = [[left, 0, 72] as const, [right, 76, 125] as const]
  expect(place(printed as never, read as never)).toEqual(expected)
})

/** Signs as wide and high as each other. */
const signs = (count: number) => Array.from({ length: count }, (_, i) => ['-', 12 * i] as [string, number])

test.each([
  ['is there as often as its ink shows it', signs(3), ')', ')))'],
  ['stays where it is read as often', signs(2), '))', '))'],
  ['stays where its parts are not alike', [...signs(2), ['.', 24] as [string, number]], '*', '*'],
  ['is no letter', signs(3), 'l', 'l'],
])('a sign that is printed several times %s', (_, printed, read, expected) => {
  expect(place(printed, [[read, 0, 40]])).toEqual([expected])
})

/** Capitals of 20 pixels where they stand. */
const capitals = (...lefts: number[]) => lefts.map((x0) => ['A', x0] as [string, number])

test.each([
  ['a sign between names that stand apart', capitals(0, 32, 64), [['B&M', 0, 84]], ['B', '&', 'M']],
  ['a sign between names that stand close', capitals(0, 22, 44), [['M&S', 0, 64]], ['M&S']],
  [
    'a code with a space that is none',
    capitals(0, 22, 46, 68),
    [
      ['S5', 0, 43],
      ['16', 45, 88],
    ],
    ['S516'],
  ],
  [
    'digits that are parted where there is no space',
    [...digits(0, 3), ...digits(67, 2)] as never,
    [
      ['1,1', 0, 66],
      ['1.11', 66, 110],
    ],
    ['1,11.11'],
  ],
  [
    'two numbers',
    [...digits(0, 3), ...digits(76, 2)] as never,
    [
      ['1,1', 0, 66],
      ['1.11', 75, 120],
    ],
    ['1,1', '1.11'],
  ],
  [
    'two codes',
    capitals(0, 22, 54, 76),
    [
      ['S5', 0, 43],
      ['16', 53, 96],
    ],
    ['S5', '16'],
  ],
] as const)('%s', (_, printed, read, expected) => {
  expect(place(printed as never, read as never)).toEqual(expected)
})

test.each([
  [
    'the next word begins beyond what the recogniser is off by',
    capitals(0, 22, 44, 110),
    [
      ['N49', 0, 45],
      ['A', 52, 130],
    ],
    [64, 110],
  ],
  [
    'a short word has a gap on either side',
    [...capitals(0, 22), ['-', 52], ...capitals(72, 94)] as never,
    [
      ['PX', 0, 46],
      ['-', 48, 66],
      ['EN', 68, 114],
    ],
    [42, 52, 61, 72],
  ],
] as const)('words end at a gap where %s', (_, printed, read, edges) => {
  const parts = (printed as [string, number][]).map(([character, x0]) => partOf(character, x0))
  const words = (read as unknown as [string, number, number][]).map(([text, x0, x1]) => ({
    text,
    confidence: 90,
    x0,
    x1,
    top: 12,
    bottom: 40,
  }))
  const placed = placeWords(words, { x0: 0, x1: 300, top: 12, bottom: 40, parts })
  expect(placed.flatMap(({ x0, x1 }) => [x0, x1]).slice(1, -1)).toEqual(edges)
})

test('a number says that its minus was put back', () => {
  const part = (x0: number, x1: number, top: number, bottom = 40) => ({ x0, x1, top, bottom, pixels: 100 })
  const digits = [20, 40, 66, 82].map((x0) => part(x0, x0 + 12, 12))
  const parts = [part(7, 16, 25, 30), ...digits.slice(0, 2), part(56, 61, 35), ...digits.slice(2)]
  const placed = (text: string) => {
    const word = { text, confidence: 90, x0: 0, x1: 100, top: 12, bottom: 40 }
    return placeWords([word], { x0: 0, x1: 100, top: 12, bottom: 40, parts })[0]
  }
  expect(placed('41.17')).toMatchObject({ text: '-41.17', hasMinusPutBack: true })
  expect(placed('-41.17')).toMatchObject({ text: '-41.17', hasMinusPutBack: false })
})
