import { describe, expect, test } from 'vitest'
import { parseCompactDate, parseDate, parseDateCell, toDate } from './parse-date.ts'

describe('dates with a year', () => {
  test.each([
    ['2024-04-01', '2024-04-01'],
    ['2024/04/01', '2024-04-01'],
    ['2024년 04월 01일', '2024-04-01'],
    ['2024-04-01T14:32:07Z', '2024-04-01'],
    ['2024-04-01T14:32:07.123+02:00', '2024-04-01'],
    ['2024.04.01.', '2024-04-01'],
    ['2024年4月1日', '2024-04-01'],
    ['31/12/2023', '2023-12-31'],
    ['31.12.23', '2023-12-31'],
    ['31/12/2023-14:32:07', '2023-12-31'],
    ['01-Apr-2024', '2024-04-01'],
    ['1 Apr 2024', '2024-04-01'],
    ['02JAN2024', '2024-01-02'],
    ['1 April 24', '2024-04-01'],
    ['Apr 1, 2024', '2024-04-01'],
    ['DEC 29/23', '2023-12-29'],
    ['2024 Apr 03', '2024-04-03'],
    ['2024-APR-03', '2024-04-03'],
    ['1 de abril de 2024', '2024-04-01'],
    ['1 de abril del 2024', '2024-04-01'],
    ['6 février 2024', '2024-02-06'],
    ['15. März 2024', '2024-03-15'],
    ['5 października 2024', '2024-10-05'],
    ['29 Feb 2023', null],
    ['31/02/2024', null],
    ['02/31/2024', null],
    ['2024-02-31', null],
    ['令和6年2月31日', null],
    ['Feb 30, 2024', null],
    ['03/04/2567', '2024-04-03'],
    ['03/04/67', '2024-04-03'],
    ['3 Apr 2567', '2024-04-03'],
    ['113/04/03', '2024-04-03'],
    ['民國113年4月3日', '2024-04-03'],
    ['R6.4.3', '2024-04-03'],
    ['R06/04/03', '2024-04-03'],
    ['令和6年4月3日', '2024-04-03'],
    ['令和 6年 4月 3日', '2024-04-03'],
    ['令和元年5月1日', '2019-05-01'],
    ['H31.4.30', '2019-04-30'],
  ])('%s', (text, expected) => {
    const printed = parseDate(text)
    expect(printed).not.toBeNull()
    expect(printed && toDate(printed, 'day-first')).toBe(expected)
  })
})

describe('dates without one', () => {
  test.each([
    ['02.04.', { first: 2, second: 4, order: null }],
    ['2.4.', { first: 2, second: 4, order: null }],
    ['7/14', { first: 7, second: 14, order: 'month-first' }],
    ['14/7', { first: 14, second: 7, order: 'day-first' }],
    ['DEC29', { first: 12, second: 29, order: 'month-first' }],
    ['7月10日', { first: 7, second: 10, order: 'month-first' }],
    ['7월 1일', { first: 7, second: 1, order: 'month-first' }],
    ['05JAN', { first: 5, second: 1, order: 'day-first' }],
    ['31/02', { first: 31, second: 2, order: 'day-first' }],
    ['03 MAR', { first: 3, second: 3, order: 'day-first' }],
  ])('%s', (text, expected) => {
    expect(parseDate(text)).toMatchObject({ ...expected, year: null })
  })
})

test.each([
  ['2301'],
  ['2024'],
  ['Total'],
  ['13/13/2024'],
  ['32 Jan'],
  ['May'],
  ['1.27'],
  ['03/04/2300'],
  ['R6'],
  ['192/04/03'],
  ['01.05.2024 ACME'],
  [''],
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeNull()
})

test('eight digits are a date in a date cell, and a number elsewhere', () => {
  expect(parseDateCell('20240115')).toMatchObject({ first: 15, second: 1, year: 2024 })
  expect(parseDateCell('15012024')).toMatchObject({ first: 15, second: 1, year: 2024 })
  expect(parseDateCell('20241515')).toBeNull()
  expect(parseDate('20240115')).toBeNull()
})

test.each([
  ['0304', { first: 3, second: 4, year: null }],
  ['030424', { first: 3, second: 4, year: 2024 }],
  ['1130304', { first: 4, second: 3, year: 2024 }],
  ['4417', null],
  ['03/04', null],
])('%s as a compact date', (text, expected) => {
  const date = parseCompactDate(text)
  if (expected === null) expect(date).toBeNull()
  else expect(date).toMatchObject(expected)
})

test('two numbers alone are a date in a date cell only', () => {
  expect(parseDateCell('04 02')).toMatchObject({ first: 4, second: 2, order: null })
  expect(parseDateCell('2. 6.')).toMatchObject({ first: 2, second: 6 })
  expect(parseDate('04 02')).toBeNull()
})

test('of the days of booking and value in one cell the first counts', () => {
  expect(parseDate('30.09./01.10.')).toMatchObject({ first: 30, second: 9, year: null })
  expect(parseDate('30.09.2024/01.10.2024')).toMatchObject({ first: 30, second: 9, year: 2024 })
})

test('a cell may begin with the day of the week', () => {
  expect(parseDateCell('Mon 03/02')).toMatchObject({ first: 3, second: 2 })
  expect(parseDate('Mon 03/02')).toBeNull()
})
