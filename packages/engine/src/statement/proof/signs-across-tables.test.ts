import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { Reading } from '../read-statement.ts'
import { turnedAlone } from './signs-across-tables.ts'

type Table = {
  readonly rows: readonly string[]
  /** What its rows do: the amounts of one that is owed go down. */
  readonly isOwed: boolean
  readonly titles?: readonly string[]
  readonly hasBalances?: boolean
}

/** The texts of the rows that are doubted, of tables of dates, texts and amounts. */
function doubted(...tables: readonly Table[]): string[] {
  const read = tables.map(({ rows, isOwed, titles = ['Date', 'Text', 'Amount'], hasBalances = false }) => ({
    table: { columns: titles.map((title) => ({ title })) },
    choice: {
      movements: rows.map((text) => {
        const row = readRowOf(text)
        const { magnitude = 0 } = row.money[0] ?? {}
        return {
          row,
          movement: isOwed ? -magnitude : magnitude,
          balance: hasBalances ? 1 : null,
          amountColumn: 0,
        }
      }),
      weighed: [{ reading: { debit: null, credit: null, amount: titles.length - 1, isOwed } }],
      witness: { isNamed: false },
    },
  }))
  const turned = turnedAlone({ tables: read } as unknown as Reading)
  return read.flatMap(({ choice }) =>
    choice.movements.flatMap(({ row }) => (turned.has(row.id) ? [row.description] : [])),
  )
}

const CARD = { rows: ['01/04 | ACME | 10.00', '02/04 | SHOP | 4.00', '03/04 | CAFE | 2.00'], isOwed: true }
const REST = { rows: ['04/04 | BOOKS | 7.99', '05/04 | MUSIC | 1.59'], isOwed: false }

test.each([
  ['the rest of a card on another page, read as if it were held', [CARD, REST], ['BOOKS', 'MUSIC']],
  [
    'one whose other titles fall apart',
    [CARD, { ...REST, titles: ['Date', 'Te', 'xt', 'Amount'] }],
    ['BOOKS', 'MUSIC'],
  ],
  ['one that is owed, too', [CARD, { ...REST, isOwed: true }], []],
  ['one whose balances tell', [CARD, { ...REST, hasBalances: true }], []],
  ['one with other titles', [CARD, { ...REST, titles: ['Date', 'Text', 'Deposit'] }], []],
  ['a single row', [CARD, { ...REST, rows: REST.rows.slice(0, 1) }], ['BOOKS']],
  [
    'the longer of two',
    [
      { ...CARD, rows: CARD.rows.slice(0, 2) },
      { ...REST, rows: [...REST.rows, '06/04 | FILM | 3.00'] },
    ],
    ['ACME', 'SHOP'],
  ],
])('%s', (_, tables, expected) => {
  expect(doubted(...tables)).toEqual(expected)
})
