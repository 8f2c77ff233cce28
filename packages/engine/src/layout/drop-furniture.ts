import { COLUMN_GAP, HUGE } from '../geometry/tolerances.ts'
import { saysPageTurns } from '../vocabulary/page-turns.ts'
import { isNear, maskNumbers, placeOf, SAME_PLACE } from './repeated-text.ts'
import { splitAtGaps } from './split-at-gaps.ts'
import { type Line, textOf } from './word.ts'

/** A line that prints an amount is furniture only when it is a whole sentence, the same to the digit. */
const MIN_WORDS_WITH_AMOUNT = 5

/** Lines this many font sizes apart may belong to one row. */
const CLOSE = 1.6

const isDate = ({ dates: [date], words }: Line): boolean => date?.from === 0 && date.to === words.length

/** `2/3` on the second of three pages, which is no second of March. */
const PAGE_NUMBER = /^(\d+) ?\/ ?(\d+)$/

type Numbered = { readonly line: Line; readonly number: number; readonly count: number }

/**
 * The lines that number their pages. In a file that has other pages, too, such lines stand at one place, and count on from page to
 * page.
 */
function findPageNumbers(lines: readonly Line[]): ReadonlySet<Line> {
  const numbered = lines.flatMap((line): Numbered[] => {
    const [, number, count] = PAGE_NUMBER.exec(line.text) ?? []
    return Number(number) <= Number(count) ? [{ line, number: Number(number), count: Number(count) }] : []
  })
  const keyOf = (count: number, place: number) => `${count} ${place}`
  const alike = Map.groupBy(numbered, ({ line, count }) => keyOf(count, placeOf(line)))
  const isCounted = (one: Numbered) =>
    isNear(placeOf(one.line), (place) => {
      const others = alike.get(keyOf(one.count, place))
      return [others?.[0], others?.at(-1)].some((other) => other !== undefined && goesOn(one, other))
    })
  return new Set(
    numbered.filter((one) => one.number === one.line.page || isCounted(one)).map(({ line }) => line),
  )
}

const goesOn = (a: Numbered, b: Numbered): boolean => (a.number - b.number) * (a.line.page - b.line.page) > 0

/** What may be left out of a document's pages, independent of its titles. */
export type Furniture = {
  /** The line stands on another page, too, at the same place and with the same text but for its numbers. */
  readonly isRepeated: (line: Line) => boolean
  /** Its print is too large for a row: a watermark, the bank's name. */
  readonly isHuge: (line: Line) => boolean
  /**
   * It begins its page as another line begins the first page: with the bank's name, regardless of what follows it.
   */
  readonly isLetterhead: (line: Line) => boolean
  /** It only says that its page goes on with another. */
  readonly isPageTurn: (line: Line) => boolean
}

/**
 * @param lines of all pages
 * @param hasAmount whether a line prints an amount, as the rows of a table do
 */
export function findFurniture(lines: readonly Line[], hasAmount: (line: Line) => boolean): Furniture {
  const sizes = Float64Array.from(lines, ({ size }) => size).sort()
  const huge = HUGE * (sizes[sizes.length >> 1] ?? 0)
  return {
    isRepeated: findRepeated(lines, hasAmount),
    isHuge: ({ size }) => size > huge,
    isLetterhead: findLetterheads(lines, hasAmount),
    isPageTurn: findPageTurns(lines, hasAmount),
  }
}

function findLetterheads(
  lines: readonly Line[],
  hasAmount: (line: Line) => boolean,
): (line: Line) => boolean {
  const tops = new Set(lines.filter((line, i) => line.page !== lines[i - 1]?.page))
  const [first] = lines
  if (first === undefined || tops.size < 2) return () => false
  /** Without what stands beside it: `Example Bank      Page 2`. */
  const nameOf = (line: Line) => textOf(splitAtGaps(line.words, COLUMN_GAP)[0] ?? [])
  const name = nameOf(first)
  const isOne = (line: Line) =>
    tops.has(line) &&
    line.dates.length === 0 &&
    !hasAmount(line) &&
    Math.abs(line.x0 - first.x0) <= SAME_PLACE &&
    nameOf(line) === name
  const heads = lines.filter(isOne)
  const isHead = new Set(heads.length > 1 ? heads : [])
  return (line) => isHead.has(line)
}

function findPageTurns(lines: readonly Line[], hasAmount: (line: Line) => boolean): (line: Line) => boolean {
  const turns = new Set(
    lines.filter((line) => line.dates.length === 0 && !hasAmount(line) && saysPageTurns(line.text)),
  )
  return (line) => turns.has(line)
}

/**
 * Leaves out what is printed on several pages at the same place with the same text except for numbers: letterheads,
 * footers, page numbers. They stand above the first row of a page or below its last. Also what is huge, and what only says
 * that a page goes on with another.
 *
 * @param all the lines of a page, from top to bottom
 * @param isTitle whether a line belongs to a table's header, or names a section: titles are printed again and again,
 *   too
 */
export function dropFurniture(
  all: readonly Line[],
  { isRepeated, isHuge, isLetterhead, isPageTurn }: Furniture,
  isTitle: (line: Line) => boolean,
  hasAmount: (line: Line) => boolean,
): Line[] {
  const lines = all.filter(
    (line) => !isHuge(line) && (isTitle(line) || !(isLetterhead(line) || isPageTurn(line))),
  )
  const [first, last] = rowRange(lines, (line) => hasAmount(line) && !isRepeated(line), isTitle)
  return lines.filter((line, i) => (i >= first && i <= last) || isTitle(line) || !isRepeated(line))
}

/** Which lines stand on another page, too, at the same place and with the same text but for its numbers. */
function findRepeated(lines: readonly Line[], hasAmount: (line: Line) => boolean): (line: Line) => boolean {
  const pageNumbers = findPageNumbers(lines)
  const textKey = (line: Line): string | null => {
    // Other days on other pages are headings of days: a letterhead prints one day throughout.
    if (!hasAmount(line)) return isDate(line) && !pageNumbers.has(line) ? line.text : maskNumbers(line.text)
    return line.words.length >= MIN_WORDS_WITH_AMOUNT && line.dates.length === 0 ? line.text : null
  }
  /** For each text the page that it stands on, by its place; 0 when there are several. */
  const pagesOf = new Map<string, Map<number, number>>()
  /** The pages of the text of a line. */
  const pagesOfLine = new Map<Line, ReadonlyMap<number, number>>()
  for (const line of lines) {
    const key = textKey(line)
    if (key === null) continue
    const pages = pagesOf.get(key) ?? new Map<number, number>()
    const place = placeOf(line)
    pages.set(place, (pages.get(place) ?? line.page) === line.page ? line.page : 0)
    pagesOf.set(key, pages)
    pagesOfLine.set(line, pages)
  }
  return (line) => {
    const pages = pagesOfLine.get(line)
    if (pages && isOfRows(pages)) return false
    return isNear(placeOf(line), (place) => (pages?.get(place) ?? line.page) !== line.page)
  }
}

/**
 * A text belongs to rows if it stands at this many places on one page only, and this many times as often as at places
 * shared by several pages.
 */
const MIN_PLACES = 4

/** `Card xx3113` under row after row happens to stand at the top of two pages as well. */
function isOfRows(pages: ReadonlyMap<number, number>): boolean {
  const single = [...pages.values()].filter((page) => page !== 0).length
  return single >= MIN_PLACES * Math.max(1, pages.size - single)
}

/** The lines from the first row of a page to its last, with those that stand close enough to belong to them. */
function rowRange(
  lines: readonly Line[],
  isRow: (line: Line) => boolean,
  isTitle: (line: Line) => boolean,
): [number, number] {
  const isClose = (line: Line, other: Line | undefined) =>
    other !== undefined && Math.abs(line.baseline - other.baseline) <= CLOSE * line.size
  let [first, last] = [lines.findIndex(isRow), lines.findLastIndex(isRow)]
  if (first < 0) return [0, -1]
  const titles = lines.findIndex(isTitle)
  if (titles >= 0 && titles < first) first = titles
  while (first > 0 && isClose(lines[first] as Line, lines[first - 1])) first--
  while (last < lines.length - 1 && isClose(lines[last] as Line, lines[last + 1])) last++
  return [first, last]
}
