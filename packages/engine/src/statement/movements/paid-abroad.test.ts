import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

test('beside codes of several currencies, an amount is what was paid abroad', () => {
  const statement = `
Credit card statement
Date        Description            Currency    Amount   Amount CHF
03/02/2024  SBB                    CHF         124.00       124.00
05/02/2024  ADLON BERLIN           EUR         642.30       620.01
07/02/2024  DIGITEC                CHF          49.00        49.00
22/02/2024  LINKEDIN               USD         149.99       136.62`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, balance }) => [debit, balance])).toEqual([
    ['124.00', null],
    ['620.01', null],
    ['49.00', null],
    ['136.62', null],
  ])
})

test('a column of amounts that only sums fill says nothing of the rows', () => {
  const statement = `
Tarjeta de crédito
Fecha       Referencia                PESOS     DÓLARES
03/02/2024  COTO                   1.240,00
05/02/2024  YPF                      642,30
07/02/2024  FARMACITY                 49,00
            Total consumos         1.931,30        0,00`
  const { transactions } = extractFromPages(typesetPages(statement), 1)
  expect(transactions.map(({ debit, balance }) => [debit, balance])).toEqual([
    ['1240.00', null],
    ['642.30', null],
    ['49.00', null],
  ])
})
