import type { Line } from '../../layout/word.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'

/** A row follows the line above at most this many font sizes lower... */
const MAX_RISE = 3
/** ...and a line of its text follows the line above at most this many font sizes lower. */
const MAX_PITCH = 1.6
/** Distances that differ by no more than this share are one pitch: baselines are rounded. */
const SAME_PITCH = 1.02

/** What columns without titles say about a line. */
export type LineKinds = {
  /** A date stands in the column of dates. */
  readonly isDated: (line: Line) => boolean
  /** Its amounts stand in the columns of amounts, or in those of texts, which may speak of any. */
  readonly isPaid: (line: Line) => boolean
  /** All its words stand in the columns of texts. */
  readonly isText: (line: Line) => boolean
  /** Its amounts and texts stand in their columns, with nothing else: a row whose day is printed further up. */
  readonly isUndatedRow: (line: Line) => boolean
  /** What stands beside its amounts. */
  readonly textBeside: (line: Line) => string
  /** It begins where the columns of texts do. */
  readonly isAligned: (line: Line) => boolean
  readonly isFirstPage: boolean
  /** Days stand on lines of their own, so rows may go on under a day from the page before. */
  readonly hasDays: boolean
}

/**
 * The line that the rows of a page begin with, where no titles stand above them: the first dated line, even where its
 * amount stands below it, or the opening balance right above it. On the first page, text right above it belongs to it
 * where it begins in the column of texts and other texts begin above their amounts, too. On later pages any text right
 * above it does, since it may end the last row of the page before; so do rows whose day is printed on that page.
 *
 * @param lines of the page
 * @param rows those with a date or an amount in the columns for them; not empty
 */
export function findFirstLine(
  lines: readonly Line[],
  rows: readonly Line[],
  { isDated, isPaid, isText, isUndatedRow, textBeside, isAligned, isFirstPage, hasDays }: LineKinds,
): Line {
  const gapUnder = (i: number) =>
    ((lines[i + 1] as Line).baseline - (lines[i] as Line).baseline) / (lines[i] as Line).size
  let first = lines.findIndex((line) => rows.includes(line))
  for (let i = first - 1; i >= 0 && gapUnder(i) <= MAX_RISE; i--) {
    const line = lines[i] as Line
    const kind = rowKindOf(textBeside(line))
    if (isDated(line) || kind === 'opening' || kind === 'forward') first = i
    else if (!isPaid(line)) break
  }
  // Texts begin above their amounts where one stands nearer to the row under it than to what is above.
  const beginsAbove =
    isFirstPage &&
    rows.some((row) => {
      const i = lines.indexOf(row)
      return i > first + 1 && isText(lines[i - 1] as Line) && gapUnder(i - 1) < gapUnder(i - 2)
    })
  const starts = lines.flatMap((line, i) => (i > first && isDated(line) ? gapUnder(i - 1) : []))
  const [rise, ...rises] = starts
  // The end of a row of the page before stands as far above the first row as rows do below each other.
  const pitchOfRow = rise === undefined ? MAX_PITCH : Math.max(MAX_PITCH, Math.min(MAX_RISE, rise, ...rises))
  const goesOn = (i: number) => {
    const line = lines[i] as Line
    const pitch = hasDays
      ? MAX_RISE
      : rows.includes(lines[i + 1] as Line)
        ? pitchOfRow * SAME_PITCH
        : MAX_PITCH
    if (isFirstPage) return beginsAbove && gapUnder(i) <= MAX_PITCH && isText(line) && isAligned(line)
    return (gapUnder(i) <= pitch && isText(line)) || (gapUnder(i) <= MAX_RISE && isUndatedRow(line))
  }
  while (first > 0 && goesOn(first - 1)) first--
  return lines[first] as Line
}
