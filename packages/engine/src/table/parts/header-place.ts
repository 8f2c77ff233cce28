import { LINE_PITCH, SAME_EDGE } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { toLine } from '../../layout/to-line.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { headsLoan } from '../../vocabulary/card-words.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import type { LineTests } from '../line-tests.ts'
import type { Header } from '../table.ts'

/** What stands farther right of a section's title than this, in font sizes, is a note beside it... */
const BESIDE = 1.5
/** ...if it has at least this many words longer than a currency's code: else it may be a label, or an amount. */
const NOTE_WORDS = 2
const LONG_WORD = /\p{L}{4}/u
/** A line belongs to the one above that is nearer by this share than the one below. */
const NEARER = 0.75
/** How many lines above a header may hold the title of its section. */
const MAX_HEADING_LINES = 3

/**
 * Index of the first line under a header. Where columns have no titles, what stood right under their top may have been
 * left out as furniture.
 */
export function startOf({ lines: titles, below }: Header, lines: readonly Line[]): number {
  const last = titles.at(-1)
  if (last) return lines.indexOf(last) + 1
  const first = below ? lines.findIndex(({ baseline }) => baseline >= below.baseline) : -1
  return first < 0 ? lines.length : first
}

/** The lines above a header that hold the title of its section. */
export function headingAbove(
  lines: readonly Line[],
  first: number,
  previous: Header | undefined,
  { hasValues }: LineTests,
): Line[] {
  const floor = previous ? startOf(previous, lines) - 1 : -1
  const heading: Line[] = []
  for (let i = first - 1; i > floor && heading.length < MAX_HEADING_LINES; i--) {
    if (goesOnWithNote(lines, i)) continue
    const line = withoutNote(lines[i] as Line)
    const below = heading[0]
    const isApart = below !== undefined && below.baseline - line.baseline > LINE_PITCH * line.size
    // What stands apart above a title may be the end of a row, unless it is the title of the section.
    const isTitle = directionOfSection(line.text) !== null
    // Nor is the end of a row above the title of the section a second one, whatever its words say.
    const isEnd = heading.some(({ text }) => directionOfSection(text) !== null) && isNearAbove(lines, i)
    // `NEW VEHICLE LOAN - 0121` over its rate and its next payment, which stand over the titles of its rows.
    if (below === undefined && i - 1 > floor && hasValues(line) && headsLoan(lines[i - 1]?.text ?? ''))
      continue
    if (hasValues(line) || (isApart && (!isTitle || isEnd))) break
    const isUnderRow = previous !== undefined || (i > 0 && hasValues(lines[i - 1] as Line))
    if (isUnderRow && below === undefined && !isTitle && isNearAbove(lines, i)) break
    heading.unshift(line)
  }
  return heading
}

/** Whether a line stands nearer to that above it than to that below: then it is rather the end of a row. */
function isNearAbove(lines: readonly Line[], i: number): boolean {
  const [above, line, below] = [lines[i - 1], lines[i], lines[i + 1]].map((neighbour) => neighbour?.baseline)
  if (above === undefined || line === undefined || below === undefined) return false
  return line - above < NEARER * (below - line)
}

/**
 * `Deposits     There were 12 deposits of $340.00`: the title of a section without what is said beside it. The title of
 * another section beside it, `Deposits     Checks paid`, is no such note.
 */
function withoutNote(line: Line): Line {
  const [title = [], ...notes] = splitAtGaps(line.words, BESIDE)
  const isNote = notes.flat().filter(({ text }) => LONG_WORD.test(text)).length >= NOTE_WORDS
  const namesSection = (words: readonly Word[]) => directionOfSection(textOf(words)) !== null
  const isTitle = (words: readonly Word[]) => namesSection(words) && !words.some(({ text }) => hasDigit(text))
  return isNote && namesSection(title) && !notes.some(isTitle) ? (toLine(title) ?? line) : line
}

/** Whether a line is the rest of a note beside the title of a section: it stands under no word of the title. */
function goesOnWithNote(lines: readonly Line[], i: number): boolean {
  const [above, line] = [lines[i - 1], lines[i]]
  if (above === undefined || line === undefined || above.page !== line.page) return false
  const { x1 } = withoutNote(above)
  const isNear = line.baseline - above.baseline <= LINE_PITCH * line.size
  return x1 < above.x1 && isNear && line.x0 > x1 + BESIDE * line.size && line.x1 <= above.x1 + SAME_EDGE
}
