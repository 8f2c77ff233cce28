import { expect, test } from 'vitest'
import { parsePages } from './parse-pages.ts'

test.each([
  ['1', [1]],
  ['1-3,5', [1, 2, 3, 5]],
  ['5, 2-3', [2, 3, 5]],
  ['2,2-3', [2, 3]],
  ['', null],
  ['0', null],
  ['3-1', null],
  ['1-', null],
  ['x', null],
  [Array(200).fill('1-100000').join(','), null],
])('pages %j', (text, expected) => {
  expect(parsePages(text)).toEqual(expected)
})
