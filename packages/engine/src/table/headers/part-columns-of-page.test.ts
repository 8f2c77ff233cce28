import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { partColumnsOfPage } from './part-columns-of-page.ts'

const partsOf = (text: string) =>
  partColumnsOfPage(typesetPages(text)).map(({ lines }) => lines.map((line) => line.text))

const TITLES = 'Date    Description    Amount'
const half = (text: string) => text.padEnd(45)

test('columns with tables of their own are parted, the left one first', () => {
  expect(
    partsOf(`
Statement of a card in the middle of its page, as wide as both
${half('Payments')}${TITLES}
${half(TITLES)}07/08   ACME            159.65
${half('17/07   PAYMENT         601.94')}08/08   SHOP             39.90
What stands below the two columns goes over both of them`),
  ).toEqual([
    [
      'Statement of a card in the middle of its page, as wide as both',
      'Payments',
      'Date Description Amount',
      '17/07 PAYMENT 601.94',
    ],
    ['Date Description Amount', '07/08 ACME 159.65', '08/08 SHOP 39.90'],
    ['What stands below the two columns goes over both of them'],
  ])
})

test('a column begins where its titles do, though another stands before that of the date', () => {
  const titles = `Kind      ${TITLES}`
  const [left, right] = partsOf(`
${half('Payments')}${titles}
${half(titles)}          07/08   ACME            159.65
${half('          17/07   PAYMENT   601.94')}          08/08   SHOP             39.90`)
  expect(left).toEqual(['Payments', 'Kind Date Description Amount', '17/07 PAYMENT 601.94'])
  expect(right).toEqual(['Kind Date Description Amount', '07/08 ACME 159.65', '08/08 SHOP 39.90'])
})

test('columns whose first titles stand beside each other are parted where others do not, and rows do not either', () => {
  const [left, right] = partsOf(`
${half(TITLES)}${TITLES}
${half('17/07   PAYMENT         601.94')}07/08   ACME            159.65
${half('')}08/08   SHOP             39.90
${half(TITLES)}
${half('')}09/08   CAFE              9.90
${half('19/07   RENT            700.00')}
${half('20/07   POWER            70.00')}`)
  expect(left).toHaveLength(5)
  expect(right).toEqual([
    'Date Description Amount',
    '07/08 ACME 159.65',
    '08/08 SHOP 39.90',
    '09/08 CAFE 9.90',
  ])
})

test.each([
  [
    'titles stand on one line',
    `${half(TITLES)}${TITLES}\n${half('17/07   PAYMENT    601.94')}07/08   ACME    9.65`,
  ],
  [
    'a text stands across the gutter between the titles',
    `${half('Payments')}${TITLES}\nA text that is wider than any of the two columns\n${half(TITLES)}07/08   ACME    9.65`,
  ],
  [
    'rows stand on the same lines',
    `${half(TITLES)}${TITLES}\n${half('17/07   PAY    1.94')}07/08   ACME    9.65\n${TITLES}\n18/07   RENT    7.00`,
  ],
  ['one table goes on below the other', `${TITLES}\n07/08   ACME    9.65\n\n${TITLES}\n08/08   SHOP    9.90`],
])('nothing is parted where %s', (_, text) => {
  expect(partsOf(text)).toHaveLength(1)
})
