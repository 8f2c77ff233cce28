import { expect, test } from 'vitest'
import { isGarbled } from './is-garbled.ts'

const TEXT = '01/04/2024 CARD PAYMENT ACME STORES LONDON 12.50 87.50 '.repeat(10)
const codes = (text: string) => Uint32Array.from([...text].map((letter) => letter.codePointAt(0) as number))
/** As a font without a table of its letters is read: by the numbers of its glyphs, 29 less than ASCII. */
const shifted = [...TEXT].map((letter) => letter.charCodeAt(0) - 29)
const opposite = (letter: string) => String.fromCharCode(0x41 + 0x5a - letter.charCodeAt(0))

test.each([
  ['a statement', codes(TEXT), 0, false],
  ['a statement with some marks that stand for nothing', codes(TEXT), 20, false],
  ['no text at all', codes(''), 0, false],
  ['references without vowels beside words', codes(`${TEXT}${'XKCD7HJ2 '.repeat(8)}`), 0, false],
  ['Greek', codes('ΗΜΕΡΟΜΗΝΙΑ ΠΕΡΙΓΡΑΦΗ 01/04/2024 12,50 '.repeat(10)), 0, false],
  ['numbers of glyphs', Uint32Array.from(shifted.filter((code) => code >= 0x20)), 300, true],
  ['letters in the opposite order of the alphabet', codes(TEXT.replace(/[A-Z]/g, opposite)), 0, true],
  ['characters of private use', codes('\uf030\uf031 \uf041\uf042'.repeat(30)), 0, true],
])('%s', (_, unicode, unmapped, expected) => {
  expect(isGarbled(unicode, unmapped)).toBe(expected)
})
