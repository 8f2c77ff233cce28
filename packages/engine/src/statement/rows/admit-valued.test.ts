import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { admitValued } from './admit-valued.ts'

/** The kinds of rows, of which those behind `=` print a day of value. */
const kindsOf = (...texts: string[]) => {
  const rows = texts.map((text): SectionedRow => {
    const row = readRowOf(text.replace('=', ''))
    return { row: { ...row, valueDate: text.startsWith('=') ? row.date : null }, section: null }
  })
  return admitValued(rows, ({ row }) => row.date !== null).map(({ row }) => row.kind)
}

const ROWS = ['=1 May | ACME | 10.00', '=2 May | PAY | | 20.00']

test.each<[string, string[], string | null]>([
  [
    'a balance by its name with a day of value',
    [...ROWS, '=3 May | Saldo der Abschlussposten | 20.70'],
    null,
  ],
  ['without one', [...ROWS, '3 May | Saldo der Seite | 20.70'], 'forward'],
  ['where other rows print none', ['1 May | ACME | 10.00', '=3 May | Saldo der Seite | 20.70'], 'forward'],
  [
    'in the column of balances',
    ['=1 May | ACME | 10.00 | 90.00', '=2 May | PAY | 20.00 | 70.00', '=3 May | Saldo der Seite | | 70.00'],
    'forward',
  ],
  ['beside a balance', [...ROWS, '=3 May | Saldo der Seite | 20.70 | | 90.00'], 'forward'],
])('%s', (_, rows, kind) => {
  expect(kindsOf(...rows).at(-1)).toBe(kind)
})
