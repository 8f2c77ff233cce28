import { parseDateCell } from '../dates/parse-date.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { cellText, type PlacedWord, type Row } from '../table/row.ts'
import { isBlankMark } from '../vocabulary/blanks.ts'
import { directionOf } from '../vocabulary/markers.ts'
import { type RowKind, rowKindOf } from '../vocabulary/phrases.ts'
import type { ColumnUse } from './assign-columns.ts'
import type { ReadRow } from './ledger.ts'

/** Reads the cells of a row by the use of its columns. */
export function readRow(row: Row, uses: readonly ColumnUse[], convention: MoneyConvention): ReadRow {
  const wordsOf = (use: ColumnUse): PlacedWord[] =>
    row.cells.flatMap((cell, c) => (uses[c] === use && !isBlankMark(cellText(cell)) ? cell : []))
  const [dateWords, valueDateWords] = [wordsOf('date'), wordsOf('valueDate')]
  const [textWords, referenceWords] = [wordsOf('text'), wordsOf('reference')]
  const date = parseDateCell(cellText(dateWords)) ?? parseDateCell(dateWords[0]?.text ?? '')
  const isLabelled = date === null && /\p{L}{2}/u.test(cellText(dateWords))
  const description = cellText(isLabelled ? [...dateWords, ...textWords] : textWords)
  const money = row.cells.map((cell, c) =>
    uses[c] === 'money' ? parseMoney(cellText(cell), convention) : null,
  )
  return {
    kind: kindOf(description, date !== null),
    page: row.page,
    part: row.part,
    date,
    valueDate: parseDateCell(cellText(valueDateWords)),
    description,
    reference: referenceWords.length === 0 ? null : cellText(referenceWords),
    money,
    marker: directionOf(cellText(wordsOf('marker'))),
    isLabelled,
    words: { date: dateWords, valueDate: valueDateWords, description: textWords, reference: referenceWords },
    moneyWords: row.cells,
  }
}

/** A total has no date; a merchant whose name begins with the word has one. */
function kindOf(description: string, hasDate: boolean): RowKind | null {
  const kind = rowKindOf(description)
  return kind === 'total' && hasDate ? null : kind
}
