import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleMarkColumns } from './settle-mark-columns.ts'

/** What becomes of a word among others that begin above and below it. */
const readAmong = (others: readonly string[], read: string, x0 = 0) =>
  settleMarkColumns([
    { ...recognisedWord(read), x0, x1: x0 + 10 },
    ...others.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i })),
  ])[0]

const times = (text: string, count: number): string[] => Array(count).fill(text)

test.each([
  ['a mark that is misread', 'A!', times('Af', 4), 'Af'],
  ['the other mark of its language, which is read nowhere', 'Bí', [...times('Af', 4), 'Bj', 'Bi'], 'Bij'],
  ['one among marks in capitals', 'B1J', [...times('AF', 4), 'BIJ'], 'BIJ'],
  ['one among numbers of something else', 'A!', [...times('Af', 4), '2', '3'], 'Af'],
  ['one whose O is a zero', '0D', times('OD', 4), 'OD'],
  ['a code that is one letter off', 'CK', [...times('CR', 20), ...times('DR', 4)], 'CK'],
  ['a code among codes', 'AF2', ['AF', 'GT', 'BA', 'AF', 'IC', 'AF', 'AF'], 'AF2'],
  ['what begins with another letter', 'xf', times('Af', 8), 'xf'],
  ['too few', 'A!', times('Af', 3), 'A!'],
])('%s', (_, read, others, expected) => {
  expect(readAmong(others, read)).toMatchObject({ text: expected, isConfirmed: expected === read })
})

test('codes above the marks are not counted', () => {
  const codes = ['IE71', 'BIC', 'NSC'].map((text, i) => ({
    ...recognisedWord(text),
    baseline: -12 * (i + 1),
  }))
  const marks = times('OD', 4).map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i }))
  expect(settleMarkColumns([{ ...recognisedWord('0D'), baseline: 60 }, ...codes, ...marks])[0]?.text).toBe(
    'OD',
  )
})

test('a word that begins elsewhere is no mark', () => {
  expect(readAmong(times('Af', 8), 'A!', 5)?.text).toBe('A!')
})
