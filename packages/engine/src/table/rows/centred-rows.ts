import type { RowLine } from './row-line.ts'

/** How far, in font sizes, the amount may stand from half the height of its row. */
const TOLERANCE = 0.35
/** What stands below the last row is told from its text where at least this many rows are built so. */
const MIN_ROWS = 2
const HAS_DIGIT = /\d/

/**
 * Where rows begin whose amounts are centred: the first and the last line of such a row stand equally far above and
 * below the line with the amount, so that the first line of each row tells the last one.
 *
 * @param lines of one block, the first of which begins a row
 * @returns the index of each row's first line, and that of the line below the last row; null where the lines are not
 * built so
 */
export function findCentredRows(lines: readonly RowLine[]): { starts: number[]; end: number } | null {
  const starts: number[] = []
  let start = 0
  for (const [a, anchor] of lines.entries()) {
    if (!anchor.isAnchor) continue
    const end = lastLine(lines, start, a)
    if (end === null) return null
    starts.push(start)
    start = end + 1
  }
  const rows = lines.slice(0, start)
  const isPlausible = starts.every((first, i) => isOneRow(rows.slice(first, starts[i + 1])))
  const isWhole = start === lines.length || starts.length >= MIN_ROWS
  return isWhole && isPlausible && speaksForCentre(rows) && !endsAlike(rows) ? { starts, end: start } : null
}

/** A row has one date, and no ruling runs through it. */
const isOneRow = (lines: readonly RowLine[]): boolean =>
  lines.filter(({ hasDate }) => hasDate).length < 2 && !lines.slice(1).some(({ isRuledOff }) => isRuledOff)

/** Whether all rows have equally many lines if each ends with its amount: then they more probably do. */
function endsAlike(lines: readonly RowLine[]): boolean {
  const ends = lines.flatMap(({ isAnchor }, i) => (isAnchor ? [i] : []))
  const counts = new Set(ends.map((end, i) => end - (ends[i - 1] ?? -1)))
  return lines.at(-1)?.isAnchor === true && counts.size === 1
}

/**
 * Lines that are only met where amounts are centred: text above the first amount, or an amount without text beside it.
 */
function speaksForCentre(lines: readonly RowLine[]): boolean {
  return lines[0]?.isAnchor === false || lines.some((line) => line.isAnchor && !hasText(line))
}

/** Text in its column, or a label that begins where others have their date, or runs on to where they have references. */
function hasText({ cells, columns, hasDate }: RowLine): boolean {
  return cells.some((cell, c) => {
    const role = columns[c]?.role
    const isLabel = (role === 'date' && !hasDate) || (role === 'reference' && !HAS_DIGIT.test(cell.text))
    return !cell.isEmpty && (role === 'description' || isLabel)
  })
}

/** The line that stands as far below the amount as the first line stands above it, on the same page. */
function lastLine(lines: readonly RowLine[], first: number, anchor: number): number | null {
  const [top, middle] = [lines[first]?.line, lines[anchor]?.line]
  if (!top || !middle || top.page !== middle.page) return null
  const bottom = 2 * middle.baseline - top.baseline
  for (let at = anchor; at < lines.length; at++) {
    const { line, isAnchor } = lines[at] as RowLine
    if (line.page !== middle.page || (isAnchor && at > anchor)) return null
    if (Math.abs(line.baseline - bottom) <= TOLERANCE * middle.size) return at
  }
  return null
}
