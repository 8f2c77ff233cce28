import { expect, test } from 'vitest'
import { drawGlyphs } from '../../test-support/draw-glyphs.ts'
import { groupLines } from '../layout/group-lines.ts'
import { textOf } from '../layout/word.ts'
import { UNNAMED } from '../pdf/page.ts'
import { nameLetters } from './name-letters.ts'

/** A digit in a text stands for the glyph with that code. */
const unnamed = (text: string) => text.replace(/\d/g, (code) => String.fromCodePoint(UNNAMED + Number(code)))
const words = (texts: readonly (string | null)[]) =>
  texts.flatMap((text, i) =>
    text === null
      ? []
      : [
          {
            text,
            x0: 50 + 100 * i,
            x1: 50 + 100 * i + 5 * text.length,
            top: 92,
            bottom: 102,
            baseline: 100,
            size: 10,
            isConfirmed: true,
          },
        ],
  )

test.each<[string, string[], (string | null)[], string]>([
  ['each letter as it was recognised', ['P1ATNO23', 'KART4'], ['PŁATNOŚĆ', 'KARTĄ'], 'PŁATNOŚĆ KARTĄ'],
  ['a glyph everywhere as in most words', ['1a', '1b', '1c'], ['Ła', 'La', 'Łc'], 'Ła Łb Łc'],
  ['a glyph in words that were not found', ['1a', '1b'], ['Ła', null], 'Ła Łb'],
  ['nothing by a word of other letters', ['P1ATNO'], ['BALANC'], 'P\ufffdATNO'],
  ['nothing by a word of another length', ['P1ATNO'], ['PŁATN'], 'P\ufffdATNO'],
  ['nothing by a minus', ['1x.yz'], ['-x.yz'], '\ufffdx.yz'],
  ['nothing by a digit', ['SP1KA'], ['SP0KA'], 'SP\ufffdKA'],
  ['nothing by a word of which too little is known', ['123.'], ['ABC.'], '\ufffd\ufffd\ufffd.'],
  ['the sign of a currency', ['1x.yz'], ['€x.yz'], '€x.yz'],
])('names %s', (_, typed, seen, named) => {
  const page = drawGlyphs(...typed.map((text, i) => [unnamed(text), 50 + 100 * i, 100] as const))
  const text = { words: words(seen), rulings: [], turned: 0, skew: 0, keystone: null }
  const read = groupLines(nameLetters(page, text)).flatMap((line) => line.words)
  expect(textOf(read)).toBe(named)
})
