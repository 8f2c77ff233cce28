import { expect, test } from 'vitest'
import { drawGlyphs } from '../../test-support/draw-glyphs.ts'
import { lacksNames } from './lacks-names.ts'
import { UNNAMED } from './page.ts'

const UNNAMED_GLYPH = String.fromCodePoint(UNNAMED + 1)

test.each([
  ['P?ATNO', true],
  ['?12.50', true],
  ['? first of a list', false],
  ['17:00 ? 19:00', false],
  ['PLATNOSC', false],
])('%s: %s', (text, expected) => {
  const page = drawGlyphs([text.replaceAll('?', UNNAMED_GLYPH), 50, 100])
  expect(lacksNames(page.glyphs)).toBe(expected)
})
