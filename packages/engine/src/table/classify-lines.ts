import { isOfOtherCalendar } from '../dates/other-years.ts'
import { parseCompactDate } from '../dates/parse-date.ts'
import { isTime } from '../dates/read-date-cell.ts'
import { COLUMN_GAP, LEAST_SPACE, SAME_EDGE } from '../geometry/tolerances.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, textStart, type Word } from '../layout/word.ts'
import { isForeignAmount } from '../money/is-foreign-amount.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import { isBlankMark } from '../vocabulary/blanks.ts'
import { currencyInWords } from '../vocabulary/currency-names.ts'
import { isEndLine } from '../vocabulary/end-words.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { directionOf } from '../vocabulary/markers.ts'
import { monthOf } from '../vocabulary/months.ts'
import { isNameOfTotal, rowKindOf } from '../vocabulary/row-kinds.ts'
import { mayTouch } from '../vocabulary/topics.ts'
import { isWeekday } from '../vocabulary/weekdays.ts'
import {
  isBalanceOfDay,
  isBalanceSetApart,
  namesAnyBalance,
  namesBalance,
  namesNothing,
  namesTotal,
} from './balance-lines.ts'
import { printsCardNumber } from './card-number.ts'
import type { Cell } from './cell.ts'
import { hasTitle, isDay, isMonth, styleOfDays } from './day-lines.ts'
import type { LineTests } from './line-tests.ts'
import { findListsAcross } from './lists-across.ts'
import { beginsProse, endsSentence } from './prose.ts'
import { findSections } from './section-lines.ts'
import type { Column, TableLine } from './table.ts'

/** What a line of a table can be, told by what stands in its columns. */
export type ClassifiedLine = TableLine & {
  /** It prints an amount or balance in its column: each row has exactly one such line. */
  readonly isAnchor: boolean
  /** It prints a date in the date column: a row begins here, or nearly so. */
  readonly hasDate: boolean
  /** Such a line that names a balance, or a total without a day: it is its whole row, or the first line of it. */
  readonly isBalance: boolean
  /** It has words where no row of this table has any, so it is not part of a row. */
  readonly isForeign: boolean
}

/** Text larger than this many times the usual size is the title of a section, not part of a row. */
const LARGER = 1.1
/** A text that begins farther than this, in font sizes, from the start of every cell of a row is not part of a row. */
const FAR = 4

/** A line that stands farther from the one above than this many times the least distance is set off from it. */
const SET_OFF = 1.5

/** An amount of a currency with hundredths: `41.87`. */
const HUNDREDTHS = /^-?\d[\d,]*\.\d{2}$/

/** @param goesOn rows of the page before may go on above the first row of these lines */
export function classifyLines(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
  tests: LineTests,
  convention: MoneyConvention,
  goesOn = false,
  isSetAsDay = styleOfDays([lines.map(({ line }) => line)]),
): ClassifiedLine[] {
  const { hasAmount, exactAmounts } = tests
  const isPaid = printsAmount(isMoney, convention)
  const isDateColumn = columns.map(({ role }) => role === 'date' || role === 'valueDate')
  const mainDate = isDateColumn.indexOf(true)
  const mayHaveDays = !columns.some(({ role }) => role === 'date')
  // Where dates stand in a column, a date alone is the end of a text.
  const needTitles = isDateColumn.includes(true)
  const days = lines.filter(({ line }) => isDay(line))
  const hasYears = days.filter(({ line }) => line.dates[0]?.date.year !== null).length > days.length / 2
  // A date at the margin, or behind its title, is a day; one further right may be the end of a text that goes on from
  // the line above.
  const ofRows = lines.slice(0, lines.findLastIndex(isPaid) + 1)
  // Where letters are recognised, a W begins nearly a space further left than an M.
  const left =
    Math.min(...ofRows.filter(({ line }) => line.dates.length === 0).map(({ line }) => line.x0)) +
    Math.max(SAME_EDGE, LEAST_SPACE * (lines[0]?.line.size ?? 0))
  const edge = Math.min(...lines.map(({ line }) => line.x0)) + SAME_EDGE
  // The lines under those with the amounts may be the more, and smaller.
  const large = LARGER * Math.max(medianSize(lines), medianSize(lines.filter(isPaid)))
  const isSection = findSections(lines, isPaid)
  const decimals = columns.map((_, c) => (isMoney[c] ? decimalsIn(lines, c, convention) : null))
  const havePrinted = convention.exponent > 0 && decimals.some((ofColumn) => ofColumn?.areAny)
  const areExact = decimals.map((ofColumn) => havePrinted && ofColumn?.areOfAllDated === true)
  const printsDate = ({ cells }: TableLine, c: number) =>
    isDateColumn[c] === true &&
    (cells[c]?.date != null ||
      (columns[c]?.isCompact === true && parseCompactDate(cells[c]?.text ?? '') !== null))
  // Prices have more decimals than the money of the account, and other currencies may have some.
  const isBesideMoney = ({ text }: Cell, c: number) =>
    isBlankMark(text) ||
    directionOf(text) !== null ||
    isForeignAmount(text, convention) ||
    // The name of a currency may stand under an amount abroad.
    columns[c]?.role === 'figure' ||
    currencyInWords(text) !== null
  // The name of a balance beside an amount outside the columns is not text of the next row.
  const namesBalanceBeside = ({ line, cells }: TableLine) => {
    const words = cells.flatMap((cell) => cell.words)
    const isBeside = exactAmounts(line).some(({ from }) => !words.includes(line.words[from] as Word))
    return isBeside && namesAnyBalance({ text: textOf(words), topics: line.topics })
  }
  // Above the first row that prints its day, the number of a card says whose rows follow.
  const firstDated = goesOn ? 0 : lines.findIndex((line) => isPaid(line) && line.line.dates.length > 0)
  // Farther below a row than its lines stand apart, too.
  const gaps = lines.map(({ line }, i) => line.baseline - (lines[i - 1]?.line.baseline ?? line.baseline))
  const leading = Math.min(...gaps.filter((gap) => gap > 0))
  // Not among rows that stand as far from each other, of which dates and amounts may stand half a line lower.
  const usual = gaps.toSorted((a, b) => b - a)[ofRows.filter(isPaid).length >> 1] ?? 0
  const isSetOff = (i: number) => {
    const gap = gaps[i] as number
    return gap > SET_OFF * leading && (i >= ofRows.length || gap > usual)
  }
  // A line with only the value date, under one with the booking date, continues that row.
  const isUnderDate = (i: number) => {
    const [line, above] = [lines[i], lines[i - 1]]
    return line && above && printsDate(above, mainDate) && !isPaid(above) && !printsDate(line, mainDate)
  }
  // `41.87` of what was paid abroad, beside whole won.
  const isPaidBeside = ({ cells }: TableLine, c: number) =>
    convention.exponent === 0 &&
    cells.some((cell, other) => other !== c && isMoney[other] && cell.moneyIn(convention) !== null)
  const firstPaid = lines.findIndex(isPaid)
  // Above the first row of a day, the name of a balance without an amount is not text of that row.
  const isNameWithoutAmount = (i: number) => {
    const [{ line }, below] = [lines[i] as TableLine, lines[i + 1]]
    const kind = mayTouch(line.topics, 'balance') && line.dates.length === 0 ? rowKindOf(line.text) : null
    const isAboveFirst = i < firstPaid && below !== undefined && printsDate(below, mainDate)
    return isAboveFirst && (kind === 'opening' || kind === 'closing')
  }
  const across = findListsAcross(
    lines.map(({ line }) => line),
    tests,
  )
  const classified = lines.map((line, i): ClassifiedLine => {
    const isHeading =
      (isMonth(line.line) && (!needTitles || !line.cells[0]?.isEmpty || line.line.x0 <= edge)) ||
      (mayHaveDays &&
        isSetAsDay(line.line) &&
        (!needTitles || hasTitle(line.line)) &&
        (!hasYears || line.line.dates[0]?.date.year !== null))
    if (across.has(line.line) || (isHeading && (line.line.x0 <= left || hasTitle(line.line))))
      return { ...line, isAnchor: false, isBalance: false, hasDate: false, isForeign: true }
    let [amounts, hasDate, hasStrayWords, hasLabel] = [0, false, false, false]
    for (const [c, cell] of line.cells.entries()) {
      if (cell.isEmpty) continue
      if (isMoney[c]) {
        const money = cell.moneyIn(convention)
        // `Page 1` at the foot of rows that print their dates and decimals.
        if (money && !money.isExact && areExact[c] && line.line.dates.length === 0) hasLabel = true
        else if (money) amounts++
        else if (!isBesideMoney(cell, c) && !(HUNDREDTHS.test(cell.text) && isPaidBeside(line, c)))
          hasStrayWords = true
      } else if (isDateColumn[c]) {
        if (printsDate(line, c)) hasDate ||= !isUnderDate(i)
        // Where dates stand under each other, a sum is one of a summary.
        else if (cell.moneyIn(convention)?.isExact) hasStrayWords = true
        else if (!isPartOfDate(cell)) hasLabel = true
      }
    }
    // What prints its day and two amounts is a row, whatever mark stands beside them.
    const hasStray = hasStrayWords && !(hasDate && amounts > 1)
    const isAnchor = amounts > 0
    return {
      ...line,
      isAnchor: isAnchor && !hasStray,
      isBalance: isAnchor && !hasStray && (namesBalance(line.line) || namesTotal(line.line)),
      hasDate,
      isForeign:
        hasStray ||
        (!isAnchor &&
          (hasLabel ||
            line.line.size > large ||
            isSection(line) ||
            isCount(line.line) ||
            (line.line.dates.length === 0 &&
              (i < firstDated || isSetOff(i)) &&
              printsCardNumber(line.line.text)) ||
            isBalanceOfDay(line) ||
            namesNothing(line.line) ||
            isBalanceSetApart(line.line) ||
            isNameWithoutAmount(i) ||
            namesBalanceBeside(line))),
    }
  })
  const last = classified.findLastIndex(({ isAnchor }) => isAnchor)
  const prose = findProse(classified, last + 1)
  const isOtherText = standsElsewhere(classified.slice(0, last + 1))
  const isBelow = (line: TableLine) => (hasAmount(line.line) && namesBalance(line.line)) || isOtherText(line)
  // The sums of a summary may stand in the columns of the rows.
  const lastRow = classified.findLastIndex(
    ({ isAnchor, isBalance, hasDate }) => isAnchor && hasDate && !isBalance,
  )
  const isEnd = ({ line }: TableLine, i: number) =>
    (goesOn || lastRow >= 0) && i > lastRow && isEndLine(line.text)
  return classified.map((line, i) =>
    i >= prose || isEnd(line, i) || (i > last && isBelow(line)) ? { ...line, isForeign: true } : line,
  )
}

function medianSize(lines: readonly TableLine[]): number {
  const sizes = lines.map(({ line }) => line.size).sort((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? 0
}

/** Whether any amounts of a column print their decimals, and whether all on lines with a date do. */
function decimalsIn(lines: readonly TableLine[], c: number, convention: MoneyConvention) {
  const printed = lines.flatMap(({ line, cells }) => {
    const money = cells[c]?.moneyIn(convention)
    return money ? [{ isExact: money.isExact, isDated: line.dates.length > 0 }] : []
  })
  return {
    areAny: printed.some(({ isExact }) => isExact),
    areOfAllDated: printed.every(({ isExact, isDated }) => isExact || !isDated),
  }
}

/**
 * Whether a line below the last row is not part of its text: it begins far from where any text of the rows begins, as
 * centred text does.
 */
function standsElsewhere(rows: readonly TableLine[]): (line: TableLine) => boolean {
  // Most lines stand where a row above them begins: the first ones looked at say so.
  const startsNear = (words: readonly Word[]) => {
    const start = textStart(words)
    const isNear = (other: readonly Word[]) =>
      other.length > 0 && Math.abs(start - textStart(other)) <= FAR * (words[0] as Word).size
    return rows.some(({ cells }) =>
      cells.some((cell) => isNear(cell.words) || splitAtGaps(cell.words, COLUMN_GAP).some(isNear)),
    )
  }
  const haveTexts = rows.some(({ cells }) => cells.some(({ isEmpty }) => !isEmpty))
  return ({ cells }) => {
    const first = cells.find(({ isEmpty }) => !isEmpty)?.words
    return first !== undefined && haveTexts && !startsNear(first)
  }
}

/** Where prose under the last row begins, unless the texts of the rows are prose themselves. */
function findProse(lines: readonly TableLine[], from: number): number {
  const isProse = ({ line }: TableLine) => beginsProse(line)
  const first = lines.findIndex((line, i) => i >= from && isProse(line))
  const isEnded = first >= 0 && lines.slice(first).some(({ line }) => endsSentence(line))
  return isEnded && !lines.slice(0, from).some(isProse) ? first : lines.length
}

/** `Transaction count: 40`: a total that is not money. */
function isCount({ text, dates }: Line): boolean {
  const [, name, number] = /^(\D+?)[ :.]*(\d+)$/.exec(text) ?? []
  return dates.length === 0 && number !== undefined && isNameOfTotal(name ?? '')
}

/** Whether a line prints an amount in a column of money. */
export const printsAmount =
  (isMoney: readonly boolean[], convention: MoneyConvention) =>
  ({ cells }: TableLine): boolean =>
    cells.some((cell, c) => isMoney[c] && cell.moneyIn(convention) !== null)

/** A year, a time or a weekday under the date, the day by another calendar, or a date cut in two lines: `1 Apr` over `2024`. */
export function isPartOfDate({ words, text }: Cell): boolean {
  return (
    isTime(text) ||
    isWeekday(text) ||
    isOfOtherCalendar(text) ||
    (words.length <= 2 && words.every(({ text }) => isDatePart(text)))
  )
}

/** The shape of a part of a date, with its sign behind it. */
const DATE_PART = /^('?\d{1,4}[.,]?|[\d\p{L}]{1,4}[-/.]([\d\p{L}]{1,4}[-/.])?|\d{1,2}:\d{2}(:\d{2})?)$/u
const HALF_OF_DAY = /^(?:[AP]\.?M\.?|[-/.])$/i
const NO_LETTERS = /\P{L}/gu

/** `2024`, `1-`, `Apr.`; but `p.a.` is none. */
const isDatePart = (text: string): boolean =>
  HALF_OF_DAY.test(text) ||
  (DATE_PART.test(text) && (hasDigit(text) || monthOf(text.replace(NO_LETTERS, '')) !== null))
