import { expect, test } from 'vitest'
import { readProof as read } from '../../../test-support/read-proof.ts'

const rowsUnder = (...days: readonly string[]) =>
  read(`
Period 01/02/2025 - 30/06/2025
Opening balance  100.00      Closing balance  82.00

Description                             Amount     Balance
3 February 2025
ACME                      ${days[0]}    -10.00       90.00
SHOP                      ${days[1]}     -5.00       85.00
SHELL                     ${days[2]}     -3.00       82.00`).rows

test.each([
  ['far dates under each other', ['03 Jun 2025', '04 Jun 2025', '04 Jun 2025'], true],
  ['days shortly before it', ['31 Jan 2025', '01 Feb 2025', '03 Feb 2025'], false],
  ['far dates without years', ['03 Jun     ', '04 Jun     ', '04 Jun     '], true],
  ['near ones without years', ['31 Jan     ', '01 Feb     ', '03 Feb     '], false],
  ['a date in two of three rows', ['03 Jun 2025', '04 Jun 2025', '           '], false],
])('rows under one day that print %s in their texts', (_, days, isDoubted) => {
  expect(rowsUnder(...days).some((row) => row.includes('date-ambiguous'))).toBe(isDoubted)
})
