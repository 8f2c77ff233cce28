import { expect, test } from 'vitest'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import type { Word } from './word.ts'

/** Words of ten points, five a letter; what follows `_` stands two points behind the word before, other words ten. */
function set(text: string): Word[] {
  let x = 0
  return text.split(/(?=[ _])/).map((part) => {
    const letters = part.replace(/[ _]/, '')
    x += part.startsWith('_') ? 2 : 10
    const word = {
      text: letters,
      x0: x,
      x1: x + 5 * letters.length,
      top: 0,
      bottom: 10,
      size: 10,
      baseline: 8,
      page: 1,
    }
    x = word.x1
    return word
  })
}

test.each([
  ['letters of one word', 'S_A_L_D_O 12.50', 'SALDO 12.50'],
  ['large first letters of titles', 'D_ate N_ature V_aleur D_ébit', 'Date Nature Valeur Débit'],
  ['not two initials', 'J_ose M_aria 12.50', 'J ose M aria 12.50'],
  ['not letters far from the next word', 'A copy B copy C copy', 'A copy B copy C copy'],
])('%s', (_, text, expected) => {
  expect(
    joinSpacedLetters(set(text))
      .map((word) => word.text)
      .join(' '),
  ).toBe(expected)
})
