import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../../table/line-tests.ts'
import { readDates } from './read-dates.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })
const RISING = ['02.01.', '30.01.', '03.04.', '15.05.', '01.08.', '30.10.', '31.12.']

const runDayOf = (days: readonly string[], printed = 'Hameln, 12.01.2024') => {
  const outside = typeset(printed)
  const rows = typeset(days.map((day) => `${day} ACME 5.00`).join('\n'))
  const dates = rows.flatMap((line) => line.dates[0]?.date ?? [])
  const found = readDates(
    { dates, valueDates: [], lines: [...outside, ...rows], outside },
    tests,
    'day-first',
  )
  return found.runDay
}

test.each([
  ['rise', RISING],
  ['fall', [...RISING].reverse()],
])('rows that %s through a year are all of that which ended before the day of printing', (_, days) => {
  expect(runDayOf(days)).toBe('2023-07-02')
})

test('rows that do so long before the day of printing are paid in instalments', () => {
  expect(runDayOf(RISING.slice(0, 6).concat('07.12.'), 'Hameln, 10.08.2024')).toBeNull()
})

test.each([
  ['turn', [...RISING, '02.01.']],
  ['lie within some months', RISING.slice(0, 4)],
  ['are few', ['02.01.', '31.12.']],
  ['print their year', RISING.map((day) => `${day}23`)],
])('rows that %s say nothing', (_, days) => {
  expect(runDayOf(days)).toBeNull()
})

test.each(['12.10.2019', '12.10.19'])(
  'a day outside the rows that prints its year counts, long or short: %s',
  (day) => {
    const outside = typeset(`Printed ${day}`)
    const rows = typeset('24.12. ACME 5.00')
    const dates = rows.flatMap((line) => line.dates[0]?.date ?? [])
    const lines = [...outside, ...rows]
    const { daysOutside } = readDates({ dates, valueDates: [], lines, outside }, tests, 'day-first')
    expect(daysOutside).toEqual(['2019-10-12'])
  },
)

test.each([
  ['Statement date 02.01.2025', '2025-02-02'],
  ['Printed 02.01.2025', '2025-03-31'],
  ['Statement date 02.01.2026', '2026-01-02'],
])('after %s, points that expire on 31.03.2025 leave rows no later than %s', (printed, expected) => {
  const outside = typeset(`${printed}\nPoints expire on 31.03.2025`)
  const rows = typeset('14.03. ACME 5.00\n22.08. SHOP 7.00')
  const dates = rows.flatMap((line) => line.dates[0]?.date ?? [])
  const { latest } = readDates(
    { dates, valueDates: [], lines: [...outside, ...rows], outside },
    tests,
    'day-first',
  )
  expect(latest).toBe(expected)
})
