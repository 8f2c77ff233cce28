import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const textsOf = (...marks: readonly string[]) =>
  extractFromPages(
    typesetPages(`
Date         Description                        Amount    Balance
13/04/2024   Transfer              ${marks[0]}            -10.50      89.50
14/04/2024   Yape to Rosa          ${marks[1]}             50.00     139.50
15/04/2024   IZI*BODEGA            ${marks[2]}             -5.25     134.25
16/04/2024   Fee for paper         ${marks[3]}             -4.25     130.00`),
    1,
  ).transactions.map(({ description }) => description)

const TEXTS = ['Transfer', 'Yape to Rosa', 'IZI*BODEGA', 'Fee for paper']

test('marks that stand under each other, apart from the texts, are no part of them', () => {
  expect(textsOf('*', '*', ' ', '*')).toEqual(TEXTS)
})

test('a few of them may be letters', () => {
  expect(textsOf('¨', '¨', 'þ', '¨')).toEqual(TEXTS)
})

test('one letter is a mark as well, but letters that differ name kinds', () => {
  expect(textsOf('e', 'e', ' ', 'e')).toEqual(TEXTS)
  expect(textsOf('e', 'p', ' ', 'e')[0]).toBe('Transfer e')
})

test('of two or fewer nothing is known', () => {
  expect(textsOf('*', ' ', ' ', '*')[0]).toBe('Transfer *')
})

test('marks that stand under each other before the texts are none of them either', () => {
  const text = `
Date         Number    Description                 Amount    Balance
13/04/2024   001973    *    Transfer               -10.50      89.50
14/04/2024   004521    *    Yape to Rosa            50.00     139.50
15/04/2024   118240    K    IZI*BODEGA              -5.25     134.25
16/04/2024   660125    *    Fee for paper           -4.25     130.00`
  const { transactions } = extractFromPages(typesetPages(text), 1)
  expect(transactions.map(({ description }) => description)).toEqual(TEXTS)
})
