import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const rowsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(
    ({ date, description, reference }) => `${date} ${description} ${reference}`,
  )

const statement = (under: readonly [string, string, string]) => `
Date         Description        Amount    Balance
13/04/2024   ACME               -10.50      89.50
${under[0]}
14/04/2024   PAY                 50.00     139.50
${under[1]}
             FROM J
15/04/2024   SHELL               -5.25     134.25
${under[2]}`

test.each([
  [
    'numbers are references',
    ['5091-417', '5091-418', '5091-419'],
    ['2024-04-13 ACME 5091-417', '2024-04-14 PAY FROM J 5091-418', '2024-04-15 SHELL 5091-419'],
  ],
  [
    'days of another calendar say nothing new',
    ['1445/10/04H', '1445/10/05H', '1445/10/06H'],
    ['2024-04-13 ACME null', '2024-04-14 PAY FROM J null', '2024-04-15 SHELL null'],
  ],
] as const)('under every date: %s', (_, under, rows) => {
  expect(rowsOf(statement(under))).toEqual(rows)
})

test('texts that begin under the second dates stand in the column next to it, where none begins', () => {
  const text = `
Date         Value date          Details      Amount    Balance
13/04/2024   13/04/2024
             Card payment 12.04.2024         -10.50      89.50
             ACME STORES OF SOMEWHERE
14/04/2024   15/04/2024
             Standing order of somebody       50.00     139.50
15/04/2024   15/04/2024
             Card payment 12.04.2024          -5.25     134.25
             SHELL`
  expect(
    extractFromPages(typesetPages(text), 1).transactions.map(
      ({ valueDate, description }) => `${valueDate} ${description}`,
    ),
  ).toEqual([
    '2024-04-13 Card payment 12.04.2024 ACME STORES OF SOMEWHERE',
    '2024-04-15 Standing order of somebody',
    '2024-04-15 Card payment 12.04.2024 SHELL',
  ])
})

test('texts on lines above the dates may run on under the columns beside them', () => {
  const text = `
Date                Amount         Balance

Card payment at a shop in Dublin by A. Brennan
13/04/2024          -10.50           89.50

Received from J. Walsh
14/04/2024           50.00          139.50

Card payment at another shop in Dublin, card 4417
15/04/2024           -5.25          134.25`
  expect(rowsOf(text)).toEqual([
    '2024-04-13 Card payment at a shop in Dublin by A. Brennan null',
    '2024-04-14 Received from J. Walsh null',
    '2024-04-15 Card payment at another shop in Dublin, card 4417 null',
  ])
})

test('texts behind the dates, under a title for both', () => {
  const text = `
Date and type                    In         Out        Balance
13/04/2024 CARD PAYMENT ACME                10.50        89.50
           AT A SHOP
14/04/2024 RECEIVED              50.00                  139.50
15/04/2024 SHELL                             5.25       134.25`
  expect(rowsOf(text)).toEqual([
    '2024-04-13 CARD PAYMENT ACME AT A SHOP null',
    '2024-04-14 RECEIVED null',
    '2024-04-15 SHELL null',
  ])
})
