import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { dropVerticalTexts } from './drop-vertical-texts.ts'

/** Rows of which each second line has a digit at the margin, and digits on lines of their own below. */
const DOWN_MARGIN = `
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
  dropVerticalTexts(typesetPages(text)).flatMap(({ lines }) => lines.map((line) => line.text))

test('a number that runs down the margin, digit by digit, is no text of the rows', () => {
  expect(textsOf(DOWN_MARGIN)).toEqual([
    'DATE DESCRIPTION AMOUNT',
    '08/02 CHECK DEPOSIT 500.00',
    '08/04 PAYMENT 700.00',
    '08/11 DEPOSIT 700.00',
    '08/12 DEPOSIT 600.00',
  ])
})

test.each([
  ['the numbers of rows', DOWN_MARGIN.replaceAll(/^\d$/gm, '    TEXT')],
  ['a few letters', DOWN_MARGIN.split('\n').slice(0, 7).join('\n')],
])('%s stay', (_, text) => {
  const pages = typesetPages(text)
  expect(dropVerticalTexts(pages)).toBe(pages)
})
