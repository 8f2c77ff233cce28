import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleDaysAndYears, settleNamedDates, settlePointsOfDays } from './settle-named-dates.ts'

const OTHERS = ['DEC29', 'DEC31', 'JAN11', 'JAN12']

test.each([
  ['JANB2', OTHERS, 'JAN02'],
  ['JANGS', OTHERS, 'JAN05'],
  ['JANDA', OTHERS, 'JAN04'],
  ['JAN1O', OTHERS, 'JAN10'],
  ['JAN77', OTHERS, 'JAN77'],
  ['JAN65', OTHERS, 'JAN05'],
  ['JAN65', ['JAN91', 'JAN92', ...OTHERS.slice(1)], 'JAN65'],
  ['BOXES', OTHERS, 'BOXES'],
  ['JANGS', OTHERS.slice(1), 'JANGS'],
])('%s among %j is %s', (read, others, expected) => {
  const [settled] = settleNamedDates([read, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === read])
})

test('a word elsewhere, or wider, is none', () => {
  const [aside, wide] = [
    { ...recognisedWord('MARIA'), x0: 40, x1: 50 },
    { ...recognisedWord('MARIA'), x1: 12 },
  ]
  expect(settleNamedDates([aside, wide, ...OTHERS.map(recognisedWord)]).slice(0, 2)).toEqual([aside, wide])
})

test.each([
  ['DEC 29/23 - JAN 31724', 'DEC 29/23 - JAN 31/24'],
  ['DEC 29 2023 - JAN 31724', 'DEC 29 2023 - JAN 31724'],
  ['DEC 29/23 REF 31724', 'DEC 29/23 REF 31724'],
])('%s is %s', (read, expected) => {
  const settled = settleDaysAndYears(read.split(' ').map(recognisedWord))
  expect(settled.map(({ text }) => text).join(' ')).toBe(expected)
})

test.each([
  ['Friday, 2. August Sunday, 4, August', 'Friday, 2. August Sunday, 4. August'],
  ['2 August 4, August', '2 August 4, August'],
  ['2. August Room 4, Berlin', '2. August Room 4, Berlin'],
])('%s is %s', (read, expected) => {
  const settled = settlePointsOfDays(read.split(' ').map(recognisedWord))
  expect(settled.map(({ text }) => text).join(' ')).toBe(expected)
})
