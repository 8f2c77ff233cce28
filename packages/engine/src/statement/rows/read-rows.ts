import { looksLikeDate } from '../../dates/looks-like-date.ts'
import { isOfOtherCalendar } from '../../dates/other-years.ts'
import { parseCompactDate, parseDateCell } from '../../dates/parse-date.ts'
import { COLUMN_GAP, PHRASE_GAP } from '../../geometry/tolerances.ts'
import { runsRightToLeft } from '../../layout/logical-order.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { leftwardTextOf, textOf, type Word } from '../../layout/word.ts'
import { type MoneyConvention, NO_MONEY, parseMoney } from '../../money/parse-money.ts'
import { Cell, EMPTY_CELL, joinCells } from '../../table/cell.ts'
import type { Row } from '../../table/rows/row.ts'
import { isBlankMark, isNothing } from '../../vocabulary/blanks.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { currencyInWords } from '../../vocabulary/currency-names.ts'
import { daysInTitle, POSTING, rankOfDayTitle, TRANSACTION } from '../../vocabulary/day-titles.ts'
import type { Direction, RowKind } from '../../vocabulary/language.ts'
import { directionOf } from '../../vocabulary/markers.ts'
import { isNameOfTotal, namesCount, rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import type { ReadRow } from '../ledger.ts'
import type { ColumnUse } from './column-use.ts'

/** Day and month, perhaps a year, with nothing between. */
const COMPACT = /^\d{4}(?:\d{2}){0,2}$/
/**
 * A number, of which a sign may stand apart or brackets around it; or which instalment of how many, as `03/12`, and
 * the month in which it is due, `3月`.
 */
const FIGURE =
  /^(?:(?:[-+–−]?\p{Sc}?(?:\d[\d.,]*[-–−]?)?%?|\(\d[\d.,]*\))(?:\(\p{Lu}{1,3}\))?|\d{1,2}\/\d{1,2}|(?:\d{4}年)?\d{1,2}月)$/u

const DAYS: readonly ColumnUse[] = ['date', 'dates', 'valueDate']

const HAS_LETTERS = /\p{L}{2}/u
const HAS_LETTER = /\p{L}/u
const DIGITS = /^\d+$/
/** `2235*`: the mark of a gap behind the number of a check. */
const GAP_BEHIND = /^\d{2,6}\*$/

/** Columns that a label may run through. */
const TEXTS: readonly ColumnUse[] = ['date', 'dates', 'time', 'valueDate', 'reference', 'text']

/** `00/03`: of three instalments none is charged yet. */
const NONE_OF_SOME = /^0+\/0*[1-9]\d*$/

const isPlanned = ({ cells }: Row, uses: readonly ColumnUse[]): boolean =>
  cells.some(({ text }, c) => (uses[c] === 'serial' || uses[c] === 'figure') && NONE_OF_SOME.test(text))

/** Reads the cells of a row by the use of its columns. */
export function readRow(
  row: Row,
  uses: readonly ColumnUse[],
  markerOf: (text: string) => Direction | null,
  convention: MoneyConvention,
): ReadRow {
  const cells = cellsByUse(row, uses)
  const isCompact = row.columns.some((column) => column.isCompact)
  const shared = row.columns[uses.indexOf('dates')]
  const [upper = 0, lower = 0] = daysInTitle(shared?.title ?? '') ?? []
  const isTurned = lower < upper
  const dates = readDates(cells, uses.includes('dates'), isCompact)
  const isPosted = dates.date === null && cells.date.isEmpty && areDaysOfPosting(row, uses)
  const { date, valueDate, cells: dateCells } = isPosted ? both(dates) : isTurned ? turned(dates) : dates
  const isLabelled = date === null && HAS_LETTERS.test(cells.date.text)
  // A label that begins in the date column runs through the columns behind it.
  const printed = cells.reference.isEmpty ? (row.code ?? EMPTY_CELL) : cells.reference
  const reference = isLabelled ? EMPTY_CELL : withoutGapMark(printed, !cells.text.isEmpty)
  const printedTexts = isLabelled ? textsOf(row, uses) : cells.text
  const description = printedTexts.text
  // A single word says too little by itself: `Minimum daily | balance`.
  const undated = description.includes(' ') ? printedTexts : textsOf(row, uses)
  const texts = date === null ? lastLabel(undated.words, convention) : description
  // `Closing balance  30 April 2024`: in the column of one day stands the name, in that of the other the day.
  const besideDay = reference.text || (valueDate === null ? cells.valueDate.text : '')
  const label = texts === '' && date !== null ? besideDay : texts
  const isNil = (cell: Cell, c: number) => row.columns[c]?.role === 'balance' && isNothing(cell.text)
  const money = row.cells.map((cell, c) =>
    isNil(cell, c) ? NO_MONEY : uses[c] === 'money' ? cell.moneyIn(convention) : null,
  )
  const kindOfRow = () => {
    const kind = kindOf(label, date !== null)
    if (kind !== null || date) return kind
    const beside = besideMoney(row, uses)
    // Another text may stand further left: `Head Office      New balance  12.50`.
    const nearest = kindOf(textOf(splitAtGaps(beside, COLUMN_GAP).at(-1) ?? []), false)
    const isEnd = nearest === 'opening' || nearest === 'closing'
    return kindOf(lastLabel(beside, convention), false) ?? (isEnd ? nearest : null)
  }
  return {
    id: row.id,
    kind: isPlanned(row, uses) ? 'other' : mayBeNamed(row) ? kindOfRow() : null,
    page: row.page,
    baseline: row.baseline,
    lines: row.lines,
    part: row.part,
    date,
    valueDate,
    description,
    reference: reference.isEmpty ? null : reference.text,
    money,
    marker: markerOf(cells.marker.text) ?? (date === null ? markBesideAmount(row, uses) : null),
    isLabelled,
    hasUnreadDate:
      date === null && (looksLikeDate(cells.date.text) || (isCompact && COMPACT.test(cells.date.text))),
    cells: { ...dateCells, description: cells.text, reference },
    moneyCells: row.cells,
  }
}

/**
 * The booking date and the value date, which has a column of its own or shares the cell of the booking date.
 *
 * @param isShared most rows of the table print both in one cell; else a second date belongs to the text beside it
 * @param isCompact nothing is printed between day and month
 */
function readDates(
  { date, valueDate }: Pick<CellsByUse, 'date' | 'valueDate'>,
  isShared: boolean,
  isCompact: boolean,
) {
  const parse = (text: string) => parseDateCell(text) ?? (isCompact ? parseCompactDate(text) : null)
  const found = date.date
  if (isShared && found?.second) {
    const booked = found.secondFrom > 0 ? new Cell(date.words.slice(0, found.secondFrom)) : date
    return {
      date: found.date,
      valueDate: found.second,
      cells: { date: booked, valueDate: new Cell(date.words.slice(found.secondFrom)) },
    }
  }
  return {
    date: found?.date ?? parse(date.words[0]?.text ?? ''),
    valueDate: valueDate.date?.date ?? parse(valueDate.text),
    cells: { date, valueDate },
  }
}

/** Swaps the two dates where they are printed the other way about; a single one is still the date of the row. */
const turned = (dates: ReturnType<typeof readDates>): ReturnType<typeof readDates> =>
  dates.valueDate === null
    ? dates
    : {
        date: dates.valueDate,
        valueDate: dates.date,
        cells: { date: dates.cells.valueDate, valueDate: dates.cells.date },
      }

/** Of a row that prints the second of two days alone, it is both. */
const both = ({ valueDate, cells }: ReturnType<typeof readDates>): ReturnType<typeof readDates> => ({
  date: valueDate,
  valueDate,
  cells: { ...cells, date: cells.valueDate },
})

/** Whether titles name the day of the transaction and that of its posting: of a payment, a card prints the second alone. */
function areDaysOfPosting({ columns }: Row, uses: readonly ColumnUse[]): boolean {
  const [date, posted] = [columns[uses.indexOf('date')], columns[uses.indexOf('valueDate')]]
  return (
    date !== undefined &&
    posted !== undefined &&
    rankOfDayTitle(date.title) === TRANSACTION &&
    rankOfDayTitle(posted.title) === POSTING
  )
}

/** The text on the line with the amount: it names the row, where unrelated lines stand above it. */
function besideMoney({ cells, lines }: Row, uses: readonly ColumnUse[]): readonly Word[] {
  const money = cells.flatMap((cell, c) => (uses[c] === 'money' ? cell.words : []))
  const line = lines.find(({ words }) => words.some((word) => money.includes(word)))
  return line?.words.filter((word) => !money.includes(word)) ?? []
}

/** `2 311,61 | CREDITEUR`: the mark of a balance in the column beside its own. */
function markBesideAmount({ cells }: Row, uses: readonly ColumnUse[]): Direction | null {
  const printed = cells.filter(({ isEmpty }, c) => uses[c] === 'money' && !isEmpty)
  const marks = printed.flatMap(({ text }) => directionOf(text) ?? [])
  return printed.length === 2 && marks.length === 1 ? (marks[0] ?? null) : null
}

/** `Opening balance 3,184.22   Least balance   1,515.51`: an amount is named by what stands behind the one before it. */
function lastLabel(words: readonly Word[], convention: MoneyConvention): string {
  const last = words.findLastIndex(({ text }) => parseMoney(text, convention)?.isExact)
  const label = textOf(words.slice(last + 1))
  return last > 0 && HAS_LETTERS.test(label) ? label : textOf(words)
}

/** `* 2235`, and in a list without texts `2235*`: a check before or behind which some numbers are missing. */
function withoutGapMark(cell: Cell, hasText: boolean): Cell {
  const [mark, number, ...others] = cell.words
  if (mark && GAP_BEHIND.test(mark.text) && number === undefined && !hasText)
    return new Cell([{ ...mark, text: mark.text.slice(0, -1) }])
  return mark?.text === '*' && DIGITS.test(number?.text ?? '') && others.length === 0
    ? new Cell(cell.words.slice(1))
    : cell
}

const textsOf = ({ cells }: Row, uses: readonly ColumnUse[]): Cell =>
  joinCells(cells.filter((_, c) => TEXTS.includes(uses[c] as ColumnUse)))

type CellsByUse = ReturnType<typeof cellsByUse>

/** The cells of a row for each use; marks that stand for nothing are left out. */
function cellsByUse({ cells, columns }: Row, uses: readonly ColumnUse[]) {
  const found: Record<ColumnUse, Cell[]> = {
    date: [],
    dates: [],
    valueDate: [],
    otherDate: [],
    text: [],
    reference: [],
    marker: [],
    serial: [],
    time: [],
    currency: [],
    mark: [],
    figure: [],
    money: [],
  }
  for (const [c, use] of uses.entries()) {
    const cell = cells[c] ?? EMPTY_CELL
    if (use === 'money' || cell.isEmpty || isBlankMark(cell.text)) continue
    if (!DAYS.includes(use) && isOfOtherCalendar(cell.text)) continue
    const stacked = use === 'text' || use === 'reference' ? columns[c]?.stacked : undefined
    const [upper, lower] = stacked ? partByLine(cell) : [cell, EMPTY_CELL]
    // A cell of one line fills one column with both titles: `CODE` over `REFERENCE`.
    if (stacked && !lower.isEmpty) {
      const [first, second] =
        stacked[0] === 'reference' ? [found.reference, found.text] : [found.text, found.reference]
      first.push(upper)
      second.push(lower)
    } else if (use === 'figure') found.text.push(withoutFigures(cell))
    else if (use === 'otherDate' && saysNoDay(cell)) found.text.push(cell)
    else found[use === 'dates' ? 'date' : use].push(cell)
  }
  return {
    date: joinCells(found.date),
    valueDate: joinCells(found.valueDate),
    text: runLeftward(columns, uses) ? joinLeftward(found.text) : joinTexts(found.text),
    // `Check   Date   Ref Number   Amount`: in a list without texts the second number is that of the bank's own record.
    reference: uses.includes('text') ? joinCells(found.reference) : (found.reference[0] ?? EMPTY_CELL),
    marker: joinCells(found.marker),
  }
}

/**
 * Whether columns follow each other from right to left: titles do, no date stands on the left of the texts, and no money on
 * their right. Titles in two scripts stand over columns that run either way.
 */
function runLeftward(columns: Row['columns'], uses: readonly ColumnUse[]): boolean {
  const date = uses.findLastIndex((use) => use === 'date' || use === 'dates')
  return (
    (date < 0 || date > uses.indexOf('text')) &&
    uses.lastIndexOf('money') < uses.lastIndexOf('text') &&
    columns.some(({ title }) => runsRightToLeft(title))
  )
}

/** The first line of a cell, and the others. */
function partByLine({ words }: Cell): [Cell, Cell] {
  const [first] = words
  const isUpper = ({ page, baseline }: Word) => page === first?.page && baseline === first.baseline
  return [new Cell(words.filter(isUpper)), new Cell(words.filter((word) => !isUpper(word)))]
}

/**
 * Joins several cells to one text: column by column, but line by line where a line runs on from one cell into the next.
 */
const joinTexts = (cells: readonly Cell[]): Cell =>
  doRunOn(cells) ? new Cell(byLine(cells)) : joinCells(cells)

/** The same of columns that follow each other from right to left. */
function joinLeftward(cells: readonly Cell[]): Cell {
  if (doRunOn(cells)) return new Cell(byLine(cells), leftwardTextOf(byLine(cells)))
  const leftward = cells.filter(({ isEmpty }) => !isEmpty).reverse()
  return new Cell(joinCells(leftward).words, leftward.map(({ words }) => leftwardTextOf(words)).join(' '))
}

const byLine = (cells: readonly Cell[]): Word[] =>
  cells
    .flatMap(({ words }) => words)
    .sort((a, b) => a.page - b.page || a.baseline - b.baseline || a.x0 - b.x0)

/** Whether a line of one cell runs on into the next. */
const doRunOn = (cells: readonly Cell[]): boolean =>
  cells.some(({ words }, c) =>
    words.some((left) =>
      (cells[c + 1]?.words ?? []).some(
        (right) =>
          right.baseline === left.baseline &&
          right.page === left.page &&
          right.x0 >= left.x1 &&
          right.x0 - left.x1 < PHRASE_GAP * left.size,
      ),
    ),
  )

/** `PENDING` in a column of further days is part of what the row says. */
const saysNoDay = ({ date, text }: Cell): boolean =>
  date === null && HAS_LETTERS.test(text) && !looksLikeDate(text)

/** Keeps the words that are not figures: they ran over from the text on the left. */
function withoutFigures({ words }: Cell): Cell {
  const rest = words.filter(({ text }) => !FIGURE.test(text.normalize('NFKC')))
  if (rest.length === words.length) return new Cell(rest)
  // `EUR 12.50`, `12.50 European Union Euro`, `12.50 / 4`: the currency goes with its figure, and so does a sign.
  const others = rest.filter(({ text }) => HAS_LETTER.test(text) && !isCurrencyCode(text))
  return new Cell(currencyInWords(textOf(others)) === null ? others : [])
}

/** Whether any of a row's words may begin the name of a balance or a total. */
const mayBeNamed = ({ lines }: Row): boolean =>
  lines.some(({ topics, text }) => mayTouch(topics, 'balance') || namesCount(text))

/** A row with a date is a total only if its text is the plain name of one: a merchant may begin with that word, too. */
function kindOf(description: string, hasDate: boolean): RowKind | null {
  const kind = rowKindOf(description, hasDate)
  return kind === 'total' && hasDate && !isNameOfTotal(description) ? null : kind
}
