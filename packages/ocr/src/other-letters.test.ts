import { expect, test } from 'vitest'
import { hasWords, otherLetters } from './other-letters.ts'

const words = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word, i) => ({ text: word, confidence: 90, x0: 50 * i, x1: 50 * i + 40, top: 0, bottom: 20 }))

test.each([
  ['31.10. Uberweisung Muller', '31.10. Überweisung Müller', '31.10. Überweisung Müller'],
  ['31.10. Uberweisung Muller', '31.10. Überweisung Mü ller', '31.10. Überweisung Mü ller'],
  ['31.10. Gebuhr 1,50', '37.10. Gebühr 1,50', '31.10. Gebühr 1,50'],
  ['31.10. Gebuhr 1,50', '3 1.10. Gebühr 1,50', '31.10. Gebuhr 1,50'],
  ['O0 Gebuhr', 'OO Gebühr', 'O0 Gebühr'],
  ['Gebuhr', '', 'Gebuhr'],
])('%s and %s is %s', (first, other, expected) => {
  const found = otherLetters(words(first), words(other))
  expect(found.map(({ text }) => text).join(' ')).toBe(expected)
})

test.each([
  ['1.250,00 €', false],
  ['Af', true],
  ['31.10. Lastschrift', true],
])('%s has words: %s', (text, expected) => {
  expect(hasWords(words(text))).toBe(expected)
})
