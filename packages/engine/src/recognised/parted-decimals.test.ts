import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { withPartedDecimals } from './parted-decimals.ts'

const AMOUNTS = ['1,250.00', '8.66', '39.00', '6.00', '12.50', '7.25'].map((text, i) => ({
  ...recognisedWord(text),
  baseline: 12 * i,
  x1: 100,
}))
/** Two words beside each other that end where the amounts do, unless it is said otherwise. */
const pair = (left: string, right: string, gap = 2, x1 = 100) => [
  { ...recognisedWord(left), baseline: 200, x0: 50, x1: 88 - gap },
  { ...recognisedWord(right), baseline: 200, x0: 88, x1 },
]
const read = (words: ReturnType<typeof pair>, others = AMOUNTS) =>
  withPartedDecimals([...others, ...words])
    .slice(others.length)
    .map(({ text }) => text)

test.each([
  ['an amount in two words', pair('48.592', '80'), ['48.592.80']],
  ['one whose point is on its left', pair('592.', '80'), ['592.80']],
  ['and on its right', pair('592', '.80'), ['592.80']],
  ['its minus behind it', pair('592', '80-'), ['592.80-']],
  ['two words far apart', pair('592', '80', 9), ['592', '80']],
  ['words that end elsewhere', pair('592', '80', 2, 140), ['592', '80']],
  ['an amount and another number', pair('592.10', '80'), ['592.10', '80']],
  ['a text before a number', pair('ATM', '80'), ['ATM', '80']],
])('%s', (_, words, expected) => {
  expect(read(words)).toEqual(expected)
})

test('a few amounts are no column', () => {
  expect(read(pair('592', '80'), AMOUNTS.slice(1))).toEqual(['592', '80'])
})

test('what was joined is confirmed by nothing', () => {
  expect(withPartedDecimals([...AMOUNTS, ...pair('592', '80')]).at(-1)?.isConfirmed).toBe(false)
})
