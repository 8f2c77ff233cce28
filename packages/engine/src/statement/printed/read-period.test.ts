import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { type PrintedDate, parseDate, parseDateCell } from '../../dates/parse-date.ts'
import { findPeriod } from './read-period.ts'

test.each([
  ['Statement Period: 08/01/24 - 08/31/24', 'month-first', '2024-08-01', '2024-08-31'],
  ['for March 1, 2024 to March 29, 2024', 'month-first', '2024-03-01', '2024-03-29'],
  ['4 January to 3 February 2024', 'day-first', '2024-01-04', '2024-02-03'],
  ['14 December to 16 January 2024', 'day-first', '2023-12-14', '2024-01-16'],
  ['du 6 février 2024 au 5 mars 2024', 'day-first', '2024-02-06', '2024-03-05'],
  ['DU 01 12 2024 AU 30 12 2024', 'day-first', '2024-12-01', '2024-12-30'],
  ['From : 01-07-2024 To : 31-07-2024', 'day-first', '2024-07-01', '2024-07-31'],
  ['DEC 29/23 - JAN 31/24', 'day-first', '2023-12-29', '2024-01-31'],
  ['Period: 1 Sep 2024-30 Sep 2024', 'day-first', '2024-09-01', '2024-09-30'],
  ['STATEMENT PERIOD APR.01-APR.30,2024', 'day-first', '2024-04-01', '2024-04-30'],
  ['01 - 30 Sep 2024', 'day-first', '2024-09-01', '2024-09-30'],
  ['JUNE 1–30, 2018', 'month-first', '2018-06-01', '2018-06-30'],
  ['01–30 Sep 2024', 'day-first', '2024-09-01', '2024-09-30'],
  ['AUG 31/15-SEP 30/15', 'day-first', '2015-08-31', '2015-09-30'],
  ['Period: August 01, 2022-\n        August 31, 2022', 'month-first', '2022-08-01', '2022-08-31'],
  ['PERIODE : MARET 2024', 'day-first', '2024-03-01', '2024-03-31'],
  [
    'Opening balance as of 1 Apr 2024\n\n\n\n\nClosing balance as of 30 Apr 2024',
    'day-first',
    '2024-04-01',
    '2024-04-30',
  ],
  [
    '1 Apr 2024      Opening balance      3.00\n\n\n\n30 Apr 2024     Closing balance      4.00',
    'day-first',
    '2024-04-01',
    '2024-04-30',
  ],
  [
    'Closing balance 30 Apr 2024\n\n\n\n\nOpening balance 1 Apr 2024',
    'day-first',
    '2024-04-01',
    '2024-04-30',
  ],
  ['Saldo vom 31.03.2024  1,00\n\n\n\n\nSaldo vom 30.04.2024  1,00', 'day-first', '2024-03-31', '2024-04-30'],
  ['1st to 30th September 2024', 'day-first', '2024-09-01', '2024-09-30'],
  ['Periode 01-05-2024 t/m 31-05-2024', 'day-first', '2024-05-01', '2024-05-31'],
  ['1 Aug 2024 [GMT+01:00] - 31 Aug 2024 [GMT+01:00]', 'day-first', '2024-08-01', '2024-08-31'],
  ['Del 1 de abril de 2024 al 30 de abril de 2024', 'day-first', '2024-04-01', '2024-04-30'],
  ['Entre 01/04/2024 e 30/04/2024', 'day-first', '2024-04-01', '2024-04-30'],
  ['Data de início 01/04/2024 Data de fim 30/04/2024', 'day-first', '2024-04-01', '2024-04-30'],
  ['From Date : 01/04/2024\nTo Date : 30/04/2024', 'day-first', '2024-04-01', '2024-04-30'],
  [
    'Statement starts 1 Jan 2024     Page 1\nStatement ends 31 Jan 2024',
    'day-first',
    '2024-01-01',
    '2024-01-31',
  ],
  ['Opening date    1 Dec 24\nClosing date   30 Dec 24', 'day-first', '2024-12-01', '2024-12-30'],
  ['Start/End Date: 20240401 - 20240430', 'day-first', '2024-04-01', '2024-04-30'],
  ['This statement covers 1 April 2024 to 30 April 2024.', 'day-first', '2024-04-01', '2024-04-30'],
  ['Period 01/04/2024-30/04/2024', 'day-first', '2024-04-01', '2024-04-30'],
  ['(01-04-2024-30-04-2024)', 'day-first', '2024-04-01', '2024-04-30'],
  ['31/03/2024 עד 01/03/2024 :לתקופה', 'day-first', '2024-03-01', '2024-03-31'],
  ['31/03/2024 תאריך עד 01/03/2024 מתאריך', 'day-first', '2024-03-01', '2024-03-31'],
  ['01/03/2024 עד 31/03/2024', 'day-first', '2024-03-01', '2024-03-31'],
  ['照会期間 令和 5年 4月 1日 ～ 令和 5年 6月30日', 'day-first', '2023-04-01', '2023-06-30'],
  ['Statement Period:\nAug 1, 2024\nthrough\nAug 31, 2024', 'month-first', '2024-08-01', '2024-08-31'],
  ['1 Aug 2024\nto 31 Aug 2024', 'day-first', '2024-08-01', '2024-08-31'],
  ['Fecha inicial    Fecha final\n01/04/2024       30/04/2024', 'day-first', '2024-04-01', '2024-04-30'],
] as const)('period: %s', (text, order, start, end) => {
  expect(findPeriod(typeset(text), order)).toEqual({ start, end })
})

test('a month is the period of a statement all of whose rows it holds', () => {
  const days = (...texts: readonly string[]) => texts.flatMap((text) => parseDateCell(text) ?? [])
  const lines = typeset('PERIODE : MARET 2024')
  const month = { start: '2024-03-01', end: '2024-03-31' }
  expect(findPeriod(lines, 'day-first', days('01/03/2024', '31/03/2024'))).toEqual(month)
  expect(findPeriod(lines, 'day-first', days('25/02/2024', '04/03/2024', '24/03/2024'))).toBeNull()
})

test.each([
  ['Statement date 10 March 2024'],
  ['01/04/24 ACME 12.50 05/04/24'],
  ['01-01-1990 to 31-12-2024'],
  ['Start date 01/04/2024'],
  ['Start date 01/04/2024\nEnd date 01/03/2024'],
  ['From         To           Rate\n01/04/2024   10/04/2024   9.45%\n11/04/2024   30/04/2024   9.20%'],
  ['Start date 01/04/2024\n\nA\n\nB\n\nC\n\nEnd date 30/04/2024'],
])('no period: %s', (text) => {
  expect(findPeriod(typeset(text), 'day-first')).toBeNull()
})

test('none in which fewer than half of the rows lie', () => {
  const days = ['1 Jun 2024', '2 Jul 2024', '3 Aug 2024'].map((text) => parseDateCell(text) as PrintedDate)
  const lines = typeset('Fee period 1 Jul 2024 - 31 Jul 2024')
  expect(findPeriod(lines, 'day-first', days)).toBeNull()
  expect(findPeriod(lines, 'day-first', days.slice(0, 2))).not.toBeNull()
})

test('none after which rows come before the day of the statement', () => {
  const days = ['2 Mar 2025', '3 Mar 2025', '4 Mar 2025', '24 Mar 2025', '31 Mar 2025'].flatMap(
    (text) => parseDateCell(text) ?? [],
  )
  const period = (statement: string) =>
    findPeriod(typeset(`${statement}\nFee period 21 Dec 2024 to 21 Mar 2025`), 'day-first', days)
  expect(period('Statement date 31 Mar 2025')).toBeNull()
  expect(period('Statement date 23 Mar 2025')).not.toBeNull()
  expect(period('Current account')).not.toBeNull()
})

test('of several periods the one that holds the rows is meant', () => {
  const lines = typeset('Fee period 01/10/2024 - 31/10/2024\nStatement period 01/04/2024 - 30/04/2024')
  const days = ['12/04', '13/04'].flatMap((text) => parseDate(text) ?? [])
  expect(findPeriod(lines, 'day-first', days)).toEqual({ start: '2024-04-01', end: '2024-04-30' })
  expect(findPeriod(lines, 'day-first')).toEqual({ start: '2024-10-01', end: '2024-10-31' })
})

test('whatever words stand between two dates, they are the period where all rows lie between them', () => {
  const days = ['12/04/2024', '13/04/2024', '29/04/2024'].flatMap((text) => parseDate(text) ?? [])
  const lines = typeset('din 01/04/2024 - apoi 30/04/2024')
  expect(findPeriod(lines, 'day-first', days)).toEqual({ start: '2024-04-01', end: '2024-04-30' })
  expect(findPeriod(lines, 'day-first', days.slice(0, 1))).toBeNull()
})

test.each(['12 JALAN CONTOH 7/4     Due 30 Apr 2024', 'AV. CEVALLOS 7-04     CORTE 30/04/2024'])(
  'the number of a house begins no period: %s',
  (line) => {
    const days = ['12/04/2024', '13/04/2024', '29/04/2024'].flatMap((text) => parseDate(text) ?? [])
    expect(findPeriod(typeset(line), 'day-first', days)).toBeNull()
  },
)

test('a period in which no row lies is that of something else', () => {
  const days = ['12/07', '13/07', '29/07'].flatMap((text) => parseDate(text) ?? [])
  expect(findPeriod(typeset('Average from 1 Sep 2024 to 30 Nov 2024'), 'day-first', days)).toBeNull()
})

test('two days with an amount between them are those of a row of something else', () => {
  const days = ['12/09', '12/19', '12/30'].flatMap((text) => parseDate(text) ?? [])
  const line = '12/09/2023  NO INTEREST IF PAID IN FULL  $1,299.00  12/28/2024'
  expect(findPeriod(typeset(line), 'month-first', days)).toBeNull()
})
