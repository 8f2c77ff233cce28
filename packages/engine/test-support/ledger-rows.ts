import { parseDate } from '../src/dates/parse-date.ts'
import { parseMoney } from '../src/money/parse-money.ts'
import type { ReadRow } from '../src/statement/ledger.ts'
import { EMPTY_CELL } from '../src/table/cell.ts'
import { rowKindOf } from '../src/vocabulary/row-kinds.ts'

let rows = 0

/** A row for tests, with a number of its own: `01/04 | ACME | 10.00 | | 90.00`, its date, its text, then its money columns. */
export function readRowOf(text: string, part = 0): ReadRow {
  const [date = '', description = '', ...money] = text.split('|').map((cell) => cell.trim())
  return {
    id: rows++,
    kind: rowKindOf(description),
    page: 1,
    baseline: 0,
    lines: [],
    part,
    date: parseDate(date),
    valueDate: null,
    description,
    reference: null,
    money: money.map((cell) => parseMoney(cell, { decimal: '.', exponent: 2 })),
    marker: null,
    isLabelled: false,
    hasUnreadDate: false,
    cells: {},
    moneyCells: money.map(() => EMPTY_CELL),
  }
}
