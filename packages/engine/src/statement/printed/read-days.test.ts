import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { endOfOnlyYear, findClosingDay, latestDate } from './read-days.ts'

const latestOf = (text: string) => latestDate(typeset(text), typeset(text), 'day-first')

test('a sort code is not taken for the latest date where a date has its year in full', () => {
  expect(latestOf('Sort code 07-04-36\n\nStatement date 10 March 2024')).toBe('2024-03-10')
})

test('a short year in the heading counts where its day is a little later than all others', () => {
  const closed = 'Interest settled on 30 September 2024'
  expect(latestOf(`Statement 123  31.10.24\n\n${closed}`)).toBe('2024-10-31')
  expect(latestOf(`Code 07.04.36\n\n${closed}`)).toBe('2024-09-30')
})

test('a date in the text of a row is not the latest where others are printed', () => {
  const [outside, rows] = [typeset('Statement date 10 March 2024'), typeset('02/03 HOTEL 28-12-2024   80.00')]
  expect(latestDate(outside, [...outside, ...rows], 'day-first')).toBe('2024-03-10')
})

test('a year that stands alone counts where it is the only one', () => {
  expect(endOfOnlyYear(typeset('2021 Totals Year-to-Date\n\nTotal fees charged in 2021'))).toBe('2021-12-31')
  expect(endOfOnlyYear(typeset('Copyright 2019\n\n2021 Totals Year-to-Date'))).toBeNull()
})

test('a month with its year counts as its last day', () => {
  expect(latestOf('PERIODE : MARET 2024\n\nTRSF 18/11/33 4471')).toBe('2024-03-31')
  expect(latestOf('Statement for February 2023')).toBe('2023-02-28')
  expect(latestOf('INFORME DEL MES:MARZO /2021')).toBe('2021-03-31')
  expect(latestOf('Extrato  Setembro/2026')).toBe('2026-09-30')
  const small = `Statement for February 2023${'\n\nACME 12.50'.repeat(12)}\n\nYour card expires in March 2027`
  expect(latestOf(small)).toBe('2023-02-28')
})

test.each([
  ['beside its name', 'Statement closing date 01/08/24', '2024-08-01'],
  ['apart from it', 'Statement date          1 August 2024', '2024-08-01'],
  ['under it', 'Statement date    Page\n1 August 2024     1', '2024-08-01'],
  ['as a mere date', 'Transactions          As at 1 August 2024', '2024-08-01'],
  ['of a balance', 'Balance as at 1 August 2024', null],
  ['before a word that is a day of the week elsewhere', 'Kontoauszug per 01.08.2024', '2024-08-01'],
  ['behind another number', 'Account ending in 3308 Statement closing date 01/08/24', '2024-08-01'],
  ['over its name', '01/08/24      5,00\nStatement date', '2024-08-01'],
  ['in parts', 'Date du relevé\nJour     Mois     Année\n1        8        2024', '2024-08-01'],
  ['in German', 'Auszugsdatum 01.08.2024', '2024-08-01'],
  ['of a payment', 'Payment due date 01/08/24', null],
  ['of a payment, by the statement', 'Statement payment due date 01/08/24', null],
  ['of another statement', 'Date of last statement 01/08/24', null],
  ['under the name of something else', 'Payment due date\n01/08/24', null],
  ['without a year', 'Statement date 1 August', null],
  ['under another date', 'Statement date        1 July\n1 August 2024', null],
  ['named, but not printed', 'Statement date', null],
])('closing day: %s', (_, text, day) => {
  expect(findClosingDay(typeset(text), 'day-first')).toBe(day)
})
