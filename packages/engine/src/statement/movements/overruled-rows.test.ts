import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import type { SectionedRow } from '../ledger.ts'
import { applyReading } from './apply-reading.ts'
import { findStyles } from './column-style.ts'
import { NO_READING } from './money-reading.ts'
import { overruledRows } from './overruled-rows.ts'

const ROWS: readonly (readonly [text: string, section: SectionedRow['section']])[] = [
  ['1 May | SHOP | -10.00', 'debit'],
  ['2 May | CAFE | -4.00', 'debit'],
  ['3 May | PAY | 50.00', 'credit'],
  ['4 May | BOOKS | -7.50', 'debit'],
]

test.each([
  ['with the minus of the others', [...ROWS, ['5 May | RENT | -30.00', 'debit'] as const], []],
  ['without it', [...ROWS, ['5 May | RENT | 30.00', 'debit'] as const], ['RENT']],
  ['without it, as half of them', [...ROWS.slice(0, 1), ['5 May | RENT | 30.00', 'debit'] as const], []],
])('in a section, a row that goes out %s', (_, texts, expected) => {
  const rows = texts.map(([text, section]): SectionedRow => ({ row: readRowOf(text), section }))
  const styles = findStyles(rows, 3)
  const applied = applyReading(rows, styles, { ...NO_READING, amount: 0, direction: 'section' }, [])
  const overruled = overruledRows(applied, { roles: [], styles })
  expect(rows.filter(({ row }) => overruled.has(row.id)).map(({ row }) => row.description)).toEqual(expected)
})
