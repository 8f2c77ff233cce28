import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleLoneDollarSigns } from './lone-dollar-signs.ts'

const column = (texts: readonly string[], x0 = 60) =>
  texts.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i, x0, x1: x0 + 4 }))
const read = (words: ReturnType<typeof column>) => settleLoneDollarSigns(words).at(-1)

test.each([
  ['9', ['$', '$', '$', '$'], '$'],
  ['$$', ['$', '$', '$', '$'], '$'],
  ['7', ['$', '$', '$', '$'], '7'],
  ['9', ['$', '$', '$'], '9'],
  ['9', ['$', '$', '$', '$', '9', '8', '5'], '9'],
])('%s under %j is %s', (text, above, expected) => {
  expect(read(column([...above, text]))).toMatchObject({ text: expected, isConfirmed: text === expected })
})

test('a digit that stands elsewhere is one', () => {
  expect(read([...column(['$', '$', '$', '$']), ...column(['9'], 80)])?.text).toBe('9')
})

/** An amount that ends at some place, with a word behind it. */
const priced = (amount: string, behind: string, at: number) => {
  const word = { ...recognisedWord(amount), baseline: at, x0: at, x1: at + 30 }
  return [word, { ...word, text: behind, x0: at + 34, x1: at + 38 }]
}

test.each([
  ['6', ['$', '$$', '$', '$', '$', '$', '§'], '$'],
  ['6', ['$', '$', '$'], '6'],
  ['6', ['$', '$', '$', '$', '6', '1'], '6'],
  ['7', ['$', '$', '$', '$'], '7'],
])('%s behind an amount, and %j behind others elsewhere, is %s', (read, others, expected) => {
  const words = [...others, read].flatMap((sign, i) => priced('22,05', sign, 40 * i))
  expect(settleLoneDollarSigns(words).at(-1)?.text).toBe(expected)
})
