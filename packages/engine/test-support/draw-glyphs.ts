import type { Page } from '../src/pdf/page.ts'

export type Drawn = readonly [text: string, x: number, baseline: number, size?: number]

/** A page on which each text is drawn glyph by glyph, half a font size a glyph, in the order given. */
export function drawGlyphs(...drawn: Drawn[]): Page {
  const glyphs = drawn.flatMap(([text, x, baseline, size = 10]) =>
    [...text].map((character, i) => ({ character, x0: x + (i * size) / 2, baseline, size })),
  )
  const array = (read: (glyph: (typeof glyphs)[number]) => number) => Float32Array.from(glyphs, read)
  return {
    number: 1,
    width: 600,
    height: 800,
    rulings: [],
    pictures: [],
    textDoubt: null,
    turned: 0,
    state: 'text',
    glyphs: {
      length: glyphs.length,
      unicode: Uint32Array.from(glyphs, ({ character }) => character.codePointAt(0) as number),
      x0: array(({ x0 }) => x0),
      x1: array(({ x0, size }) => x0 + size / 2),
      top: array(({ baseline, size }) => baseline - size * 0.8),
      bottom: array(({ baseline, size }) => baseline + size * 0.2),
      baseline: array(({ baseline }) => baseline),
      size: array(({ size }) => size),
      font: new Uint16Array(glyphs.length),
    },
  }
}
