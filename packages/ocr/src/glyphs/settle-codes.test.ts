import { expect, test } from 'vitest'
import { BASELINE, drawWord, SIZE } from '../../test-support/draw-word.ts'
import type { SeenWord } from '../word-types.ts'
import { codeReader } from './settle-codes.ts'
import { stripOf } from './strip-of.ts'

/** A word as it is printed, and as it was read. */
function word(printed: string, read = printed, gap = 4): SeenWord {
  const { image, boxes } = drawWord(printed, gap)
  const box = { x0: 0, x1: image.width - gap, top: BASELINE - 28, bottom: BASELINE }
  const recognised = { ...box, text: read, confidence: 90, baseline: BASELINE, size: SIZE }
  return {
    ...recognised,
    glyphs: null,
    isDoubted: false,
    numberStrip: null,
    strip: stripOf(image, recognised, gap > 0 ? boxes : []),
  }
}

const OTHERS = ['BOSS', 'BAOBAB', 'SOS', 'OBOA', '508', '58.00', '805', '850'].map((text) => word(text))

test.each([
  ['a letter read for a digit', word('A50B8', 'AS0BB'), 'A50B8'],
  ['a digit read for a letter', word('SOAB8', '50A88'), 'SOAB8'],
  ['letters that touch', word('A50B8', 'AS0BB', 0), 'A50B8'],
  ['one letter too many', word('A50B8', 'A5SOB8'), 'A50B8'],
  ['a sign for a letter, whose looks nothing knows', word('AJ508', 'A)508'), 'AJ508'],
  ['what is right', word('A50B8'), 'A50B8'],
  ['no code', word('508', 'SOB'), 'SOB'],
])('%s', (_, code, expected) => {
  const read = codeReader([...OTHERS, code])
  expect(code.strip && read(code.text, code.strip)).toBe(expected)
})

test('letters that stand in no word are known from the codes', () => {
  const codes = ['J508', 'AJ85', 'J850B'].map((text) => word(text))
  const code = word('AJ5J0', 'AJSJ0')
  const read = codeReader([...OTHERS, ...codes, code])
  expect(code.strip && read(code.text, code.strip)).toBe('AJ5J0')
})
