import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleWords } from './settle-words.ts'

const wordsOf = (texts: readonly string[]) =>
  texts.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i }))
const DATES = wordsOf(['22.12', '23.12', '23.12', '27.12', '28.12', '29.12'])

test('the few dates of a last page are read by those of the page before', () => {
  const words = wordsOf(['29,12', '30.12'])
  const textsAfter = (before?: typeof DATES) => settleWords(words, before).map(({ text }) => text)
  expect(textsAfter()).toEqual(['29,12', '30.12'])
  expect(textsAfter(DATES)).toEqual(['29.12', '30.12'])
  expect(settleWords(words, DATES).map(({ baseline }) => baseline)).toEqual([0, 12])
})

test('a page of its own length is read by itself', () => {
  const words = wordsOf(['29,12', '30.12', '30.12', '31.12'])
  expect(settleWords(words, DATES)).toEqual(settleWords(words))
})
