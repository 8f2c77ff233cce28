import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { dropCurrencyLetters } from './drop-currency-letters.ts'

const textsOf = (text: string) => dropCurrencyLetters(typesetPages(text))[0]?.lines.map((line) => line.text)

test('a letter before all amounts is the sign of their currency, which its font calls so', () => {
  expect(
    textsOf('C108,518.10     C5,430.00\n14/06 SHOP C    C 20,000.00\n20/06 BILL      C 5,000.00 Cr'),
  ).toEqual(['108,518.10 5,430.00', '14/06 SHOP C 20,000.00', '20/06 BILL 5,000.00 Cr'])
  expect(textsOf('`108,518.10     `5,430.00\n14/06 SHOP    ` 20,000.00\n20/06 BILL    ` 5,000.00')?.[2]).toBe(
    '20/06 BILL 5,000.00',
  )
})

test.each([
  ['that may say a direction', '12/06 A  C 518.10\n13/06 B  C 5.00\n14/06 C   C 20.00\n15/06 D  C 20.10'],
  [
    'that other amounts lack',
    '12/06 A  C 518.10\n13/06 B  C 5.00\n14/06 C   C 20.00\n15/06 D  C 20.10\n20/06 E  1.00',
  ],
  [
    'beside another',
    '12/06 A  C 518.10\n13/06 B  C 5.00\n14/06 C  C 20.00\n20/06 D  C 2.00\n21/06 E  D 7.00',
  ],
  ['of few amounts', '12/06 A  C 518.10\n13/06 B  C 5.00'],
  ['that names a currency', '12/06 A  R 518.10\n13/06 B  R 5.00\n14/06 C  R 20.00\n20/06 D  R 2.00'],
])('a letter %s stays', (_, text) => {
  expect(textsOf(text)).toEqual(text.split('\n').map((line) => line.replace(/ +/g, ' ')))
})

test('a few amounts may stand without it, and a sign before it tells it from a mark', () => {
  const text = '12/06 A  C 518.10\n13/06 B  C 5.00\n14/06 C  + C 20.00\n15/06 D  C 20.10\n20/06 E  USD 1.00'
  expect(textsOf(text)).toEqual([
    '12/06 A 518.10',
    '13/06 B 5.00',
    '14/06 C + 20.00',
    '15/06 D 20.10',
    '20/06 E USD 1.00',
  ])
})

test('a backtick before a few amounts is a sign of a currency, too', () => {
  expect(textsOf('`1,08,518.10\n12/06 A  518.10\n13/06 B  5.00')?.[0]).toBe('1,08,518.10')
})
