import { expect, test } from 'vitest'
import { readingOrder, spellWord } from './logical-order.ts'

test.each([
  ['12.50', '12.50'],
  ['ديصرلا', 'الرصيد'],
  // A number between letters keeps its own order.
  ['12ديصر', 'رصيد12'],
])('%s is spelt %s', (glyphs, word) => {
  expect(spellWord(glyphs)).toBe(word)
})

test('words of right-to-left scripts are read in reverse, the others stay', () => {
  expect(readingOrder(['Balance', 'الافتتاحي', 'الرصيد', '12.50'])).toEqual([
    'Balance',
    'الرصيد',
    'الافتتاحي',
    '12.50',
  ])
})

test('numbers and signs between such words are read where they stand between them', () => {
  expect(readingOrder(['ביט', '-', 'העברה', '12'])).toEqual(['העברה', '-', 'ביט', '12'])
  expect(readingOrder(['ביט', 'PAY', 'העברה'])).toEqual(['ביט', 'PAY', 'העברה'])
})
