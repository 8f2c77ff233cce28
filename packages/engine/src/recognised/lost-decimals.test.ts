import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { withLostDecimals } from './lost-decimals.ts'

const AMOUNTS = ['1,250.00', '8.66', '39.00', '?', '6.00', '12.50', '7.25']

/** A word in the place of the question mark, all ending at the same place unless it is said otherwise. */
const readAmong = (others: readonly string[], read: string, x1 = 100) =>
  withLostDecimals(
    others.map((text, i) => ({
      ...recognisedWord(text === '?' ? read : text),
      baseline: 12 * i,
      x1: text === '?' ? x1 : 100,
    })),
  )[others.indexOf('?')]

test.each([
  ['2063', AMOUNTS, '20.63'],
  ['(150)', AMOUNTS, '(1.50)'],
  ['89000CR', AMOUNTS, '890.00CR'],
  ['1233S', AMOUNTS, '12.33S'],
  ['9,70033Cr', AMOUNTS, '9,700.33Cr'],
  ['1.79801', AMOUNTS, '1,798.01'],
  ['13,31,60040', AMOUNTS, '13,31,600.40'],
  ['1,798', AMOUNTS, '1,798'],
  ['14.50', AMOUNTS, '14.50'],
  ['12', AMOUNTS, '12'],
  ['71', [...AMOUNTS, '.98'], '.71'],
  ['-11', [...AMOUNTS, '.98'], '-.11'],
  ['2063', AMOUNTS.slice(2), '2063'],
  ['2063', [...AMOUNTS, '1500'], '20.63'],
  ['2063', [...AMOUNTS, '1500', '1700'], '2063'],
])('%s in the column %j is %s', (read, others, expected) => {
  expect(readAmong(others, read)).toMatchObject({ text: expected, isConfirmed: expected === read })
})

test('a number far below the last amount is that of a page', () => {
  expect(
    readAmong([...AMOUNTS.filter((text) => text !== '?'), ...Array(9).fill('text'), '?'], '2063')?.text,
  ).toBe('2063')
})

test('a number that ends elsewhere is of another column', () => {
  expect(readAmong(AMOUNTS, '2063', 80)?.text).toBe('2063')
})

test.each([
  ['31 JUL 2026', '2026'],
  ['October 12, 2023', '2023'],
  ['Lot 12 2023', '20.23'],
])('of %s above amounts the last word is %s', (line, expected) => {
  const words = line.split(' ').map((text, i) => ({
    ...recognisedWord(text),
    baseline: 0,
    x0: 40 + 20 * i,
    x1: 60 + 20 * i,
  }))
  const amounts = AMOUNTS.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * (i + 1), x1: 100 }))
  expect(withLostDecimals([...words, ...amounts])[2]?.text).toBe(expected)
})
