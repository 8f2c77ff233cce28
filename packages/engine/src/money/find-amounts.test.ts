import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { type FoundAmount, findAmounts } from './find-amounts.ts'
import type { MoneyConvention } from './parse-money.ts'

const euros = { decimal: ',', exponent: 2 } as const
const yen = { decimal: '.', exponent: 0 } as const

test.each([
  ['ACME   1 234,56   9 000,00', euros, ['1 234,56', '9 000,00']],
  ['ACME   - R$ 1 234,56 DR', euros, ['- R$ 1 234,56 DR']],
  ['ACME 12,50 EUR   -€ 3,00', euros, ['12,50 EUR', '-€ 3,00']],
  // A marker that stands far away is in a column of its own.
  ['12,50    DR', euros, ['12,50']],
  ['¥ 921 932   12', yen, ['¥ 921 932', '12']],
  ['ACME   (€ 1 234,56)   (€ 9,00)', euros, ['(€ 1 234,56)', '(€ 9,00)']],
  ['REF 4471 LONDON', euros, ['4471']],
  ['1,25 % p.a.', euros, []],
  // One that begins the text behind it says nothing of the amount.
  ['12,50    % OF RENT', euros, ['12,50']],
])('%s', (line, convention, amounts) => {
  const words = typeset(line)[0]?.words ?? []
  expect(textsOf(words, convention)).toEqual(amounts)
})

const word = (text: string, x0: number) => ({ text, x0, x1: x0 + text.length * 5, size: 10 })

test.each([
  ['a symbol nearer to the second', [word('1,66', 0), word('€', 26), word('3,00', 34)], ['1,66', '€ 3,00']],
  ['a symbol nearer to the first', [word('1,66', 0), word('€', 23), word('3,00', 34)], ['1,66 €', '3,00']],
  [
    'a sign and a symbol nearer to the second',
    [word('9,97', 0), word('-', 26), word('€', 34), word('3,00', 41)],
    ['9,97', '- € 3,00'],
  ],
  ['the dash of an empty cell', [word('-', 0), word('€', 12), word('3,00', 19)], ['€ 3,00']],
  [
    'a wide gap behind thousands that stand far from the text before',
    [word('ACME', 0), word('1', 60), word('200,45', 73)],
    ['1 200,45'],
  ],
  [
    'the same behind a number of the text',
    [word('ACME', 0), word('1', 24), word('200,45', 37)],
    ['1', '200,45'],
  ],
  ['a sign before its symbol', [word('-', 0), word('€', 9), word('3,00', 16)], ['- € 3,00']],
])('%s', (_, words, amounts) => {
  expect(textsOf(words, euros)).toEqual(amounts)
})

function textsOf(words: Parameters<typeof findAmounts>[0], convention: MoneyConvention): string[] {
  const textOf = ({ from, to }: FoundAmount) => words.slice(from, to).map(({ text }) => text)
  return findAmounts(words, convention).map((amount) => textOf(amount).join(' '))
}
