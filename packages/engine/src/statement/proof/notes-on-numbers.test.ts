import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { codeBelow, isIncluded, isRate } from './notes-on-numbers.ts'

/** What is said of the word that holds `number`. */
function notesOn(text: string, number: string) {
  const [line] = typeset(text) as [Line]
  const from = line.words.findIndex((word) => word.text.includes(number))
  return [
    isRate(line, { from, to: from + 1 }) && 'rate',
    isIncluded(line, { from, to: from + 1 }) && 'included',
  ].filter((note) => note !== false)
}

test.each([
  ['USD 43.98 Kurs 0.91', '0.91', ['rate']],
  ['USD 43.98 Kurs 0.91', '43.98', []],
  ['MONEDA EXTRANJERA: USD $33.34 TIPO DE CAMBIO: $17.44', '17.44', ['rate']],
  ['12.00 USD @ 1.31', '1.31', ['rate']],
  ['Conversion: USD 1 = R$ 5.12', '5.12', ['rate']],
  ['1.00 EUR = 1.31', '1.31', ['rate']],
  ['11 = 1.31', '1.31', []],
  ['Sollzins 13.95 %', '13.95', ['rate']],
  ['Includes offshore service margin of $0.41', '0.41', ['included']],
  ['CORPORATE PAYMENT 0.41', '0.41', []],
])('%s: %s', (text, number, notes) => {
  expect(notesOn(text, number)).toEqual(notes)
})

test.each([
  ['USD', 'USD'],
  ['USD 1.4043', ''],
  ['CALGARY', ''],
])('the code of a currency may stand alone below a number: %s', (below, code) => {
  const lines = typeset(`ALPINE LODGE $310.40\n${below}`)
  const [line] = lines as [Line]
  expect(codeBelow(lines, line, line.words.length)).toBe(code)
  expect(codeBelow(lines, line, line.words.length - 1)).toBe('')
})
