import { expect, test } from 'vitest'
import { drawGlyphs } from '../../test-support/draw-glyphs.ts'
import type { Page } from '../pdf/page.ts'
import { groupLines } from './group-lines.ts'
import { letterGrid } from './letter-grid.ts'
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
function inRunningText(text: string): Page {
  const page = drawGlyphs([text, 50, 100])
  let x = 50
  for (const [i, letter] of [...text].entries()) {
    page.glyphs.x0[i] = x
    x += NARROW.test(letter) ? 2 : 5
    page.glyphs.x1[i] = x
  }
  return page
}

test.each<[string, Page, number | null]>([
  ['at the left of their cells', onGrid(TEXT, 0), 0.5],
  ['in the middle of their cells', onGrid(TEXT, 0.5), 0.5],
  ['behind each other', inRunningText(TEXT), null],
  ['of a typewriter', drawGlyphs([TEXT, 50, 100]), null],
])('letters %s', (_, page, pitch) => {
  const found = letterGrid(page.glyphs)?.pitch ?? null
  if (pitch === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(pitch)
})

test('parts words at empty cells only', () => {
  expect(groupLines(drawGlyphs([TEXT, 50, 100])).map(({ words }) => textOf(words))).toEqual([TEXT])
  expect(groupLines(onGrid(TEXT, 0.5)).map(({ words }) => textOf(words))).toEqual([TEXT])
})
