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
  ['4-6,1-5,2', [1, 2, 3, 4, 5, 6]],
])('pages %j', (text, expected) => {
  expect(parsePages(text)).toEqual(expected)
})

test('a text that names every page two hundred times costs no more than one that names it once', () => {
  expect(parsePages(Array(200).fill('1-100000').join(','))).toHaveLength(100_000)
})
