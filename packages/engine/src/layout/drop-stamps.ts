import { overlapX } from '../geometry/box.ts'
import { median } from '../geometry/median.ts'
import { HUGE } from '../geometry/tolerances.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import type { PageLines } from './page-lines.ts'
import type { Line } from './word.ts'

/** The height of a capital letter, in font sizes. */
const CAPITAL = 0.7

/** Leaves out huge words that are printed over lines of a page, `DUPLICATE`: they would part what they cross. */
export function dropStamps(pages: readonly PageLines[]): readonly PageLines[] {
  const dropped = pages.map(dropStamp)
  return dropped.every((page, i) => page === pages[i]) ? pages : dropped
}

function dropStamp(page: PageLines): PageLines {
  const { lines } = page
  const huge = HUGE * median(lines.map(({ size }) => size))
  const isStamp = (line: Line) =>
    line.size >= huge && !hasDigit(line.text) && lines.some((other) => runsThrough(other, line))
  const kept = lines.filter((line) => !isStamp(line))
  return kept.length === lines.length ? page : { ...page, lines: kept }
}

/** Whether a line runs through the letters of a larger one. */
const runsThrough = (line: Line, stamp: Line): boolean =>
  line.size < stamp.size &&
  line.baseline > stamp.baseline - CAPITAL * stamp.size &&
  line.baseline < stamp.baseline &&
  overlapX(line, stamp) > 0
