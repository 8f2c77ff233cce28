import { expect, test } from 'vitest'
import { type PrintedDate, parseDateCell } from '../../dates/parse-date.ts'
import { newestDay } from './newest-day.ts'

test.each([
  ['from October to March', ['3 Oct', '30 Oct', '4 Jan', '29 Mar'], '2024-03-29'],
  ['the newest first', ['29 Mar', '4 Jan', '30 Oct', '3 Oct'], '2024-03-29'],
  ['within a year', ['3 May', '30 Jun', '4 Sep'], '2024-10-31'],
  ['in no order', ['30 Oct', '3 Oct', '4 Jan', '29 Mar'], '2024-10-31'],
  ['with their years', ['3 Oct 2023', '4 Jan 2024'], '2024-10-31'],
])('rows %s', (_, texts, day) => {
  const dates = texts.map((text) => parseDateCell(text) as PrintedDate)
  expect(newestDay(dates, 'day-first', '2024-10-31')).toBe(day)
})
