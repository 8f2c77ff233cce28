import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleMarks } from './settle-marks.ts'

const CREDITS = ['37,713.00Cr', '33,810.16Cr', '1,967.77Cr', '549.99Cr']
const DEBITS = ['7,713.00Dr', '810.16Dr', '67.77Dr', '49.99Dr']

test.each([
  ['44,952.11Cx', CREDITS, '44,952.11Cr'],
  ['84,653.22Crx', CREDITS, '84,653.22Cr'],
  ['84,653.22Cx', [...CREDITS, ...DEBITS], '84,653.22Cr'],
  ['84,653.22Ox', [...CREDITS, ...DEBITS], '84,653.22Ox'],
  ['84,653.22', CREDITS, '84,653.22'],
  ['84,653.22Dr', CREDITS, '84,653.22Dr'],
  ['44,952.11Cx', CREDITS.slice(1), '44,952.11Cx'],
  ['Cx', CREDITS, 'Cx'],
  ['2,620.61NI', ['2.00ΠΙ', '23.10ΠΙ', '1.50ΠΙ', '7.20ΠΙ', '7.20ΠΙ', '9.00Π1'], '2,620.61ΠΙ'],
  ['2,620.61NI', ['2.00ΠΙ', '23.10ΠΙ', '1.50ΠΙ', '7.20ΠΙ', '7.20ΧΡ', '3.20ΧΡ'], '2,620.61NI'],
  ['20.00USD', CREDITS, '20.00USD'],
  ['2,620.61kr', ['2.00ΠΙ', '23.10kr', '1.50kr', '7.20kr'], '2,620.61kr'],
  ['77,000', ['62,63C', '3.004,65C', '9,00D', '489,15C'], '77,00D'],
  ['77,000', ['62,63C', '3.004,65C', '9,00D', '489,15'], '77,000'],
  ['77,00', ['62,63C', '3.004,65C', '9,00D', '489,15C'], '77,00'],
  ['23,008', ['28,21S', '1.023,10H', '9,00S', '489,15S'], '23,00S'],
  ['173,715', ['28,21S', '1.023,10H', '9,00S', '489,15S'], '173,71S'],
  ['173,715', ['28,21S', '1.023,10H', '9,00', '489,15'], '173,715'],
])('%s among %j is %s', (read, others, expected) => {
  const [settled] = settleMarks([read, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === read])
})

test('a mark may stand behind its amount as a word of its own', () => {
  const words = ['28,21', 'S', '9,00', 'S', '7,50', 'H', '489,15', 'S', '23,008'].map(recognisedWord)
  expect(settleMarks(words).at(-1)?.text).toBe('23,00S')
  expect(settleMarks(words.map((word, i) => ({ ...word, x0: 40 * i, x1: 40 * i + 10 }))).at(-1)?.text).toBe(
    '23,008',
  )
})
