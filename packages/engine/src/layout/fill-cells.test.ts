import { expect, test } from 'vitest'
import { drawGlyphs } from '../../test-support/draw-glyphs.ts'
import type { Page } from '../pdf/page.ts'
import { fillCells } from './fill-cells.ts'
import { groupLines } from './group-lines.ts'
import { textOf } from './word.ts'

const TEXT = 'Kontoauszug vom 31.05.2021 mit allen Titeln, Umsätzen und Stellen der Filiale in Treffurt'
const NARROW = /[filrt.]/

/** The text in cells five points wide, its narrow letters two points wide: at the left of their cells, or in the middle. */
function onGrid(text: string, at: number): Page {
  const page = drawGlyphs([text, 50, 100])
  const { x0, x1 } = page.glyphs
  for (const [i, letter] of [...text].entries()) {
    if (!NARROW.test(letter)) continue
    x0[i] = (x0[i] as number) + 3 * at
    x1[i] = (x0[i] as number) + 2
  }
  return page
}

/** The same letters right behind each other. */
function inRunningText(text: string, baseline = 100): Page {
  const page = drawGlyphs([text, 50, baseline])
  let x = 50
  for (const [i, letter] of [...text].entries()) {
    page.glyphs.x0[i] = x
    x += NARROW.test(letter) ? 2 : 5
    page.glyphs.x1[i] = x
  }
  return page
}

/** Both prints on one page, each in a font of its own. */
function together({ glyphs: a, ...page }: Page, { glyphs: b }: Page): Page {
  const join = (x: Float32Array, y: Float32Array) => Float32Array.from([...x, ...y])
  const glyphs = {
    length: a.length + b.length,
    unicode: Uint32Array.from([...a.unicode, ...b.unicode]),
    x0: join(a.x0, b.x0),
    x1: join(a.x1, b.x1),
    top: join(a.top, b.top),
    bottom: join(a.bottom, b.bottom),
    baseline: join(a.baseline, b.baseline),
    size: join(a.size, b.size),
    font: Uint16Array.from([...a.font, ...b.font.map(() => 1)]),
  }
  return { ...page, glyphs }
}

const widthsOf = ({ x0, x1 }: Page['glyphs']) => [...x0].map((x, i) => (x1[i] as number) - x)

test.each<[string, Page]>([
  ['at the left of their cells', onGrid(TEXT, 0)],
  ['in the middle of their cells', onGrid(TEXT, 0.5)],
])('letters %s fill them', (_, page) => {
  const filled = fillCells(page.glyphs)
  for (const width of widthsOf(filled)) expect(width).toBeCloseTo(5)
  expect([...filled.x0]).toEqual([...drawGlyphs([TEXT, 50, 100]).glyphs.x0])
})

test.each<[string, Page]>([
  ['behind each other', inRunningText(TEXT)],
  ['of a typewriter', drawGlyphs([TEXT, 50, 100])],
])('letters %s stay as wide as they are', (_, page) => {
  const widths = widthsOf(fillCells(page.glyphs))
  for (const [i, width] of widthsOf(page.glyphs).entries()) expect(widths[i]).toBeCloseTo(width)
})

test('parts words at empty cells only', () => {
  expect(groupLines(drawGlyphs([TEXT, 50, 100])).map(({ words }) => textOf(words))).toEqual([TEXT])
  expect(groupLines(onGrid(TEXT, 0.5)).map(({ words }) => textOf(words))).toEqual([TEXT])
})

test('looks for the grid of each font by itself', () => {
  const page = together(inRunningText(TEXT, 80), onGrid(TEXT, 0))
  expect(groupLines(page).map(({ words }) => textOf(words))).toEqual([TEXT, TEXT])
})
