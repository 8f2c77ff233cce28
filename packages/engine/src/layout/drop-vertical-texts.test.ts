import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { dropUprightTexts } from './drop-upright-texts.ts'

/** Rows of which each second line has a digit at the margin, and digits on lines of their own below. */
const UPRIGHT = `
1   DATE    DESCRIPTION        AMOUNT
0
0   08/02   CHECK DEPOSIT      500.00
7
2   08/04   PAYMENT            700.00
6
0   08/11   DEPOSIT            700.00
5
1   08/12   DEPOSIT            600.00`

const textsOf = (text: string) =>
  dropUprightTexts(typesetPages(text)).flatMap(({ lines }) => lines.map((line) => line.text))

test('a number that runs down the margin, digit by digit, is no text of the rows', () => {
  expect(textsOf(UPRIGHT)).toEqual([
    'DATE DESCRIPTION AMOUNT',
    '08/02 CHECK DEPOSIT 500.00',
    '08/04 PAYMENT 700.00',
    '08/11 DEPOSIT 700.00',
    '08/12 DEPOSIT 600.00',
  ])
})

test.each([
  ['the numbers of rows', UPRIGHT.replaceAll(/^\d$/gm, '    TEXT')],
  ['a few letters', UPRIGHT.split('\n').slice(0, 7).join('\n')],
])('%s stay', (_, text) => {
  const pages = typesetPages(text)
  expect(dropUprightTexts(pages)).toBe(pages)
})
