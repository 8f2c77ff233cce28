import { expect, test } from 'vitest'
import { widerThanFixedSpace } from './fixed-pitch.ts'
import type { Word } from './word.ts'

/** Words of a font of ten points whose characters have these widths, in points. */
const set = (...words: [text: string, width: number][]): Word[] =>
  words.map(
    ([text, width], i) => ({ text, x0: 100 * i, x1: 100 * i + width * text.length, size: 10 }) as Word,
  )

test.each<[string, Word[], number]>([
  ['a typewriter', set(['ACME', 6], ['12.50', 6]), 0.9],
  ['letters of different widths', set(['ACME', 6.8], ['12.50', 5]), 0],
  ['a single word', set(['ACME', 6]), 0],
  ['Japanese', set(['入金', 10], ['残高', 10]), 0],
])('%s', (_, words, width) => {
  expect(widerThanFixedSpace(words)).toBeCloseTo(width)
})
