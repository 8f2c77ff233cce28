import { expect, test } from 'vitest'
import { numberPlaces } from './number-places.ts'

const word = (text: string, x0 = 50, x1 = 100, confidence = 60) => ({
  ...{ text, x0, x1, top: 0, bottom: 10, confidence, baseline: 10, size: 10 },
})
const NUMBERS = ['04/01/24', '04/02/24', '04/03/24', '04/05/24'].map((text) => word(text))

test.each([
  ['a word with digits', word('A12', 300, 330), true],
  ['letters where numbers stand', word('oLnuzs'), true],
  ['a word where numbers stand that is surely one', word('BALANCE', 50, 100, 90), false],
  ['letters that end where numbers do', word('ouns', 55, 100), true],
  ['a wider text that begins there', word('Statement', 50, 180), false],
  ['letters elsewhere', word('oLnuzs', 200, 250), false],
])('%s', (_, candidate, expected) => {
  expect(numberPlaces([...NUMBERS, candidate])(candidate)).toBe(expected)
})

test('a few numbers are no column', () => {
  expect(numberPlaces(NUMBERS.slice(1))(word('oLnuzs'))).toBe(false)
})
