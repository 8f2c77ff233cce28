import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import type { LineTests } from '../line-tests.ts'
import type { HeaderCell } from '../table.ts'

/** A column has something in more of the rows than this share. */
const COLUMN_SHARE = 0.5
/** The fewest lines with a name and its value that make a box... */
const MIN_PAIRS = 2
/** ...and the fewest for a box as high as the table, of whose lines they are at least this share. */
const MIN_LISTED = 5
const LISTED_SHARE = 0.6
/** Nearly all its names differ; two lists in one box may share some. */
const DISTINCT_SHARE = 0.8
const HAS_LETTER = /\p{L}{2}/u
/** What the heading of a box may read like: `Fees`, `Rewards`. */
const BOXED: ReadonlySet<ColumnRole | null> = new Set([null, 'charge', 'figure'])

/**
 * `Date  Description  Out  In  Balance    Interest, rates and fees`: a box of names and values beside the rows may have its
 * heading, or its first line, on the line of the titles. It stands right of the last column of money, beside few of the
 * rows or with another name on each line, and its lines print a name and an amount or a rate each, as no column does; or
 * it is prose, most of whose lines stand beside no line of the rows.
 *
 * @param rows the lines under the titles
 * @returns the titles without that heading
 */
export function withoutBoxBeside(
  cells: readonly HeaderCell[],
  rows: readonly Line[],
  tests: LineTests,
): readonly HeaderCell[] {
  const at = cells.findLastIndex(({ role }) => isMoneyRole(role))
  const [edge, ...others] = cells.slice(Math.max(0, at))
  if (at < 0 || !edge || !others[0] || others.some(({ role }) => !BOXED.has(role))) return cells
  const middle = (edge.x1 + others[0].x0) / 2
  const isPaid = (line: Line) =>
    tests.exactAmounts(line).some(({ from }) => (line.words[from]?.x0 ?? 0) < middle)
  const paid = rows.filter(isPaid)
  const isFew = paid.filter((line) => standsBehind(line, middle)).length <= COLUMN_SHARE * paid.length
  const isBox = isFew
    ? namesOfValues(rows, middle, tests).length >= MIN_PAIRS || isProse(rows, middle, tests)
    : listsValues(rows.slice(0, rows.findLastIndex(isPaid) + 1), middle, tests)
  return isBox ? cells.slice(0, at + 1) : cells
}

/** Whether what stands behind a place, in points, is a list of values that each have a name of their own. */
export function listsValues(lines: readonly Line[], place: number, tests: LineTests): boolean {
  const names = namesOfValues(lines, place, tests)
  const beside = lines.filter((line) => standsBehind(line, place))
  return (
    names.length >= MIN_LISTED &&
    names.length >= LISTED_SHARE * beside.length &&
    new Set(names).size >= DISTINCT_SHARE * names.length
  )
}

/** Whether most lines behind a place stand there alone, and few of them print an amount. */
function isProse(rows: readonly Line[], middle: number, { hasAmount }: LineTests): boolean {
  const behind = rows.filter((line) => standsBehind(line, middle))
  const alone = behind.filter((line) => line.x0 >= middle && !hasAmount(line))
  return alone.length >= MIN_LISTED && alone.length > behind.length / 2
}

const standsBehind = ({ words }: Line, place: number): boolean => words.some(({ x0 }) => x0 >= place)

/** What stands before the amounts or rates behind a place, of lines that have both. */
function namesOfValues(lines: readonly Line[], place: number, { exactAmounts }: LineTests): string[] {
  return lines.flatMap((line) => {
    const behind = line.words.filter(({ x0 }) => x0 >= place)
    const value = exactAmounts(line).find(({ from }) => (line.words[from]?.x0 ?? 0) >= place)
    const rate = behind.find(({ text }) => text.endsWith('%'))
    const at = value ? behind.indexOf(line.words[value.from] as Word) : rate ? behind.indexOf(rate) : -1
    return at > 0 && HAS_LETTER.test(behind[0]?.text ?? '') ? [textOf(behind.slice(0, at))] : []
  })
}
