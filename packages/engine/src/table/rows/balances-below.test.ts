import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

/** Text, amount and balance of each row. */
const read = (rows: string) =>
  extractFromPages(
    typesetPages(`
Date      Transaction Details       Deposit   Withdrawal     Balance
13 Jan    B/F BALANCE                                         900.00${rows}`),
    1,
  ).transactions.map(({ description, debit, credit, balance }) =>
    [description, debit ?? credit, balance].join(' | '),
  )

test('a balance behind the last line of a text stands in the row of its amount', () => {
  expect(
    read(`
14 Jan    FPS OCTOPUS CARDS                        500.00
          HC12401047710233
          ATM WITHDRAWAL                           100.00
          04JAN MONGKOK                                       300.00
16 Jan    TRANSFER                    50.00                   350.00`),
  ).toEqual([
    'FPS OCTOPUS CARDS HC12401047710233 | 500.00 | ',
    'ATM WITHDRAWAL 04JAN MONGKOK | 100.00 | 300.00',
    'TRANSFER | 50.00 | 350.00',
  ])
})

test('a balance that is named by itself stays a row of its own', () => {
  const rows = read(`
14 Jan    FPS OCTOPUS CARDS                        500.00     400.00
          Total                                    500.00
          Balance in your favour                              400.00`)
  expect(rows).toEqual(['FPS OCTOPUS CARDS | 500.00 | 400.00'])
})

test('a balance below the last amount alone carries it to the next page, under whatever name', () => {
  const rows = read(`
14 Jan    FPS OCTOPUS CARDS                        500.00     400.00
15 Jan    ATM WITHDRAWAL                           100.00
          Siirto seuraavalle                                  300.00`)
  expect(rows).toEqual(['FPS OCTOPUS CARDS | 500.00 | 400.00', 'ATM WITHDRAWAL | 100.00 | '])
})
