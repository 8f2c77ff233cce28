import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { textOf } from '../layout/word.ts'
import { completeDays } from './complete-days.ts'

/** The dates of each page's lines, after they were completed. */
const datesOf = (...texts: string[]) =>
  completeDays(typesetPages(...texts)).flatMap(({ lines }) =>
    lines.flatMap(({ dates, words }) =>
      dates.map(
        ({ date, from, to }) =>
          `${textOf(words.slice(from, to))}: ${[date.year, date.first, date.second].join(' ')}`,
      ),
    ),
  )

const ROWS = `
10 Thu   Costa Coffee          -3.40
11 Fri   Rent                -700.00
28 Mon   Salary              1,900.00`
const DAYS = ['10 October 2024', '11 October 2024', '28 October 2024']
const wordsOf = (...texts: string[]) => datesOf(...texts).map((text) => text.replace(/:.*/, ''))

describe('days that rows print without their month', () => {
  test.each<[string, string, string[]]>([
    ['stand under its heading', `October 2024${ROWS}`, DAYS],
    [
      'behind the day of the week',
      `October 2024${ROWS.replace(/(\d\d) (\w{3})/g, '$2 $1')}`,
      ['Thu 10 October 2024', 'Fri 11 October 2024', 'Mon 28 October 2024'],
    ],
    [
      'fall as well as rise',
      `Octobre 2024\n28   Salaire   1.900,00\n11   Loyer   -700,00\n10   Café      -3,40`,
      ['28 Octobre 2024', '11 Octobre 2024', '10 Octobre 2024'],
    ],
    [
      'with a point behind them',
      `März 2024\n 1.   Miete   -700,00\n 9.   Lohn   1.900,00\n11.   Café      -3,40`,
      ['1 März 2024', '9 März 2024', '11 März 2024'],
    ],
    [
      'begin anew under each month',
      `October 2024\n30   Rent   -700.00\n31   Tea      -2.00\nNovember 2024\n 1   Pay   1,900.00`,
      ['30 October 2024', '31 October 2024', '1 November 2024'],
    ],
  ])('%s', (_, text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })

  test('go on under the same month on the next page', () => {
    expect(wordsOf(`October 2024${ROWS}`, '29   Tea        -2.00')).toEqual([...DAYS, '29 October 2024'])
  })

  test('may slip once in many', () => {
    const rows = [1, 2, 3, 5, 4, 6, 7, 8, 9, 10].map((day) => `${day}   Tea   -2.00`).join('\n')
    expect(wordsOf(`October 2024\n${rows}`)).toHaveLength(10)
  })

  test('say the day and the month', () => {
    expect(datesOf(`October 2024${ROWS}`)[0]).toBe('10 October 2024: 2024 10 10')
  })
})

test.each<[string, string]>([
  ['under no month', `Payments${ROWS}`],
  ['fewer than three', `October 2024${ROWS.split('\n').slice(0, 3).join('\n')}`],
  ['of thousands', `October 2024\n2 148.85   Tea\n3 200.10   Rent\n4 300.00   Pay`],
  ['in no order', `October 2024\n12   Tea   -2.00\n 3   Rent   -700.00\n20   Pay   1,900.00`],
  [
    'not under each other',
    `October 2024\n10   Tea   -2.00\n     11   Rent   -70.00\n          12   Pay   19.00`,
  ],
  ['greater than any day', `October 2024\n40   Tea   -2.00\n41   Rent   -700.00\n42   Pay   1,900.00`],
])('numbers %s are no days', (_, text) => {
  expect(wordsOf(text)).toEqual([])
})

test('serial numbers beside dates are no days', () => {
  const text = `
October 2024
1   10/10/2024   Tea        -2.00
2   11/10/2024   Rent     -700.00
3   28/10/2024   Pay     1,900.00`
  expect(wordsOf(text)).toEqual(['10/10/2024', '11/10/2024', '28/10/2024'])
})
