import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { readProof } from '../../../test-support/read-proof.ts'
import { typesetCell } from '../../../test-support/typeset.ts'
import type { ReadRow } from '../ledger.ts'
import { besideFurtherDays } from './date-doubts.ts'

/** Rows by what the column of their days prints, one line after the other; `=` for the day of the row above. */
function doubted(...printed: readonly string[]): number[] {
  const rows: ReadRow[] = []
  for (const text of printed) {
    const above = rows.at(-1)
    rows.push({
      ...readRowOf(''),
      cells: (text === '=' ? above?.cells : { date: typesetCell(text) }) ?? {},
    })
  }
  const found = besideFurtherDays(rows)
  return rows.flatMap((row, r) => (found.has(row) ? r : []))
}

test.each([
  ['rows that print a day each are sure of it', ['02/12/2024', '13/12/2024', '='], []],
  [
    'a row that prints the days of two has taken one from the row above or below',
    ['02/12/2024', '13/12/2024 14/12/2024', '16/12/2024', '17/12/2024'],
    [0, 2],
  ],
  [
    'a row without a day under one with two may be that of the second',
    ['02/12/2024 09/12/2024', '='],
    [0, 1],
  ],
])('%s', (_, printed, expected) => {
  expect(doubted(...printed)).toEqual(expected)
})

test('a row that prints a day of value under the day of a heading is sure of both', () => {
  const date = typesetCell('BOOKED 13/12/2024')
  const row = (day: string): ReadRow => ({
    ...readRowOf(''),
    cells: { date, ...(day === '' ? {} : { valueDate: typesetCell(day) }) },
  })
  const found = (...days: readonly string[]) => {
    const rows = days.map(row)
    return [...besideFurtherDays(rows)].map((doubted) => rows.indexOf(doubted))
  }
  expect(found('12/12/2024', '13/12/2024')).toEqual([])
  expect(found('12/12/2024', '')).toEqual([1])
})

test('a row long after the day of its statement is doubted', () => {
  const statement = (years: string) => `
Statement date: 05 January 2025
Opening balance  100.00

Date          Description            Paid out    Balance
30 Dec ${years}   ACME                      10.00      90.00
02 Jan ${years}   SHOP                       5.00      85.00`
  const doubtsOf = (years: string) =>
    readProof(statement(years)).transactions.map(({ doubts }) => doubts.join())
  expect(doubtsOf('2024').slice(0, 1)).toEqual([''])
  expect(doubtsOf('2026')).toEqual(['date-outside-period', 'date-outside-period'])
})

test.each([
  ['far back, and stay there, all are doubted', ['28/11/24', '30/11/24', '01/11/24', '03/11/24'], true],
  ['far back for one row, the others are sure', ['28/10/24', '30/10/24', '01/10/24', '31/10/24'], false],
  ['a few days back, none is doubted', ['15/11/24', '22/11/24', '19/11/24', '20/11/24'], false],
])('where the days of an account go %s', (_, days, isDoubted) => {
  const [a, b, c, d] = days
  const { rows } = readProof(`
Date      Description     Debit    Credit   Balance
          Opening balance                    100.00
${a}  ACME            10.00              90.00
${b}  SHOP             5.00              85.00
${c}  PAY                       50.00   135.00
${d}  RENT            35.00             100.00`)
  expect(rows.every((row) => row.includes('date-ambiguous'))).toBe(isDoubted)
})

test.each([
  ['stands in the period that is printed', 'Period 01/07/24 - 31/07/24', ''],
  ['is that of the day of the statement', 'Statement date 24/07/24', ''],
  ['stands nowhere else', 'Statement', 'date-ambiguous'],
])('a year of two digits beside a licence of another year that %s', (_, head, doubts) => {
  const { transactions } = readProof(`
${head}
Opening balance  100.00

Date          Description            Paid out    Balance
21/07/24      ACME                      10.00      90.00
22/07/24      SHOP                       5.00      85.00

Licence 1.2.245 of 03/02/2020`)
  expect(transactions.map((row) => row.doubts.join())).toEqual([doubts, doubts])
})
