import { expect, test } from 'vitest'
import { leftwardOrder, readingOrder, spellWord } from './logical-order.ts'

test.each([
  ['12.50', '12.50'],
  ['ديصرلا', 'الرصيد'],
  // A number between letters keeps its own order.
  ['12ديصر', 'رصيد12'],
  // Thai: the tone stands over the vowel.
  ['\u0e40\u0e0a\u0e48\u0e37\u0e2d', '\u0e40\u0e0a\u0e37\u0e48\u0e2d'],
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

test.each([
  [
    ['PAY', 'ביט', '-', 'העברה', '12'],
    ['PAY', 'העברה', '-', 'ביט', '12'],
  ],
  [
    ['ביט', 'PAY', 'העברה'],
    ['ביט', 'PAY', 'העברה'],
  ],
  [
    ['3', 'מתוך', '2', 'תשלום'],
    ['תשלום', '2', 'מתוך', '3'],
  ],
])('numbers and signs among such words are read with them: %j', (words, order) => {
  expect(readingOrder(words)).toEqual(order)
})

test.each([
  [
    ['קבע', 'הוראת', 'HOT', 'mobile'],
    ['HOT', 'mobile', 'הוראת', 'קבע'],
  ],
  [
    ['4127', 'רקם', 'PANDA', '0412', 'RIYADH', 'שרא'],
    ['שרא', 'PANDA', '0412', 'RIYADH', 'רקם', '4127'],
  ],
  [
    ['17', '/', '60', 'No.', '2201'],
    ['17', '/', '60', 'No.', '2201'],
  ],
])(
  'in a text that runs from right to left, only words of other scripts keep their order: %j',
  (words, order) => {
    expect(leftwardOrder(words)).toEqual(order)
  },
)
