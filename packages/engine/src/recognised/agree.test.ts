import { expect, test } from 'vitest'
import { agree } from './agree.ts'

const word = (text: string, x0: number, top: number) => ({ text, x0, top, x1: x0 + 30, bottom: top + 10 })

test.each([
  ['the same at the same place', word('12.50', 100, 50), true],
  ['the same a little off', word('12.50', 104, 53), true],
  ['another number at the same place', word('12.60', 100, 50), false],
  ['the same on another line', word('12.50', 100, 64), false],
  ['the same in another column', word('12.50', 140, 50), false],
])('%s', (_, other, expected) => {
  const far = word('12.50', 400, 400)
  expect(agree([word('12.50', 100, 50)], [far, other])).toEqual([[expected], [false, expected]])
})
