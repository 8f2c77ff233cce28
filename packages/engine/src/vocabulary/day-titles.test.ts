import { expect, test } from 'vitest'
import {
  DAY,
  namesEarlierDayLast,
  namesValueDateLast,
  POSTING,
  rankOfDayTitle,
  TRANSACTION,
} from './day-titles.ts'

test.each([
  ['Transaction Date', TRANSACTION],
  ['Date', DAY],
  ['Posting Date', POSTING],
  ['Posting Date / Tarikh Pos', POSTING],
  ['Transaction Date Tarikh Transaksi /', TRANSACTION],
  ['Reskontra- datum', POSTING],
  ['Transaktions- datum', TRANSACTION],
  ['Value Date', POSTING + 1],
  ['Data disponibile', POSTING + 2],
  ['Maksupäivä Arvopäivä', TRANSACTION],
  ['Transaction Date Posting Date', DAY],
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

test('the effective day comes before that of posting where money is owed, and is the day of value elsewhere', () => {
  const [effective, posting] = ['Effective Date', 'Posting Date'] as const
  expect(rankOfDayTitle(effective, true)).toBeLessThan(rankOfDayTitle(posting, true))
  expect(rankOfDayTitle(effective, true)).toBeGreaterThan(rankOfDayTitle('Transaction Date', true))
  expect(rankOfDayTitle(effective)).toBeGreaterThan(rankOfDayTitle(posting))
})
