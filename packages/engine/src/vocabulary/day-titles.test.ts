import { expect, test } from 'vitest'
import { namesEarlierDayLast, namesValueDateLast, rankOfDayTitle } from './day-titles.ts'

test.each([
  ['Transaction Date', 0],
  ['Date', 1],
  ['Posting Date', 2],
  ['Posting Date / Tarikh Pos', 2],
  ['Transaction Date Tarikh Transaksi /', 0],
  ['Value Date', 3],
  ['Transaction Date Posting Date', 1],
])('%s', (title, rank) => {
  expect(rankOfDayTitle(title)).toBe(rank)
})

test.each([
  ['Posting Date Transaction Date', true],
  ['Datum účtování Datum transakce', true],
  ['Transaction Date Posting Date', false],
  ['Date', false],
])('the earlier day stands last under %j: %s', (title, isLast) => {
  expect(namesEarlierDayLast(title)).toBe(isLast)
})

test.each([
  ['Datum Valuta', true],
  ['Posting Date Value Date', true],
  ['Value Date', false],
  ['Valuta', false],
])('the value date stands last under %j: %s', (title, isLast) => {
  expect(namesValueDateLast(title)).toBe(isLast)
})
