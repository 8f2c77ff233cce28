import { expect, test } from 'vitest'
import { saysPageTurns } from './page-turns.ts'

test.each([
  ['Continued on next page', true],
  ['Account activity continues on next page', true],
  ['(continued)', true],
  ['Continued on page 2', true],
  ['Fortsetzung auf der nächsten Seite', true],
  ['Suite page suivante', true],
  ['（續下頁）', true],
  ['Bersambung ke Halaman berikut', true],
  ['Continued Effective May 1, the fee for a cash advance', false],
  ['SUITE HOTEL LYON', false],
  ['Next Pagers Ltd', false],
  ['Please see the important information about your account on the next page of this statement', false],
])('%s', (text, expected) => {
  expect(saysPageTurns(text)).toBe(expected)
})
