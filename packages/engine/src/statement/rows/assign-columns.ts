import { daysApart } from '../../dates/days-apart.ts'
import type { PrintedDate } from '../../dates/parse-date.ts'
import { isTime } from '../../dates/read-date-cell.ts'
import { mostAre } from '../../geometry/most-are.ts'
import { isPercent } from '../../money/is-percent.ts'
import { type Cell, EMPTY_CELL } from '../../table/cell.ts'
import { isDay } from '../../table/day-lines.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import type { Row } from '../../table/rows/row.ts'
import { isBlankMark } from '../../vocabulary/blanks.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { currencyInWords } from '../../vocabulary/currency-names.ts'
import { daysInTitle } from '../../vocabulary/day-titles.ts'
import type { ColumnRole, Direction } from '../../vocabulary/language.ts'
import { directionOf, marksInTitle } from '../../vocabulary/markers.ts'
import { namesSomebody } from '../../vocabulary/titles.ts'
import type { ColumnUse } from './column-use.ts'
import { settleDayColumns } from './settle-day-columns.ts'

/** A column holds dates or markers when at least this share of its cells do. */
const CONTENT_SHARE = 0.6
/**
 * Where no title announces markers, nearly all cells must be markers: an action may be called a deposit, too, and `T/A` over
 * `T` and `A2` stands for the holder of a card and for others.
 */
const MARKER_SHARE = 0.9
/** In a column of times, currencies or percentages, at least this share of the cells are of that kind. */
const TIME_SHARE = 0.9
/** Beside the names of payers, a column of references may hold numbers. */
const PHRASE_SHARE = 0.5
/** At least this share of the numbers of documents has digits. */
const CODES_SHARE = 0.4

/**
 * Decides the use of each column: contents first, titles where contents leave it open.
 *
 * @param isOwed the balance of the table is owed
 */
export function assignColumns({ columns, isMoney, entries }: Table, isOwed = false): ColumnUse[] {
  const rows = entries.filter((entry): entry is Row => entry.kind === 'row')
  const roles = columns.map(({ role }) => role)
  const filledIn = (subset: readonly Row[]) =>
    columns.map((_, c) =>
      isMoney[c] ? [] : subset.map(({ cells }) => cells[c] ?? EMPTY_CELL).filter(({ isEmpty }) => !isEmpty),
    )
  const filled = filledIn(rows)
  // Names of balances and totals run over several columns, and their rows print no date.
  const areDated = (some: readonly Row[]) => some.filter(hasDate).length >= some.length / 2
  // A list without dates may follow under the heading of its own.
  const dated = filledIn(rows.filter(hasDate))
  const telling = areDated(rows) || areDated(firstRows(entries)) ? dated : filled
  const texts = telling.map((cells) => cells.map(({ text }) => text))
  const dayColumns = telling.filter(
    (cells, c) => roles[c] === 'date' || mostAre(cells, isDate, CONTENT_SHARE),
  ).length
  const uses = columns.map(({ role }, c): ColumnUse => {
    if (isMoney[c]) return 'money'
    const columnTexts = texts[c] ?? []
    const isTitled = role === 'marker' || marksInTitle(columns[c]?.title ?? '').length > 0
    if (
      mostAre(columnTexts, isMarker, role === 'marker' ? CONTENT_SHARE : MARKER_SHARE) &&
      marks(columnTexts, isTitled, columns[c]?.title ?? '')
    )
      return 'marker'
    if (role !== 'description' && mostAre(columnTexts, isTimeOfDay, TIME_SHARE)) return 'time'
    if (mostAre(columnTexts, namesCurrency, TIME_SHARE)) return 'currency'
    // `5272.20135` may be the number of a document.
    const isRate = (text: string) => isPercent(text) || isQuantity(text)
    if (role !== 'reference' && mostAre(columnTexts, isRate, TIME_SHARE)) return 'figure'
    if (role === 'charge' && mostAre(columnTexts, isNoteMark, TIME_SHARE)) return 'mark'
    // `⧫` behind amounts is explained below them, and is no part of a text.
    if (columns[c]?.title === '' && mostAre(columnTexts, isSign, TIME_SHARE)) return 'mark'
    // A charge of nothing is printed as zero where money has no decimals.
    if (role === 'charge' && mostAre(columnTexts, isZero, TIME_SHARE)) return 'figure'
    // Under `3%` or `Rate %` stand rates, whatever the other words mean.
    if (role === null && columns[c]?.title.includes('%')) return 'figure'
    // `03/12` may be the third instalment of twelve.
    if (role === 'figure') return 'figure'
    const cells = filled[c] ?? []
    const isNumberBeside =
      role === 'serial' && roles.filter((other) => other === 'serial' || other === 'reference').length > 1
    if ((role === null || isNumberBeside) && columns[c]?.title !== '' && isCounted(cells)) return 'figure'
    const all = cells.map(({ text }) => text)
    const areDates = mostAre(telling[c] ?? [], isDate, CONTENT_SHARE) && !areInstalments(rows, c, roles)
    // A row whose booking and value dates are the same may print the date once.
    const { title = '' } = columns[c] ?? {}
    const areTwoTitled = daysInTitle(title) !== null && cells.some(isTwoDates)
    if (areDates && (areTwoTitled || mostAre(cells, isTwoDates, CONTENT_SHARE))) return 'dates'
    // `Valuta` may name the currency of an amount, and `Buchung` what was booked.
    const holdsDays = cells.some(isDate) || dayColumns < 2
    if (role === 'date') return holdsDays || !mostAre(columnTexts, hasWord, TIME_SHARE) ? role : 'text'
    if (role === 'valueDate') return holdsDays ? role : 'text'
    if (areDates) return 'date'
    const isUnnamed = role === null || (role === 'description' && columns[c]?.title === '')
    // Two consecutive check numbers do not count rows, unless they start at one.
    const mayCount = all.length >= rows.length / 2 || all.some(isFirst)
    // Names of balances between the rows may begin in the column that counts these.
    const isCounting = countsRows(all) || countsRows((dated[c] ?? []).map(({ text }) => text))
    if (isUnnamed && mayCount && isCounting) return 'serial'
    // `No.` over the numbers of the rows, from the first one on or down to it; `001` is rather a reference.
    const areFromFirst = all[0] === '1' || all.at(-1) === '1'
    if (role === 'reference' && mayCount && areFromFirst && countsRows(all)) return 'serial'
    // Some checks among other rows have numbers of their own.
    const mayNumber = all.length >= rows.length / 2 || isFirst(all[0] ?? '')
    if (role === 'serial' && mayNumber && countsRows(all.filter(isNumbered))) return 'serial'
    // `Núm. de pago` over `5 de 12`, `Cuota` over `02/12`
    if (mostAre(columnTexts, isInstalment, TIME_SHARE)) return 'serial'
    // A column that is called a number and counts nothing identifies the row.
    if (
      role === 'serial' &&
      mostAre(columnTexts, isCodeOrMark, CONTENT_SHARE) &&
      mostAre(columnTexts, isCode, CODES_SHARE)
    )
      return 'reference'
    // So does a column under an unknown title that holds a different number in nearly every row, or one of several
    // for texts: `Transaction code` may be a kind of payment, or a number.
    const isOneOfTexts = role === 'description' && roles.indexOf(role) !== roles.lastIndexOf(role)
    const mayIdentify = (role === null || isOneOfTexts) && title !== '' && !namesSomebody(title)
    if (
      mayIdentify &&
      !roles.includes('reference') &&
      cells.length >= rows.length / 2 &&
      areIdentifiers(columnTexts)
    )
      return 'reference'
    // Of two columns of references, one that says who paid is a text.
    const isText = roles.indexOf('reference') !== roles.lastIndexOf('reference')
    if (role === 'reference')
      return isText && mostAre(columnTexts, isPhrase, PHRASE_SHARE) ? 'text' : 'reference'
    // `USD 20.00`, `5.6214`: what was paid abroad, and its rate.
    const isOther = columns[c]?.title !== '' && role !== 'description'
    return isOther && mostAre(columnTexts, isOfFigures, TIME_SHARE) ? 'figure' : 'text'
  })
  const marked = settleMarkers(uses, texts)
  const hasDays = entries.some((entry) => entry.kind === 'heading' && isDay(entry.line))
  // Under the days of headings, a single column of dates holds those of something else.
  const areTitled = columns.filter(({ title, role }) => role === 'date' && title !== '').length > 1
  const settled = hasDays && !areTitled ? marked : settleDayColumns(marked, columns, rows, isOwed)
  return settleText(settled, roles, texts, hasDays)
}

const hasDate = ({ cells }: Row): boolean => cells.some(isDate)

/** The rows above the first heading that stands below a row. */
function firstRows(entries: Table['entries']): Row[] {
  const first = entries.findIndex(({ kind }) => kind === 'row')
  const end = entries.findIndex(({ kind }, i) => i > first && kind === 'heading')
  return entries.slice(first, end < 0 ? undefined : end).filter((entry): entry is Row => entry.kind === 'row')
}

const DIRECTIONS: readonly Direction[] = ['debit', 'credit']

const isMarker = (text: string): boolean => directionOf(text) !== null

/** `EUR`, `人民币` */
const namesCurrency = (text: string): boolean => isCurrencyCode(text) || currencyInWords(text) !== null

const isSign = (text: string): boolean => /^[^\p{L}\p{N}]$/u.test(text)

/** A letter or a few signs, `##`, which are explained below the rows. */
const isNoteMark = (text: string): boolean => /^(?:\p{L}|[^\p{L}\p{N}]{1,3})$/u.test(text)

const isDate = ({ date }: Cell): boolean => date !== null

/** `14.32` may be a price. */
const isTimeOfDay = (text: string): boolean => /^\d{1,2}[:h]/.test(text) && isTime(text)

/** `(4.0000)`, `1,204.5512`: pieces of a security, or its price. No amount of an account has four decimals. */
const isQuantity = (text: string): boolean => /^[(+-]?\p{Sc}?\d{1,3}(?:[.,]?\d{3})*[.,]\d{4,}\)?$/u.test(text)

/**
 * `20,00`, `1.02418`, `¥1,204.50-`, `(204.11)(LT)`: a whole number might be a check's. And `2024年4月`, the month in which
 * something is due.
 */
const AMOUNT_OR_RATE = /^(?:[-+(]?\p{Sc}?\d[\d.,']*[.,]\d{2,6}[-)]?(?:\(\p{Lu}{1,3}\))?|\d{4}年\d{1,2}月)$/u

const isOfFigures = (text: string): boolean =>
  text.split(' ').every((word) => AMOUNT_OR_RATE.test(word) || isCurrencyCode(word))

/** Four letters: months are cut to three, and codes of days to fewer. */
const hasWord = (text: string): boolean => /\p{L}{4}/u.test(text)

const isPhrase = (text: string): boolean => /\p{L}{2}.* .*\p{L}{2}/u.test(text)

/** `5 de 12`, `3 of 6`: which of how many payments. */
function isInstalment(text: string): boolean {
  const [, number, count] = /^(\d{1,3})(?: \p{L}{1,3} | ?\/ ?)(\d{1,3})$/u.exec(text) ?? []
  return Number(number) <= Number(count)
}

/** How many points the right edges of numbers in a column may differ by. */
const IN_LINE = 1

/**
 * Whether whole numbers of different lengths are right-aligned, as miles earned are: codes align left or share a
 * length.
 */
function isCounted(cells: readonly Cell[]): boolean {
  const printed = cells.filter(({ text }) => !isBlankMark(text))
  const numbers = printed.filter(({ text }) => isWhole(text))
  const ends = numbers.map(({ words }) => words.at(-1)?.x1 ?? 0)
  const isInLine = Math.max(...ends) - Math.min(...ends) <= IN_LINE
  const lengths = new Set(numbers.map(({ text }) => text.length))
  return isInLine && lengths.size > 1 && numbers.length >= TIME_SHARE * printed.length
}

/** `648`, `-1,095`: not `0012` */
const isWhole = (text: string): boolean => /^[-+]?(?:0|[1-9]\d{0,2}(?:[.,' ]?\d{3})?)$/.test(text)

/** The most days between the dates of a row: an instalment, `03/12`, only looks like a date. */
const MOST_APART = 60

/**
 * Whether apparent dates without a year are instalment counts: most lie far from the dates of their rows, or are
 * `01/01`.
 */
function areInstalments(rows: readonly Row[], c: number, roles: readonly (ColumnRole | null)[]): boolean {
  const day = roles.indexOf('date')
  if (day < 0 || day === c || roles[c] === 'date' || roles[c] === 'valueDate') return false
  const pairs = rows.flatMap(({ cells }) => {
    const [candidate, date] = [cells[c]?.date?.date, cells[day]?.date?.date]
    return candidate && candidate.year === null && date ? [{ candidate, date }] : []
  })
  const isFirstOfYear = ({ first, second }: PrintedDate) => first === 1 && second === 1
  return mostAre(
    pairs,
    ({ candidate, date }) => isFirstOfYear(candidate) || daysApart(candidate, date) > MOST_APART,
    CONTENT_SHARE,
  )
}

const isZero = (text: string): boolean => text === '0'

const isTwoDates = ({ date }: Cell): boolean => date?.second != null

const isFirst = (text: string): boolean => /^0*1[.)]?$/.test(text)

/** A number with more digits is that of a document: no statement has so many rows. */
const isNumbered = (text: string): boolean => /^\d{1,5}[.)]?$/.test(text)

/** `512/7`, `CHQ 778812` */
const isCode = (text: string): boolean => /^(?:\S+ )?\S*\d\S*$/.test(text)
/** Among numbers of checks, `ACH` is how else was paid. */
const isCodeOrMark = (text: string): boolean => isCode(text) || /^\p{Lu}{2,4}$/u.test(text)

/** The fewest numbers of which each names its row. */
const MIN_IDENTIFIERS = 3
/** `36912569`, `TR004417`, `FT24XX9RKUAE`: too long to be the code of a kind of transaction. */
const isIdentifier = (text: string): boolean => /^(?:\p{Lu}{0,4}\d{5,}|(?=.*\d)[\p{Lu}\d]{10,})$/u.test(text)

/**
 * Whether nearly all texts are such numbers, and most differ. Numbers of accounts or cards repeat; the number of a
 * payment may repeat at its fee.
 */
const areIdentifiers = (texts: readonly string[]): boolean =>
  texts.length >= MIN_IDENTIFIERS &&
  mostAre(texts, isIdentifier, TIME_SHARE) &&
  new Set(texts).size >= CONTENT_SHARE * texts.length

/** `A` and `B` number groups, too, under a title that says nothing of directions. */
const isLetterOfGroup = (text: string): boolean => text === 'A' || text === 'B'

/**
 * Single letters mark directions where the title says so, or where the column has one letter for each and no others.
 */
function marks(texts: readonly string[], isTitled: boolean, title: string): boolean {
  if (isTitled || texts.some((text) => text.length > 1 && isMarker(text))) return true
  if (title !== '' && texts.every(isLetterOfGroup)) return false
  return new Set(texts.map(directionOf)).size === 2 && new Set(texts).size === 2
}

/**
 * Beside a column that marks both directions, a second one that seems to mark some holds other letters, as of weekdays.
 */
function settleMarkers(uses: readonly ColumnUse[], texts: readonly (readonly string[])[]): ColumnUse[] {
  const marksBoth = (c: number) =>
    DIRECTIONS.every((direction) => texts[c]?.some((text) => directionOf(text) === direction))
  const isSettled = uses.some((use, c) => use === 'marker' && marksBoth(c))
  return uses.map((use, c) => (use === 'marker' && isSettled && !marksBoth(c) ? 'mark' : use))
}

/** Whether a column numbers the rows: each number differs by one from the number above. Of two, one is the first. */
function countsRows(texts: readonly string[]): boolean {
  const numbers = texts.map((text) => (isNumbered(text) ? Number.parseInt(text, 10) : Number.NaN))
  const steps = numbers.slice(1).filter((number, i) => Math.abs(number - (numbers[i] as number)) === 1)
  return numbers.length <= 2
    ? numbers.includes(1) && steps.length === numbers.length - 1
    : steps.length >= CONTENT_SHARE * (numbers.length - 1)
}

/**
 * Where nothing looks like a description, the column with that title is one, even if its few texts read like dates or
 * markers.
 *
 * @param hasDays lines above the rows print their days
 */
function settleText(
  uses: readonly ColumnUse[],
  roles: readonly (ColumnRole | null)[],
  texts: readonly (readonly string[])[],
  hasDays: boolean,
): ColumnUse[] {
  const says = (c: number) => texts[c]?.some((text) => !isBlankMark(text)) ?? false
  if (uses.some((use, c) => use === 'text' && says(c))) return [...uses]
  const titled = roles.indexOf('description')
  const others = uses.filter((_, c) => c !== titled)
  if (titled >= 0 && uses[titled] !== 'money' && (hasDays || others.includes('date')))
    return uses.map((use, c) => (c === titled ? 'text' : use))
  return [...uses]
}
