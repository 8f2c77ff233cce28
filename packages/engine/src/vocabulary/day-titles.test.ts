import { expect, test } from 'vitest'
import { DAY, daysInTitle, POSTING, rankOfDayTitle, TRANSACTION, VALUE_OR_UNKNOWN } from './day-titles.ts'

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
  ['Posting Date Transaction Date', [POSTING, TRANSACTION]],
  ['Datum účtování Datum transakce', [POSTING, TRANSACTION]],
  ['Valuta / Buchungstag', [VALUE_OR_UNKNOWN, POSTING]],
  ['Transaction Date Posting Date', [TRANSACTION, POSTING]],
  ['Datum Valuta', [DAY, VALUE_OR_UNKNOWN]],
  ['Posting Date Value Date', [POSTING, VALUE_OR_UNKNOWN]],
  ['Date', null],
  ['Value Date', null],
  ['Valuta', null],
  ['Valuta Datum', null],
])('the days that %j names: %j', (title, days) => {
  expect(daysInTitle(title)).toEqual(days)
})

test('the effective day comes before that of posting where money is owed, and is the day of value elsewhere', () => {
  const [effective, posting] = ['Effective Date', 'Posting Date'] as const
  expect(rankOfDayTitle(effective, true)).toBeLessThan(rankOfDayTitle(posting, true))
  expect(rankOfDayTitle(effective, true)).toBeGreaterThan(rankOfDayTitle('Transaction Date', true))
  expect(rankOfDayTitle(effective)).toBeGreaterThan(rankOfDayTitle(posting))
})
