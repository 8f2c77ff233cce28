import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { joinSignsApart } from './join-signs-apart.ts'

const textsOf = (text: string) =>
  joinSignsApart(typesetPages(text)).flatMap(({ lines }) => lines.map((line) => line.text))

test('signs that stand under each other are those of the amounts behind them', () => {
  const text = `
04-05-2026  CARD PAYMENT      -      3,55
05-05-2026  DEPOSIT           +    100,00
06-05-2026  RENT              -  1.234,56`
  expect(textsOf(text)).toEqual([
    '04-05-2026 CARD PAYMENT -3,55',
    '05-05-2026 DEPOSIT +100,00',
    '06-05-2026 RENT -1.234,56',
  ])
})

test.each([
  [
    'where no plus stands among them, dashes may be empty cells',
    `
04-05-2026  CARD PAYMENT      -      3,55
05-05-2026  DEPOSIT           -    100,00
06-05-2026  RENT              -  1.234,56`,
  ],
  [
    'amounts that stand there as well are those of a column, and dashes its empty cells',
    `
04-05-2026  CARD PAYMENT      -      3,55
05-05-2026  DEPOSIT           +    100,00
06-05-2026  RENT              -  1.234,56
07-05-2026  FEE            2,00      9,00`,
  ],
])('%s', (_, text) => {
  const pages = typesetPages(text)
  expect(joinSignsApart(pages)).toBe(pages)
})
