import { expect, test } from 'vitest'
import { type Drawn, drawGlyphs } from '../../test-support/draw-glyphs.ts'
import { UNNAMED } from '../pdf/page.ts'
import { groupLines } from './group-lines.ts'
import { textOf } from './word.ts'

const linesOf = (...drawn: Drawn[]) => groupLines(drawGlyphs(...drawn)).map(({ words }) => textOf(words))

test('puts words in order, however they are drawn', () => {
  expect(linesOf(['12.50', 300, 100], ['ACME STORES', 50, 100], ['Balance', 50, 80])).toEqual([
    'Balance',
    'ACME STORES 12.50',
  ])
})

test('parts words at gaps where no space is drawn', () => {
  expect(linesOf(['ACME', 50, 100], ['STORES', 73, 100])).toEqual(['ACME STORES'])
  expect(linesOf(['AC', 50, 100], ['ME', 60.5, 100])).toEqual(['ACME'])
})

test.each<[string, number, number, string]>([
  ['touch, as a kerned pair does, is none', 59.5, 59.9, 'Payment'],
  ['stand a space apart parts them', 60, 65, 'Pa yment'],
  ['are drawn over each other, as in a font whose boxes are too wide, parts them', 56, 57, 'Pa yment'],
])('a space between letters that %s', (_, space, x, read) => {
  expect(linesOf(['Pa', 50, 100], [' ', space, 100], ['yment', x, 100])).toEqual([read])
})

test.each([
  ['DATE..CHECK NO........AMOUNT', 'DATE CHECK NO AMOUNT'],
  ['DATE........AMOUNT.TRANSACTION DESCRIPTION', 'DATE AMOUNT TRANSACTION DESCRIPTION'],
  ['Fee of 1.5%......12.50', 'Fee of 1.5% 12.50'],
  ['Ref 4471 ......12.50 90.00', 'Ref 4471 12.50 90.00'],
  ['ACME LTD... U.S.A.', 'ACME LTD... U.S.A.'],
])('takes points that lead from word to word for none of them: %s', (drawn, read) => {
  expect(linesOf([drawn, 50, 100])).toEqual([read])
})

test('a font may say of a letter on such a line what is none', () => {
  const page = drawGlyphs(['X....12.50', 50, 100])
  page.glyphs.unicode[0] = 0x110000
  expect(() => groupLines(page)).not.toThrow()
})

test('keeps what stands a little higher on the line, and what stands half a line higher off it', () => {
  expect(linesOf(['ACME', 50, 100], ['12.50', 300, 101])).toEqual(['ACME 12.50'])
  expect(linesOf(['ACME', 50, 95], ['12.50', 300, 100])).toEqual(['ACME', '12.50'])
})

test('keeps a watermark out of the row that it is printed over', () => {
  const row: Drawn = ['ACME STORES', 50, 100]
  expect(linesOf(row, ['Balance', 50, 120], ['COPY', 200, 102, 60])).toEqual([
    'ACME STORES',
    'COPY',
    'Balance',
  ])
})

test.each<[string, ...Drawn[]]>([
  ['a baseline a little higher', ['Deposits are protected by law', 50, 99.2, 7]],
  ['another size on its baseline', ['Deposits are protected by law', 50, 100, 7]],
])('keeps a footer out of the row that it is printed over: %s', (_, footer) => {
  const lines = linesOf(['22 Oct', 60, 100], ['ACME', 120, 100], ['25.75', 300, 100], footer)
  expect(lines.sort()).toEqual(['22 Oct ACME 25.75', 'Deposits are protected by law'])
})

test('keeps letters of many sizes on one line, even where they cover each other', () => {
  const letters = [...'LEDGERLIFT'].map((letter, i): Drawn => [letter.repeat(4), 50 + i * 8, 100, 9 + i / 10])
  expect(linesOf(...letters)).toHaveLength(1)
})

test('keeps accents and words of another size on their line', () => {
  expect(linesOf(['Cafe', 50, 100], ['´', 66, 99.5], ['12', 80, 100, 8], ['.50', 89, 99, 6])).toHaveLength(1)
})

test('reads text that is drawn twice to look bold once', () => {
  expect(linesOf(['Total', 50, 100], ['Total', 50.4, 100])).toEqual(['Total'])
})

test('reads both letters of a glyph that joins two', () => {
  expect(linesOf(['se', 50, 100], ['t', 60, 100], ['t', 60, 100], ['lement', 65, 100])).toEqual([
    'settlement',
  ])
})

test('a mark that is drawn over a letter stands behind it, though its ink begins before', () => {
  expect(linesOf(['\u0e40\u0e07', 50, 100], ['\u0e34', 54, 100], ['\u0e19', 60, 100])).toEqual([
    '\u0e40\u0e07\u0e34\u0e19',
  ])
})

test('a mark that is drawn after its word stands behind the letter that it is over', () => {
  const [word, mark] = ['\u0e43\u0e0a\u0e1a\u0e31\u0e15', '\u0e49']
  expect(linesOf([word, 50, 100], [' A', 75, 100], [mark, 57, 100.5])).toEqual([
    '\u0e43\u0e0a\u0e49\u0e1a\u0e31\u0e15 A',
  ])
})

test.each([
  ['lam first', '\u0644', '\u0627'],
  ['alef first', '\u0627', '\u0644'],
])('lam and alef that are one glyph are read as lam and alef, given %s', (_, first, second) => {
  expect(linesOf(['\u062a', 60, 100], [first, 55, 100], [second, 55, 100], ['\u0635', 50, 100])).toEqual([
    '\u062a\u0644\u0627\u0635',
  ])
})

test('marks over letters are no print over another', () => {
  const letters = '\u0e0a\u0e0a\u0e0a\u0e0a'
  const marks = [0, 1, 2, 3].map((i): Drawn => ['\u0e49', 50.5 + i * 5, 99])
  expect(linesOf([letters, 50, 100], ...marks)).toHaveLength(1)
})

test.each([
  ['a letter of its word', 'P?ATNO??', 'P\ufffdATNO\ufffd\ufffd'],
  ['a sign before a number, which it is not', '?12.50CR', '12.50CR'],
  ['a sign between two numbers, which it parts', '2326,31?4.433,18', '2326,31 4.433,18'],
  ['dots over a number', '4929????4417', '4929\ufffd\ufffd\ufffd\ufffd4417'],
])('a glyph without a name is %s', (_, drawn, read) => {
  const page = drawGlyphs([drawn.replaceAll('?', String.fromCodePoint(UNNAMED + 1)), 50, 100])
  expect(groupLines(page).map(({ words }) => textOf(words))).toEqual([read])
})

test('leaves out what is drawn beside the page', () => {
  expect(linesOf(['ACME', 50, 100], ['12.50', 700, 100], ['FAR', 1e7, 100], ['above', 50, -20])).toEqual([
    'ACME',
  ])
})

test('leaves out hidden text and rules made of characters', () => {
  expect(linesOf(['hidden', 50, 100, 1], ['----------', 50, 120], ['ACME', 50, 140])).toEqual(['ACME'])
})

test('characters that do not fill their square stand together, and a wave parts', () => {
  // Each glyph is drawn half a font size wide, with a gap of a fifth of it behind.
  const square = (text: string, x: number): Drawn[] =>
    [...text].map((character, i) => [character, x + i * 7, 100])
  expect(linesOf(...square('3月1日', 50))).toEqual(['3月1日'])
  expect(linesOf(['1日', 50, 100], ['～', 60, 100], ['31日', 65, 100])).toEqual(['1日 ～ 31日'])
  expect(linesOf(['日期\u3000摘要', 50, 100])).toEqual(['日期 摘要'])
})
