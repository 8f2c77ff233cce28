import { describe, expect, test } from 'vitest'
import { knowsLetters, linesToTry, mayBeOtherScript, surenessOf, surerWords } from './other-script.ts'
import type { FoundWord } from './word-types.ts'

/** `KBZI=~0 1,427,626~96`: words with how sure the recogniser is of each, ten pixels for each character. */
function line(text: string): FoundWord[] {
  let x = 0
  return text.split(' ').map((word) => {
    const [read = '', confidence] = word.split('~')
    const x0 = x
    x += 10 * read.length + 10
    return { text: read, confidence: Number(confidence), x0, x1: x - 10, top: 0, bottom: 20 }
  })
}

const at = (x0: number, x1: number, word: FoundWord | undefined): FoundWord => ({
  ...(word as FoundWord),
  x0,
  x1,
})

const CLEAR = ['Transaction~92 Type~92', 'Balance~91', '2026-06-01~88', 'ACME~90 STORES~91']
const UNCLEAR = ['KBSales~0', 'oAAIDY~12', 'BUtE~12', 'S302~37 AEYHA~0']

test.each([
  ['words that are clear', CLEAR, false],
  ['words that are not', UNCLEAR, true],
  ['a few unclear words among many', [...UNCLEAR, ...Array.from({ length: 20 }, () => CLEAR).flat()], false],
  ['unclear numbers', ['12.50~3', '7~0', '1,000~12', '5~1', '8~9'], false],
  ['three unclear words', UNCLEAR.slice(0, 3), false],
  ['letters over what nobody may read', ['xXXxXXXXXX~9 MMMMM~20', 'JJJJJJ~12', 'XXXXXXX~0 XXXXX~20'], false],
])('%s: may be in another script %#', (_, lines, may) => {
  expect(mayBeOtherScript(lines.map(line))).toBe(may)
})

test('the lines with most letters that are not clear are tried', () => {
  const lines = [
    'Balance~91',
    'oAA~12',
    '2026-06-01~12',
    'KBSales~0',
    'S302~37 AEYHA~0',
    'AEYHA~0 ACMESTORES~92',
  ].map(line)
  expect(linesToTry(lines)).toEqual([3, 4, 1, 5])
})

test('each character counts alike', () => {
  expect(surenessOf(line('ab~50 cdefgh~90'))).toBe(80)
  expect(surenessOf([])).toBe(0)
})

test.each([
  ['numbers say nothing', '12.50~10 валюті~90', 90],
  ['strokes for letters tell that these are not known', '5375~90 Період~90 валют!~80', 45],
  ['Latin letters are of no other script', '転送~80 Gutschrift~90', 40 / 3],
  ['a word may hold both', '於ATM插入台新信用~80', 80],
])('of letters that are known, %s', (_, words, sure) => {
  expect(knowsLetters(line(words))).toBeCloseTo(sure)
})

describe('of two readings of a line', () => {
  const textOf = (first: FoundWord[], other: FoundWord[]) => surerWords(first, other).map(({ text }) => text)

  test.each([
    ['the surer one is taken', 'MMO~12', '잔액금~93', ['잔액금']],
    ['a word in Latin letters stays', 'ATM~92', '시1ㅣ~40', ['ATM']],
    ['a code in capitals of both scripts stays', 'RUR~88', 'РУВ~90', ['RUR']],
    ['or goes with its line', 'AFOPA~42 AMO~92', 'ΑΓΟΡΑ~90 ΑΠΟ~90', ['ΑΓΟΡΑ', 'ΑΠΟ']],
    ['a longer word is that of the other', 'KAPTA~92', 'ΚΑΡΤΑ~90', ['ΚΑΡΤΑ']],
    ['and so is the mark of an amount', '2,620.61NI~90', '2,620.61ΠΙ~90', ['2,620.61ΠΙ']],
    ['a sign for a millionth in Greek is a letter', 'ApiOudc~10', 'Αριθµός~90', ['Αριθμός']],
    ['numbers are those of the first', '3,55~71', '3,85~78', ['3,55']],
    ['but not where the other one is sure of letters', '232~64', '국종로~93', ['국종로']],
    ['what one does not find is taken from the other', 'x~0', '', ['x']],
  ])('%s', (_, first, other, words) => {
    expect(textOf(line(first), other === '' ? [] : line(other))).toEqual(words)
  })

  test('words are compared where they stand', () => {
    const [latin, garbled] = [at(0, 40, line('Ref~92')[0]), at(50, 100, line('uonAM~8')[0])]
    const [thai, misread] = [at(48, 102, line('โอนไป~93')[0]), at(2, 38, line('86~44')[0])]
    expect(textOf([latin, garbled], [misread, thai])).toEqual(['Ref', 'โอนไป'])
  })

  test('the words stand from left to right, as those of Hebrew are not found', () => {
    const [right, left] = [at(60, 100, line('תאריך~92')[0]), at(0, 50, line('הפקה~92')[0])]
    expect(textOf(line('zz~0'), [right, left])).toEqual(['הפקה', 'תאריך'])
  })
})
