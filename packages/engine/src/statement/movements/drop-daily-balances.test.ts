import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { readTables } from '../../read-tables.ts'
import { isTransaction } from '../ledger.ts'

const movementsOf = (text: string) =>
  readTables(typesetPages(text)).reading.accounts.flatMap(({ ledger: { movements } }) =>
    movements.filter(isTransaction).map(({ movement }) => movement),
  )

const ROWS = `
Date        Description          Amount
13/04/24    ACME                 -10.50
13/04/24    PAY                   50.00
15/04/24    SHELL                 -5.25
15/04/24    RENT                -700.00
16/04/24    FEE                   -1.00`
const MOVEMENTS = [-1050, 5000, -525, -70000, -100]

test.each<[string, string]>([
  [
    'each day of the rows, under an unknown title',
    `
Velm tonder
13/04/24                         139.50
15/04/24                        -565.75
16/04/24                        -566.75`,
  ],
  [
    'each day of the calendar',
    `
13/04/24                         139.50
14/04/24                         139.50
15/04/24                        -565.75`,
  ],
  [
    'newest first',
    `
15/04/24                        -565.75
13/04/24                         139.50`,
  ],
  [
    'dates that stand under another title',
    `
            13/04/24             139.50
            15/04/24            -565.75
            16/04/24            -566.75`,
  ],
  [
    'amounts that reach into other columns',
    `
Velm tonder
13/04/24                       $ 139.50
15/04/24                     - $ 565.75
16/04/24                     - $ 566.75`,
  ],
  [
    'what is booked, in collection and collected',
    `
Date                   Ledger balance        Float     Collected balance
13/04/24                       139.50         0.00                139.50
15/04/24                      -565.75        34.00               -599.75
16/04/24                      -566.75         0.00               -566.75`,
  ],
  [
    'a single day, with the closing balance',
    `
16/04/24                        -566.75

Closing balance   -566.75`,
  ],
])('%s', (_, list) => {
  expect(movementsOf(ROWS + list)).toEqual(MOVEMENTS)
})

test.each<[string, string, number[]]>([
  [
    'amounts that do not go on from day to day',
    `
13/04/24                         139.50
15/04/24                        -565.74`,
    [13950, -56574],
  ],
  [
    'a text beside them',
    `
13/04/24    PAY                  139.50
15/04/24    RENT                -565.75`,
    [13950, -56575],
  ],
  [
    'a single day',
    `
16/04/24                        -566.75`,
    [-56675],
  ],
])('no list of daily balances: %s', (_, rows, further) => {
  expect(movementsOf(ROWS + rows)).toEqual([...MOVEMENTS, ...further])
})
