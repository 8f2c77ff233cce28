import { parseCompactDate, parseDateCell } from '../../dates/parse-date.ts'
import { readDateCell } from '../../dates/read-date-cell.ts'
import { textOf, type Word } from '../../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../../money/parse-money.ts'
import type { Row } from '../../table/rows/row.ts'
import { isBlankMark } from '../../vocabulary/blanks.ts'
import type { Direction, RowKind } from '../../vocabulary/language.ts'
import { isNameOfTotal, rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import type { ReadRow } from '../ledger.ts'
import type { ColumnUse } from './assign-columns.ts'

const FIGURE = /^[-+]?\d[\d.,]*$/

/** Columns that a label may run through. */
const TEXTS: readonly ColumnUse[] = ['date', 'dates', 'valueDate', 'reference', 'text']

/** Reads the cells of a row by the use of its columns. */
export function readRow(
  row: Row,
  uses: readonly ColumnUse[],
  markerOf: (text: string) => Direction | null,
  convention: MoneyConvention,
): ReadRow {
  const words = wordsByUse(row, uses)
  const isCompact = row.columns.some((column) => column.isCompact)
  const { date, valueDate, words: dateWords } = readDates(words, uses.includes('dates'), isCompact)
  const isLabelled = date === null && /\p{L}{2}/u.test(textOf(words.date))
  // A label that begins in the date column runs through the columns behind it.
  if (isLabelled) words.reference = []
  const description = textOf(isLabelled ? textWords(row, uses) : words.text)
  // A single word says too little by itself: `Minimum daily | balance`.
  const label = date === null && !description.includes(' ') ? textOf(textWords(row, uses)) : description
  const money = row.cells.map((cell, c) =>
    uses[c] === 'money' ? parseMoney(textOf(cell), convention) : null,
  )
  const kindOfRow = () =>
    kindOf(label, date !== null) ?? (date ? null : kindOf(besideMoney(row, uses), false))
  return {
    kind: mayBeNamed(row) ? kindOfRow() : null,
    page: row.page,
    baseline: row.baseline,
    lines: row.lines,
    part: row.part,
    date,
    valueDate,
    description,
    reference: words.reference.length === 0 ? null : textOf(words.reference),
    money,
    marker: markerOf(textOf(words.marker)),
    isLabelled,
    words: { ...dateWords, description: words.text, reference: words.reference },
    moneyWords: row.cells,
  }
}

/**
 * The day of booking and that of value, which has a column of its own or shares the cell of the other.
 *
 * @param isShared most rows of the table print both in one cell; else a second date belongs to the text beside it
 * @param isCompact nothing is printed between day and month
 */
function readDates(
  { date, valueDate }: Pick<WordsByUse, 'date' | 'valueDate'>,
  isShared: boolean,
  isCompact: boolean,
) {
  const parse = (text: string) => parseDateCell(text) ?? (isCompact ? parseCompactDate(text) : null)
  const cell = readDateCell(date)
  if (isShared && cell?.second) {
    const own = cell.secondFrom > 0 ? date.slice(0, cell.secondFrom) : date
    return {
      date: cell.date,
      valueDate: cell.second,
      words: { date: own, valueDate: date.slice(cell.secondFrom) },
    }
  }
  return {
    date: cell?.date ?? parse(date[0]?.text ?? ''),
    valueDate: readDateCell(valueDate)?.date ?? parse(textOf(valueDate)),
    words: { date, valueDate },
  }
}

/** The text on the line with the amount: what names it, when lines of something else stand above. */
function besideMoney({ cells, lines }: Row, uses: readonly ColumnUse[]): string {
  const money = cells.flatMap((cell, c) => (uses[c] === 'money' ? cell : []))
  const line = lines.find(({ words }) => words.some((word) => money.includes(word)))
  return textOf(line?.words.filter((word) => !money.includes(word)) ?? [])
}

const textWords = ({ cells }: Row, uses: readonly ColumnUse[]): Word[] =>
  cells.flatMap((cell, c) => (TEXTS.includes(uses[c] as ColumnUse) ? cell : []))

type WordsByUse = Record<Exclude<ColumnUse, 'money' | 'dates' | 'figure'>, Word[]>

function wordsByUse({ cells }: Row, uses: readonly ColumnUse[]): WordsByUse {
  const words: WordsByUse = {
    date: [],
    valueDate: [],
    text: [],
    reference: [],
    marker: [],
    serial: [],
    time: [],
  }
  for (const [c, use] of uses.entries()) {
    const cell = cells[c] ?? []
    if (use === 'money' || cell.length === 0 || isBlankMark(textOf(cell))) continue
    // What ran over from the text on the left is no figure.
    if (use === 'figure') words.text.push(...cell.filter(({ text }) => !FIGURE.test(text)))
    else words[use === 'dates' ? 'date' : use].push(...cell)
  }
  return words
}

/** Whether any of a row's words may begin the name of a balance or a total. */
const mayBeNamed = ({ lines }: Row): boolean => lines.some(({ topics }) => mayTouch(topics, 'balance'))

/** A total has no date, unless its name says no more than that; a merchant whose name begins with the word has one. */
function kindOf(description: string, hasDate: boolean): RowKind | null {
  const kind = rowKindOf(description, hasDate)
  return kind === 'total' && hasDate && !isNameOfTotal(description) ? null : kind
}
