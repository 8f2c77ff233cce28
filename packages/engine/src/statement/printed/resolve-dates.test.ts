import { expect, test } from 'vitest'
import { type PrintedDate, parseDate } from '../../dates/parse-date.ts'
import { completeDate, completeNear, findDayOrder } from './resolve-dates.ts'

const dates = (...texts: string[]) => texts.map((text) => parseDate(text) as PrintedDate)

test.each([
  [['03/04', '13/04', '20/04'], null, 'day-first'],
  [['04/03', '04/13', '04/20'], null, 'month-first'],
  // Nothing above twelve: the rows run evenly one way only.
  [['01/05', '01/06', '01/07', '01/09'], null, 'month-first'],
  [['05/01', '06/01', '07/01', '09/01'], null, 'day-first'],
  [['24/04/03', '24/04/05', '24/04/30'], 'USD', 'year-first'],
  // A misprinted day leaves the order of the others as it is.
  [['24/04/03', '24/04/05', '24/02/31', '24/04/30'], 'USD', 'year-first'],
  [['03/04/24', '05/04/24', '30/04/24'], null, 'day-first'],
  [['04/03/24', '04/05/24', '04/30/24'], null, 'month-first'],
  [['03/03'], 'USD', 'month-first'],
  [['03/03'], 'GBP', 'day-first'],
])('order of %j (%s)', (texts, currency, order) => {
  expect(findDayOrder(dates(...texts), [], () => currency)).toBe(order)
})

test('the year stands first in a single date where it then lies near those with a long year', () => {
  const order = (text: string) => findDayOrder(dates(text), dates('2024-04-30'), () => null)
  expect(['24.04.03', '03.04.24'].map(order)).toEqual(['year-first', 'day-first'])
})

test('what may have its year first outside the rows says less than how the rows run', () => {
  const rows = dates('06/02', '06/03', '06/04', '06/09')
  expect(findDayOrder(rows, dates('25/06/30'), () => null)).toBe('month-first')
})

test.each([
  [['01/11/2023', '01/11/2023'], 'VND', 'day-first'],
  [['01/11/2023', '02/11/2023'], 'USD', 'day-first'],
  [['01/11/2023', '01/11/2023'], 'USD', 'month-first'],
  [['01/11', '02/11'], 'VND', 'month-first'],
])('a stamped 03/18/26 beside %j (%s): %s', (rows, currency, order) => {
  expect(findDayOrder(dates(...rows), dates('03/18/26'), () => currency)).toBe(order)
})

const turn = { period: { start: '2023-12-14', end: '2024-01-16' }, latest: null, rowDay: null }

test.each([
  ['12/20', turn, '2023-12-20'],
  ['01/06', turn, '2024-01-06'],
  // Posted a day before the period began.
  ['12/13', turn, '2023-12-13'],
  ['12/20', { period: null, latest: '2024-01-31', rowDay: null }, '2023-12-20'],
  ['02/01', { period: null, latest: '2024-01-31', rowDay: null }, '2024-02-01'],
  ['12/20/22', turn, '2022-12-20'],
  ['12/20', { period: null, latest: null, rowDay: null }, null],
])('year of %s', (text, hints, expected) => {
  expect(completeDate(dates(text)[0] as PrintedDate, 'month-first', hints)).toBe(expected)
})

test.each([
  ['30/12', '2024-01-02', '2023-12-30'],
  ['02/01', '2023-12-30', '2024-01-02'],
  ['04/04', '2024-04-02', '2024-04-04'],
  ['04/04/2023', '2024-04-02', '2023-04-04'],
])('a day of value %s beside %s', (text, day, expected) => {
  expect(completeNear(dates(text)[0] as PrintedDate, 'day-first', day)).toBe(expected)
})
