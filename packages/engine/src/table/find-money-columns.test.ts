import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import type { ColumnRole } from '../vocabulary/language.ts'
import { findMoneyColumns } from './find-money-columns.ts'
import { lineTests } from './line-tests.ts'
import { dealCells } from './parts/deal-cells.ts'
import type { Column } from './table.ts'

const DOLLARS: MoneyConvention = { decimal: '.', exponent: 2 }

/** Which columns, of 20 characters each, hold money. */
function moneyIn(roles: readonly ColumnRole[], rows: readonly string[]): boolean[] {
  const columns = roles.map(
    (role, c): Column => ({
      x0: c * 100,
      x1: c === roles.length - 1 ? Number.POSITIVE_INFINITY : (c + 1) * 100,
      title: '',
      role,
    }),
  )
  return findMoneyColumns(
    columns,
    dealCells(typeset(rows.join('\n')), columns, []),
    lineTests(DOLLARS),
    DOLLARS,
  )
}

const set = (...cells: string[]) => cells.map((cell) => cell.padEnd(20)).join('')

test('zeros without decimals stand for nothing in a column of money', () => {
  const rows = [set('ACME', '0', '900.00'), set('SHOP', '0', '890.00'), set('SALARY', '5.00', '895.00')]
  expect(moneyIn(['description', 'credit', 'balance'], rows)).toEqual([false, true, true])
})

test('an amount that stands close behind a text is one all the same', () => {
  expect(moneyIn(['description', 'amount'], [`${'SEPA PAYMENT 9921 ACM'.slice(0, 19)} 237.12`])).toEqual([
    false,
    true,
  ])
})

test('a label that runs over from the column of texts says nothing of the next', () => {
  const opening = `${'Opening principal balance'.padEnd(40)}900.00`
  const rows = [opening, set('ACME', '', '890.00'), set('INTEREST', '12.36', '877.64')]
  expect(moneyIn(['description', 'charge', 'balance'], rows)).toEqual([false, true, true])
})

test('the code of a currency behind an amount runs over into no balance', () => {
  const rows = ['-10.00 PLN', '-20.00 PLN', '-30.00 PLN'].map((amount) =>
    set('ACME', amount.padStart(19), '900.00'),
  )
  expect(moneyIn(['description', 'amount', 'balance'], rows)).toEqual([false, true, true])
})

test('sums below rows with dates say nothing of a column of references', () => {
  const rows = [set('', '03/21/2024', '62.50'), set('1.00', 'Total fees', '2.00')]
  expect(moneyIn(['reference', 'date', 'amount'], rows)).toEqual([false, false, true])
})

test('amounts under a title of figures are money, though sums below them print a text there', () => {
  const rows = [set('ACME', '5.00'), set('SHOP', '7.00'), set('TOTAL', 'USD 12.00 due')]
  expect(moneyIn(['description', 'figure'], rows)).toEqual([false, true])
})
