import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { parseDate } from '../dates/parse-date.ts'
import { findClosingDay, findPeriod, latestDate } from './read-facts.ts'

test.each([
  ['Statement Period: 08/01/24 - 08/31/24', 'month-first', '2024-08-01', '2024-08-31'],
  ['for March 1, 2024 to March 29, 2024', 'month-first', '2024-03-01', '2024-03-29'],
  ['4 January to 3 February 2024', 'day-first', '2024-01-04', '2024-02-03'],
  ['14 December to 16 January 2024', 'day-first', '2023-12-14', '2024-01-16'],
  ['du 6 février 2024 au 5 mars 2024', 'day-first', '2024-02-06', '2024-03-05'],
  ['From : 01-07-2024 To : 31-07-2024', 'day-first', '2024-07-01', '2024-07-31'],
  ['DEC 29/23 - JAN 31/24', 'day-first', '2023-12-29', '2024-01-31'],
  ['01 - 30 Sep 2024', 'day-first', '2024-09-01', '2024-09-30'],
  ['1st to 30th September 2024', 'day-first', '2024-09-01', '2024-09-30'],
  ['Periode 01-05-2024 t/m 31-05-2024', 'day-first', '2024-05-01', '2024-05-31'],
  ['1 Aug 2024 [GMT+01:00] - 31 Aug 2024 [GMT+01:00]', 'day-first', '2024-08-01', '2024-08-31'],
] as const)('period: %s', (text, order, start, end) => {
  expect(findPeriod(typeset(text), order)).toEqual({ start, end })
})

test.each([['Statement date 10 March 2024'], ['01/04/24 ACME 12.50 05/04/24'], ['01-01-1990 to 31-12-2024']])(
  'no period: %s',
  (text) => {
    expect(findPeriod(typeset(text), 'day-first')).toBeNull()
  },
)

test('of several periods the one that holds the rows is meant', () => {
  const lines = typeset('Fee period 01/10/2024 - 31/10/2024\nStatement period 01/04/2024 - 30/04/2024')
  const days = ['12/04', '13/04'].flatMap((text) => parseDate(text) ?? [])
  expect(findPeriod(lines, 'day-first', days)).toEqual({ start: '2024-04-01', end: '2024-04-30' })
  expect(findPeriod(lines, 'day-first')).toEqual({ start: '2024-10-01', end: '2024-10-31' })
})

test('a sort code is not taken for the latest date where a date has its year in full', () => {
  expect(latestDate(typeset('Sort code 07-04-36\n\nStatement date 10 March 2024'), 'day-first')).toBe(
    '2024-03-10',
  )
})

test('a month with its year counts as its last day', () => {
  expect(latestDate(typeset('PERIODE : MARET 2024\n\nTRSF 18/11/33 4471'), 'day-first')).toBe('2024-03-31')
  expect(latestDate(typeset('Statement for February 2023'), 'day-first')).toBe('2023-02-28')
  const small = `Statement for February 2023${'\n\nACME 12.50'.repeat(12)}\n\nYour card expires in March 2027`
  expect(latestDate(typeset(small), 'day-first')).toBe('2023-02-28')
})

test.each([
  ['beside its name', 'Statement closing date 01/08/24', '2024-08-01'],
  ['apart from it', 'Statement date          1 August 2024', '2024-08-01'],
  ['under it', 'Statement date    Page\n1 August 2024     1', '2024-08-01'],
  ['in German', 'Auszugsdatum 01.08.2024', '2024-08-01'],
  ['of a payment', 'Payment due date 01/08/24', null],
  ['under the name of something else', 'Payment due date\n01/08/24', null],
  ['without a year', 'Statement date 1 August', null],
  ['under another date', 'Statement date        1 July\n1 August 2024', null],
  ['named, but not printed', 'Statement date', null],
])('closing day: %s', (_, text, day) => {
  expect(findClosingDay(typeset(text), 'day-first')).toBe(day)
})
