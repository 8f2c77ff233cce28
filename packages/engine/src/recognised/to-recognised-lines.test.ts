import { expect, test } from 'vitest'
import { drawGlyphs } from '../../test-support/draw-glyphs.ts'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { toRecognisedLines } from './to-recognised-lines.ts'

test.each([0, 0.5, 1, 3])(
  'two words stay two, however little space is seen between them: %d points',
  (gap) => {
    const words = [
      { ...recognisedWord('TOTAL'), x0: 40, x1: 70 },
      { ...recognisedWord('INTEREST'), x0: 70 + gap, x1: 120 },
    ]
    const text = { words, rulings: [], turned: 0, skew: 0, keystone: null }
    const { lines } = toRecognisedLines({ ...drawGlyphs(), state: 'scan' }, text)
    expect(lines.map((line) => line.words.map((word) => word.text))).toEqual([['TOTAL', 'INTEREST']])
  },
)
