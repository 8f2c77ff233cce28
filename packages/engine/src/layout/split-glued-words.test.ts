import { expect, test } from 'vitest'
import { splitGluedWords } from './split-glued-words.ts'
import type { Word } from './word.ts'

const word = (text: string): Word => ({
  text,
  x0: 0,
  x1: 10 * text.length,
  top: 0,
  bottom: 10,
  size: 10,
  baseline: 8,
  page: 1,
})

test.each([
  ['16-JUN-25COMPRA', ['16-JUN-25', 'COMPRA']],
  ['01/02/2024PAYMENT', ['01/02/2024', 'PAYMENT']],
  ['+2326,31€2.066,79€', ['+2326,31€', '2.066,79€']],
  ['-292,77€', ['-292,77€']],
  ['12.50€3.00$', ['12.50€3.00$']],
  ['01/02/2024', ['01/02/2024']],
  ['99.99.30EUR', ['99.99.30EUR']],
  ['12-3456-78AB', ['12-3456-78AB']],
])('%s', (text, parts) => {
  expect(splitGluedWords([word(text)]).map((part) => part.text)).toEqual(parts)
})

test('each part begins where its letters do', () => {
  expect(splitGluedWords([word('16-JUN-25COMPRA')]).map(({ x0, x1 }) => [x0, x1])).toEqual([
    [0, 90],
    [90, 150],
  ])
})
