import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { joinStackedDays } from './join-stacked-days.ts'

const ROWS = `
03    Costa Coffee         -3.40
APR   Card
11    Rent               -700.00
ABR   Transfer
28    Salary            1,900.00
Apr`

test('the number of a day and the month under it are one date', () => {
  const lines = joinStackedDays(typesetPages(ROWS)).flatMap((page) => page.lines)
  expect(lines.map(({ text }) => text)).toEqual([
    '03 APR Costa Coffee -3.40',
    'Card',
    '11 ABR Rent -700.00',
    'Transfer',
    '28 Apr Salary 1,900.00',
  ])
  expect(lines.map(({ dates }) => dates.length)).toEqual([1, 0, 1, 0, 1])
})

test.each([
  ['two of them alone', ROWS.split('\n').slice(0, 5).join('\n')],
  ['numbers over whole dates', ROWS.replace(/APR|ABR|Apr/g, 'Apr 24, 2023')],
  [
    'few of the numbers, above the headings of months',
    `${ROWS}\n02    Gym    -3.00\n03    Gym    -3.00\n05    Gym    -3.00\n06    Gym    -3.00`,
  ],
  ['numbers over other words', ROWS.replace(/APR|ABR|Apr/g, 'Card')],
])('%s are left as they are', (_, text) => {
  const pages = typesetPages(text)
  expect(joinStackedDays(pages)).toBe(pages)
})
