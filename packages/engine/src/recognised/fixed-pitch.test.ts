import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { fillPlaces, pitchOf } from './fixed-pitch.ts'

/** Letters that fill less of their places than others. */
const NARROW: Readonly<Record<string, number>> = { I: 2, '1': 3, '.': 1 }

/** Words of a line as the ink bounds them, each character in a place of 5.4 points, or as wide as its ink. */
function wordsOf(line: string, isFixed: boolean, baseline = 0) {
  let x = 0
  return line.split(' ').map((text) => {
    const inkOf = (character: string) => (isFixed ? 4.6 : 2.5 + ((character.codePointAt(0) ?? 0) % 7))
    const inks = [...text].map((character) => NARROW[character] ?? inkOf(character))
    const places = inks.map((ink) => (isFixed ? 5.4 : ink + 0.6))
    const width = places.reduce((sum, place) => sum + place, 0)
    const [first = 0, last = 0] = [inks[0], inks.at(-1)]
    const [x0, x1] = [x + ((places[0] ?? 0) - first) / 2, x + width - ((places.at(-1) ?? 0) - last) / 2]
    x += width + (isFixed ? 5.4 : 2.5)
    return { ...recognisedWord(text), x0, x1, baseline, size: 8 }
  })
}

const LINES = [
  'CASH DEPOSIT BY SELF 111.10',
  'INWARD CLG CHQ 000412 IN',
  'II ACH TRF TO STANBIC',
  'GIP CREDIT FRM ECOBANK 1',
]
const page = (isFixed: boolean) =>
  [0, 1].flatMap((n) => LINES.flatMap((line, i) => wordsOf(line, isFixed, 12 * (4 * n + i))))

test.each([
  ['a page in one pitch', page(true), 5.4],
  ['a page in another font', page(false), null],
  ['a few words', wordsOf('CASH DEPOSIT BY SELF', true), null],
])('the pitch of %s', (_, words, pitch) => {
  const found = pitchOf(words)
  if (pitch === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(pitch, 1)
})

test('a word fills the places of its characters', () => {
  expect(fillPlaces({ ...recognisedWord('111'), x0: 11, x1: 19 }, 5)).toMatchObject({ x0: 7.5, x1: 22.5 })
})
