import { describe, expect, test } from 'vitest'
import { drawGray } from '../../test-support/draw-picture.ts'
import type { SeenWord, WordWithParts } from '../word-types.ts'
import { compareGlyphs, seeGlyphs } from './compare-glyphs.ts'

/** Letters in a font of our making, on five squares by seven, of which some are inked, and some nearly. */
const FONT: Readonly<Record<string, string>> = {
  '0': '#####/#...#/#...#/#...#/#...#/#...#/#####',
  '1': '..#../.##../..#../..#../..#../..#../.###.',
  '3': '####./....#/....#/.###./....#/....#/####.',
  '8': '.###./#...#/#...#/.###./#...#/#...#/.###.',
  '.': '...../...../...../...../...../..##./..##.',
  J: '..###/....#/....#/....#/....#/#...#/.###.',
  A: '.###./#...#/#...#/#####/#...#/#...#/#...#',
  N: '#...#/##..#/##..#/#.#.#/#..##/#..##/#...#',
  /** A 3 with a blot, and one with a larger one. */
  b: '####./....#/..o.#/.###./....#/....#/####.',
  B: '####./#...#/#.#.#/.###./....#/....#/####.',
}
const [SQUARE, GAP, BASELINE] = [4, 4, 40]

/** A word as it is printed, and as it was read. */
function word(printed: string, read = printed, hasMinusPutBack = false): SeenWord {
  const width = printed.length * (5 * SQUARE + GAP)
  const isInk = (x: number, y: number) => {
    const letter = FONT[printed[Math.floor(x / (5 * SQUARE + GAP))] ?? ''] ?? ''
    const [column, row] = [
      Math.floor((x % (5 * SQUARE + GAP)) / SQUARE),
      Math.floor((y - BASELINE + 7 * SQUARE) / SQUARE),
    ]
    const square = letter.split('/')[row]?.[column]
    return square === '#' || (square === 'o' && x % SQUARE < 0.75 * SQUARE)
  }
  const image = drawGray(width, BASELINE + 8, (x, y) => (isInk(x, y) ? 0 : 255))
  const parts = [...printed].map((_, i) => partOf(i, isInk))
  const box = { x0: 0, top: BASELINE - 7 * SQUARE, x1: width, bottom: BASELINE }
  const metrics = { baseline: BASELINE, size: 40 }
  const recognised: WordWithParts = { ...box, ...metrics, text: read, confidence: 90, parts, hasMinusPutBack }
  return seeGlyphs(image, [recognised], () => false, true)[0] as SeenWord
}

/** The box around the ink of a letter. */
function partOf(i: number, isInk: (x: number, y: number) => boolean) {
  const [xs, ys]: [number[], number[]] = [[], []]
  const left = i * (5 * SQUARE + GAP)
  for (let y = 0; y < BASELINE; y++)
    for (let x = left; x < left + 5 * SQUARE; x++) if (isInk(x, y)) [xs.push(x), ys.push(y)]
  return {
    x0: Math.min(...xs),
    x1: Math.max(...xs) + 1,
    top: Math.min(...ys),
    bottom: Math.max(...ys) + 1,
    pixels: xs.length,
  }
}

const OTHERS = ['103.80', '381.30', '810.03', '308.18', '130.83', '83.01'].map((text) => word(text))
const compared = (seen: SeenWord, others: readonly SeenWord[] = OTHERS) => {
  const [[found] = []] = compareGlyphs([[seen], others])
  return [found?.text, found?.isConfirmed, found?.readAs]
}

test('a digit that is often read as another one is what it looks like', () => {
  const often = ['300.00', '101.31'].map((text) => word(text, text.replace(/0/g, '8')))
  expect(compared(word('318.03', '318.83'), [...OTHERS, ...often])).toEqual(['318.03', false, '318.83'])
})

describe('a number among the numbers of its document', () => {
  test.each([
    ['is confirmed where all its digits look like theirs', word('318.03'), ['318.03', true, null]],
    ['is confirmed with a small blot on a digit', word('b18.03', '318.03'), ['318.03', true, null]],
    ['is not with a large one', word('B18.03', '318.03'), ['318.03', false, null]],
    ['is confirmed as a day with its month', word('13JAN18'), ['13JAN18', true, null]],
    [
      'is read as it looks as a day with its month',
      word('13JAN18', '18JAN18'),
      ['13JAN18', false, '18JAN18'],
    ],
    ['is read as it looks', word('318.03', '818.03'), ['318.03', false, '818.03']],
    ['gets its point back', word('318.03', '31803'), ['318.03', false, '31803']],
    ['gets back a digit that was doubled', word('188.30', '18.30'), ['188.30', false, '18.30']],
    ['gets back a digit that was overlooked', word('318.03', '38.03'), ['318.03', false, '38.03']],
    ['gets its point back for a digit that was doubled', word('3.80', '3880'), ['3.80', false, '3880']],
    ['stays as it was read where it is another one', word('318.03', '318.0'), ['318.0', false, null]],
  ])('%s', (_, seen, expected) => {
    expect(compared(seen)).toEqual(expected)
  })

  test.each([
    ['31803', '318.03'],
    ['318.03', '318.03'],
    ['1318.03', '1318.03'],
    ['3180', '3180'],
    ['-31803', '-31803'],
  ])('gets the point that its glyphs show, where none is known: %s is %s', (read, expected) => {
    expect(compared(word('318.03', read), [])[0]).toBe(expected)
  })

  test('is confirmed by nothing where they are none', () => {
    expect(compared(word('318.03'), [])).toEqual(['318.03', false, null])
  })

  test('is compared over pages', () => {
    const pages = OTHERS.map((other) => [other])
    expect(compareGlyphs([...pages, [word('3.80')]]).at(-1)?.[0]?.isConfirmed).toBe(true)
  })

  test('confirms nothing where a minus was put back', () => {
    const pages = OTHERS.map((other) => [other])
    const [compared] = compareGlyphs([...pages, [word('3.80', '3.80', true)]]).at(-1) ?? []
    expect(compared).toMatchObject({ text: '3.80', isConfirmed: false })
  })
})

test.each([
  ['a word is not compared, and need not be', 'ACME', false, true],
  ['a stroke may be a digit that was cut or blurred', '|', false, false],
  ['a word that may be cut off is confirmed by nothing', 'ACME', true, false],
])('%s', (_, text, isCut, isConfirmed) => {
  const [seen] = seeGlyphs(
    drawGray(9, 9, () => 255),
    [{ ...word('1.1'), text, parts: [], hasMinusPutBack: false }],
    () => isCut,
    true,
  )
  expect(seen?.glyphs).toBeNull()
  expect(compareGlyphs([[seen as SeenWord]])[0]?.[0]).toMatchObject({ text, isConfirmed })
})
