import { hull, type Span } from '../../geometry/span.ts'
import { COLUMN_GAP, LINE_PITCH } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isKnownTitle } from '../../vocabulary/titles.ts'
import { halvesAt, isAcross, mayHoldTitles, titlesOn } from './halves.ts'
import { splitTitles } from './split-titles.ts'

/** Texts stand on one baseline when theirs differ by no more, in font sizes. */
const SAME_BASELINE = 0.15
/** The fewest lines of an aside, ... */
const LEAST_LINES = 2
/** ... of which fewer than this share stand on baselines of the rows, and at least this share print words. */
const SHARE = 0.5
const HAS_LETTERS = /\p{L}{2}/u
/** What stands on the baselines of rows so may be the amounts of a column whose title is not known. */
const ENDS_IN_HUNDREDTHS = /\d[.,]\d{2}\D*$/

/**
 * Parts what stands beside a table, right of its last column or left of its first: figures of the account, advice. Between
 * the titles and the last row a gutter runs down to it, it has no title, and its lines follow baselines of their own.
 *
 * @returns such pages without it, each followed by it as a page with the same number
 */
export function partAsides(pages: readonly PageLines[]): readonly PageLines[] {
  const parted = pages.map(partPage)
  return parted.every((parts) => parts === null) ? pages : pages.flatMap((page, p) => parted[p] ?? [page])
}

function partPage(page: PageLines): PageLines[] | null {
  // Baselines of recognised words are too rough to tell by.
  if (page.recognised) return null
  let { lines } = page
  const asides: Line[] = []
  const stacks = stacksOf(titlesOn({ ...page, lines: lines.filter(mayHoldTitles) }))
  for (const [i, titles] of stacks.entries()) {
    const next = stacks[i + 1]?.[0]
    const [first, end] = [lines.indexOf(titles[0]), next ? lines.indexOf(next) : lines.length]
    // It went with the line above it.
    if (first < 0) continue
    const parted = partTable({ ...page, lines }, first, end, hull(titles.map(titlesIn)))
    if (parted === null) continue
    lines = parted.lines
    asides.push(...parted.beside)
  }
  if (asides.length === 0) return null
  return [
    { ...page, lines },
    { ...page, lines: asides, rulings: [], isAside: true },
  ]
}

/** Titles may have several lines, each with those of some columns. */
function stacksOf(titles: readonly Line[]): [Line, ...Line[]][] {
  const stacks: [Line, ...Line[]][] = []
  for (const line of titles) {
    const stack = stacks.at(-1)
    const above = stack?.at(-1)
    if (stack && above && line.baseline - above.baseline <= LINE_PITCH * above.size) stack.push(line)
    else stacks.push([line])
  }
  return stacks
}

/**
 * @param first index of the first line of the titles
 * @param end index of the line behind the table
 * @param titles where the titles stand
 * @returns all lines of the page without what stands beside the table, and the lines of that; null where nothing does
 */
function partTable(page: PageLines, first: number, end: number, titles: Span) {
  const { lines } = page
  const title = lines[first] as Line
  const last = first + 1 + findLastRow(lines.slice(first + 1, end))
  if (last <= first) return null
  for (const gutter of guttersIn(lines.slice(first, last + 1), titles)) {
    const [from, to] = [reach(lines, first, -1, gutter), reach(lines.slice(0, end), last, 1, gutter)]
    const [left, right] = halvesAt({ ...page, lines: lines.slice(from, to + 1) }, gutter.place)
    const [table, beside] = gutter.isLeft ? [right, left] : [left, right]
    const isBelow = ({ baseline }: Line) => baseline > title.baseline
    if (isAside(beside.lines, beside.lines.filter(isBelow), table.lines.filter(isBelow)))
      return {
        lines: [...lines.slice(0, from), ...table.lines, ...lines.slice(to + 1)],
        beside: beside.lines,
      }
  }
  return null
}

/** The last line that begins with a date, or else the last that prints one. */
function findLastRow(lines: readonly Line[]): number {
  const last = lines.findLastIndex(({ dates }) => dates[0]?.from === 0)
  return last < 0 ? lines.findLastIndex(({ dates }) => dates.length > 0) : last
}

/** A gap that runs down beside the columns of a table. */
type Gutter = {
  /** Where something begins right of it. */
  readonly place: number
  /** The table stands right of it. */
  readonly isLeft: boolean
}

/**
 * How far the gutter goes on above the titles or below the last row: over lines close to each other, none of which crosses
 * it. A number beyond it may be that of a name on the side of the table.
 *
 * @returns the index of the last such line
 */
function reach(lines: readonly Line[], start: number, step: 1 | -1, { place, isLeft }: Gutter): number {
  const isBeyond = ({ x0 }: Word) => x0 < place === isLeft
  const goesOn = (at: number): boolean => {
    const [line, before] = [lines[at], lines[at - step] as Line]
    if (line === undefined || isAcross(line, place)) return false
    const beyond = line.words.filter(isBeyond)
    const isWhole = beyond.length === line.words.length
    const isOtherRow = !isWhole && line.dates.length > 0
    const isClose = Math.abs(line.baseline - before.baseline) <= LINE_PITCH * before.size
    return isClose && !isOtherRow && (isWhole || beyond.length === 0 || HAS_LETTERS.test(textOf(beyond)))
  }
  let at = start
  while (goesOn(at + step)) at += step
  return at
}

/**
 * Where the titles of a line begin and end. Left of those that are known may stand that of the texts. What stands behind
 * those that are known word for word, and holds numbers, is other text: `Minimum payment  24.00`.
 */
function titlesIn({ words }: Line): Span {
  const titles = splitTitles(words).filter(({ role }) => role !== null)
  const known = Math.max(...titles.flatMap(({ title, x1 }) => (isKnownTitle(title) ? [x1] : [])))
  const isOther = words.some(({ x0, text }) => x0 > known && hasDigit(text))
  return { x0: (words[0] as Word).x0, x1: isOther ? known : Math.max(...titles.map(({ x1 }) => x1)) }
}

/** The gaps that run through all lines beside their titles, from left to right. A title may stand right of its texts. */
function guttersIn(lines: readonly Line[], titles: Span): Gutter[] {
  const left = gapsIn(lines.slice(1)).filter((place) => place <= titles.x0)
  const right = gapsIn(lines).filter((place) => place > titles.x1)
  return [
    ...left.map((place) => ({ place, isLeft: true })),
    ...right.map((place) => ({ place, isLeft: false })),
  ]
}

/** Where something begins right of a gap that runs through all lines. */
function gapsIn(lines: readonly Line[]): number[] {
  const words = lines.flatMap((line) => line.words).sort((a, b) => a.x0 - b.x0)
  const places: number[] = []
  let end = words[0]?.x1 ?? 0
  for (const { x0, x1, size } of words) {
    if (x0 - end > COLUMN_GAP * size) places.push(x0)
    end = Math.max(x1, end)
  }
  return places
}

/**
 * @param beside all lines behind a gutter
 * @param below those of them that stand below the titles
 * @param rows what stands below the titles before the gutter
 */
function isAside(beside: readonly Line[], below: readonly Line[], rows: readonly Line[]): boolean {
  const baselines = rows.flatMap(({ words }) => words.map(({ baseline }) => baseline))
  const isOnRow = ({ baseline, size }: Word) =>
    baselines.some((other) => Math.abs(other - baseline) <= SAME_BASELINE * size)
  const onRows = below.filter(({ words }) => words.every(isOnRow))
  const paid = onRows.filter(({ text }) => ENDS_IN_HUNDREDTHS.test(text))
  const dated = rows.filter(({ dates }) => dates.length > 0)
  const worded = beside.filter(({ text }) => HAS_LETTERS.test(text))
  const listed = below.filter(({ dates, text }) => dates[0]?.from === 0 && ENDS_IN_HUNDREDTHS.test(text))
  return (
    beside.length >= LEAST_LINES &&
    listed.length < LEAST_LINES &&
    paid.length < SHARE * dated.length &&
    onRows.length < SHARE * below.length &&
    worded.length >= SHARE * beside.length
  )
}
