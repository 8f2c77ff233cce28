import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { lineTests } from '../line-tests.ts'
import { findHeaders } from './find-headers.ts'

const tests = lineTests({ decimal: '.', exponent: 2 })

const titlesOf = (text: string) =>
  findHeaders(typeset(text), tests).map(({ cells }) => cells.map(({ title, role }) => `${title}:${role}`))

test('titles of a date and of texts belong to the amounts beside them that have none', () => {
  expect(
    titlesOf(`
Deposits

     Date     Serial #     Source
     12-14                 Deposit Branch 0982           2,682.82
     12-15                 Wire Deposit Ref 531820         550.78
     12-15    4711         Wire Deposit Ref 831016       2,175.20
                           Total Deposits                5,408.80`),
  ).toEqual([['Date:date', 'Serial #:serial', 'Source:null', ':amount']])
})

test('behind the day of value, too', () => {
  expect(
    titlesOf(`
Transaktionen     Buchungsdatum    Valutadatum
Musterstrom       02.04.2024       02.04.2024       -60.00
Muster AG         08.04.2024       10.04.2024       -82.60`),
  ).toEqual([['Transaktionen:null', 'Buchungsdatum:date', 'Valutadatum:valueDate', ':amount']])
})

test('behind the price of one, too', () => {
  expect(
    titlesOf(`
Date     Details                  Quantity     Unit Charge
6-20     Incoming Wire Fee        1            12.00              -12.00
6-30     Cash Processing          38            0.25               -9.50`),
  ).toEqual([['Date:date', 'Details:description', 'Quantity:figure', 'Unit Charge:figure', ':amount']])
})

test('an amount and a balance have columns of their own, of which only the balances tell what they hold', () => {
  expect(
    titlesOf(`
Date     Description
12-14    Deposit Branch 0982           2,682.82      2,782.82
12-15    Wire Deposit Ref 531820         550.78      3,333.60
12-15    Wire Deposit Ref 831016       2,175.20      5,508.80`),
  ).toEqual([['Date:date', 'Description:description', ':null', ':null']])
})

test.each([
  ['of their own', 6, [':amount', ':amount']],
  ['that overlap', 1, [':amount']],
])('amounts at two margins have columns %s', (_, gap, columns) => {
  const [debit, credit] = ['', ' '.repeat(gap)]
  expect(
    titlesOf(`
Bu-Tag    Wert      Vorgang
19.10.    19.10.    Gutschrift            ${debit}350.00 S
31.10.    31.10.    Auszahlung            ${debit}150.00 S
07.11.    07.11.    Auszahlung                ${credit}18,500.00 H
08.11.    08.11.    Auszahlung                ${credit}18,500.00 H`),
  ).toEqual([['Bu-Tag:date', 'Wert:valueDate', 'Vorgang:description', ...columns]])
})

test.each([
  [
    'amounts at several margins',
    `
Date     Source
12-14    Deposit Branch 0982           2,682.82
12-15    Wire Deposit Ref 531820 550.78`,
  ],
  [
    'a list of days',
    `
Date     Place
12-14    Ohio
12-15    Akron`,
  ],
])('none beside %s', (_, text) => {
  expect(titlesOf(text)).toEqual([])
})
