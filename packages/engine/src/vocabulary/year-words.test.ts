import { expect, test } from 'vitest'
import { namesYear } from './year-words.ts'

test.each([
  ['Total fees charged in 2024', true],
  ['Total interest charged year-to-date', true],
  ['Total fees charged YTD', true],
  ['Summe Zinsen im Jahr', true],
  ['Cumul annuel des frais', true],
  ['Total fees for this period', false],
  ['Total of card 2024 1182', false],
  ['Totale', false],
])('%s', (text, expected) => {
  expect(namesYear(text)).toBe(expected)
})
