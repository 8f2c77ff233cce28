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
