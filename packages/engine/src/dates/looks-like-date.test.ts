import { expect, test } from 'vitest'
import { looksLikeDate } from './looks-like-date.ts'

test.each<[string, boolean]>([
  ['31/02', true],
  ['31/02/2024', true],
  ['31 NOV', true],
  ['31 juin.', true],
  ['Feb 30, 2024', true],
  ['2024/05', true],
  ['4471', false],
  ['9920.28', false],
  ['12.50', true],
  ['OPENING', false],
  ['31 ROAD', false],
  ['', false],
])('%s', (text, looks) => {
  expect(looksLikeDate(text)).toBe(looks)
})
