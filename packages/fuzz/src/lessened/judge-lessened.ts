import type { Transaction } from '@ledgerlift/engine'
import type { TrueRow } from '../truth/true-statements.ts'
import { alignRows } from '../verify/align-rows.ts'
import { isSameAmount } from '../verify/same-amount.ts'

/** How the rows of a statement were read, by what is printed. */
export type RowsJudged = {
  /** Rows that were not read, and rows whose date, direction or amount is wrong. */
  readonly wrong: number
  /** Rows that are none. */
  readonly spurious: number
  /** Of what was read wrong or is none, what says `proved`. */
  readonly wrongButProved: number
}

/** @param mayLackDate what is taken away may be what says the year: a row without a date is not wrong then */
export function judgeRows(
  printed: readonly TrueRow[],
  read: readonly Transaction[],
  mayLackDate = false,
): RowsJudged {
  let [wrong, spurious, wrongButProved] = [0, 0, 0]
  for (const { printed: row, read: found } of alignRows(printed, read)) {
    const isRight = row !== null && found !== null && isSameRow(row, found, mayLackDate)
    if (isRight) continue
    if (row === null) spurious++
    else wrong++
    if (found?.check === 'proved') wrongButProved++
  }
  return { wrong, spurious, wrongButProved }
}

const isSameRow = (row: TrueRow, read: Transaction, mayLackDate: boolean): boolean =>
  (row.date === read.date || (mayLackDate && read.date === null)) &&
  isSameAmount(row.debit, read.debit) &&
  isSameAmount(row.credit, read.credit)
