import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { hasTitle, isDay, isMonth, styleOfDays } from './day-lines.ts'

test.each([
  ['March 2024', true],
  ['MÄRZ 2024', true],
  ['2024年3月', true],
  ['March 12', false],
  ['March', false],
  ['Rent March 2024', false],
  ['Report 2024', false],
])('month %s', (text, expected) => {
  expect(typeset(text).map(isMonth)).toEqual([expected])
})

test.each([
  ['Date: 3 April 2024', true],
  ['to date          to 30 June 2024', false],
  ['4920 8814 Ostopvm 3.4.2024', false],
  ['Ostopvm 3.4.2024', true],
  ['3 April 2024', false],
  ['Monday 3 April 2024', false],
])('named day %s', (text, expected) => {
  expect(typeset(text).map(hasTitle)).toEqual([expected])
})

test.each([
  ['Thu 26 December 2024', true],
  ['26 December 2024    Balance £16,348.32', true],
  ['26 December 2024    ACME £16.32', false],
  ['26 December 2024    £16.32', false],
])('the day of the rows under it: %s', (text, is) => {
  const [line] = typeset(text)
  expect(line && isDay(line)).toBe(is)
})

/** The lines that are set as headings of days on each page; a line of dots stands for half a line of space. */
function headingsOf(...texts: string[]): string[] {
  const pages = texts.map((text) => {
    let y = 0
    return typeset(text).flatMap((line) => {
      y += line.text === '.' ? 6 : 12
      return line.text === '.' ? [] : [{ ...line, baseline: y }]
    })
  })
  return pages
    .flat()
    .filter(styleOfDays(pages))
    .map((line) => line.text)
}

test('a page with a single day sets it as the other pages of its table do', () => {
  const first = '3 April 2024\nCOFFEE   5.00\n.\n4 April 2024\nTEA   4.00\n.\n5 April 2024\nMILK   1.00'
  const second = 'BREAD   2.00\n6 April 2024\n.\nSALT   1.00'
  expect(headingsOf(second)).toEqual([])
  expect(headingsOf(first, second)).toEqual(['3 April 2024', '4 April 2024', '5 April 2024', '6 April 2024'])
})

test.each([
  [
    'dates alone',
    `3 April 2024
COFFEE   5.00
4 April 2024
TEA   4.00`,
    ['3 April 2024', '4 April 2024'],
  ],
  [
    'those with a title, and not the ends of texts',
    `Date: 3 April
COFFEE VALUE DATE   5.00
2 April
Date: 4 April
TEA   4.00`,
    ['Date: 3 April', 'Date: 4 April'],
  ],
  [
    'those that stand apart from what is above',
    `.
8 July 2024
THE BARISTA VALUE   83.40
Date: 06/07/2024
.
7 July 2024
BOTTLES VALUE DATE:   34.20
05/07/2024`,
    ['8 July 2024', '7 July 2024'],
  ],
  [
    'those with a year, where a text of the last row ends in a day',
    `CARD PAYMENT   5.00
03/02/2019
TEA ON   4.00
03/02
.
.
Account number 1234`,
    ['03/02/2019'],
  ],
  [
    'none that stand nearer to what is above',
    `COFFEE   5.00
On 3 April
.
TEA   4.00
On 4 April
.
MILK   1.00`,
    [],
  ],
])('headings of days are %s', (_, text, headings) => {
  expect(headingsOf(text)).toEqual(headings)
})
