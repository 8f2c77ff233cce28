import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { evenSizes } from './even-sizes.ts'

test.each([
  [
    [8.1, 8.5, 8.5, 8.8, 6.4, 6.1, 6.4, 14],
    [8.5, 8.5, 8.5, 8.5, 6.4, 6.4, 6.4, 14],
  ],
  // The size in the middle, though fewer words have it.
  [
    [6.76, 6.76, 6.76, 7.1, 7.44, 7.44],
    [7.1, 7.1, 7.1, 7.1, 7.1, 7.1],
  ],
  [
    [7, 8, 8],
    [7, 8, 8],
  ],
  [[], []],
])('words of sizes %j have sizes %j', (sizes, expected) => {
  const words = sizes.map((size) => ({ ...recognisedWord('WORD'), size }))
  expect(evenSizes(words).map(({ size }) => size)).toEqual(expected)
})
