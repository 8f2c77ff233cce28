import { expect, test } from 'vitest'
import { type DayOrder, type PrintedDate, parseDate } from '../../dates/parse-date.ts'
import { rivalOrder } from './rival-order.ts'

const parse = (text: string): PrintedDate[] => text.split(' | ').map((date) => parseDate(date) as PrintedDate)

test.each<[string, DayOrder, rows: string, others: string, currency: string | null, DayOrder | null]>([
  ['all read both ways', 'day-first', '02/01/2024 | 03/01/2024', '', null, 'month-first'],
  ['and the other way round', 'month-first', '02/01/2024 | 03/01/2024', '', 'USD', 'day-first'],
  ['one row tells', 'day-first', '02/01/2024 | 13/01/2024', '', null, null],
  ['another date tells', 'day-first', '02/01/2024', '02/01/2024 | 31/12/2023', null, null],
  ['the order of the rows tells', 'day-first', '02/01/2024 | 01/02/2024 | 03/03/2024', '', null, null],
  ['rows after the statement tell', 'day-first', '02/01/2024 | 03/01/2024', '5 January 2024', null, null],
  ['day and month are the same', 'day-first', '02/02/2024 | 03/03/2024', '', null, null],
  ['nobody prints pounds month first', 'day-first', '02/01/2024 | 03/01/2024', '', 'GBP', null],
  ['months in letters', 'day-first', '2 Jan 2024', '', null, null],
])('%s', (_, chosen, rows, others, currency, rival) => {
  const all = others === '' ? [] : parse(others)
  expect(rivalOrder(chosen, parse(rows), all, () => currency)).toBe(rival)
})
