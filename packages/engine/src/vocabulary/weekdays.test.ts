import { expect, test } from 'vitest'
import { findDates } from '../dates/find-dates.ts'
import { mayBeWeekday } from './weekdays.ts'

test.each([
  ['Fri', true],
  ['FRIDAY', true],
  ['Fr.', true],
  ['Mon,', true],
  ['Freitag', true],
  ['quinta-feira,', true],
  ['vendredi', true],
  ['Sábado', true],
  ['çar', true],
  ['poniedziałek', true],
  // Italian Tuesday, and March in many languages.
  ['mar', true],
  ['F', false],
  ['Fridays', false],
  ['ACME', false],
  ['Total', false],
  // It parts the two dates of a period.
  ['to', false],
])('%s', (text, expected) => {
  expect(mayBeWeekday(text)).toBe(expected)
})

test.each([
  ['mar 25 mar 2025', [0, 4], 25, 3],
  ['mar 25 2025', [0, 3], 25, 3],
  ['mar 4 feb 2025', [0, 4], 4, 2],
  ['lun 24 mar 2025', [0, 4], 24, 3],
  ['Fri 28 Mar 2025', [0, 4], 28, 3],
])('a date with a day of the week that may be a month: %s', (text, [from, to], day, month) => {
  const [found] = findDates(text.split(' ').map((word) => ({ text: word })))
  const date = found?.date
  const [first, second] =
    date?.order === 'month-first' ? [date.second, date.first] : [date?.first, date?.second]
  expect([found?.from, found?.to, first, second]).toEqual([from, to, day, month])
})
