import { findDates } from '../../dates/find-dates.ts'
import { boundsOf, overlapX } from '../../geometry/box.ts'
import type { Span } from '../../geometry/span.ts'
import { LINE_PITCH, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import type { Line } from '../../layout/word.ts'
import type { FoundAmount } from '../../money/find-amounts.ts'
import { type Group, groupsOf, LABEL_RISE } from './labels.ts'

/** The most lines of a name. */
export const MAX_LINES = 4
/** Names that stand over all values of a line, of which there are at least this many... */
const MIN_FAR = 3
/** ...may stand this many font sizes higher. */
const FAR_RISE = 7
const HAS_LETTER = /\p{L}/u

/**
 * The names over the amounts of a line that take several lines, or stand far above: `Previous` over `balance` over
 * `1,840.32`.
 *
 * @param amounts those of line `at`, from left to right
 * @param isLabelLine whether a line may hold names, rather than more values
 * @returns for each amount its possible names, those of fewer lines first
 */
export function stackedNames(
  lines: readonly Line[],
  at: number,
  amounts: readonly FoundAmount[],
  isLabelLine: (line: Line) => boolean,
): Group[][] {
  const line = lines[at] as Line
  const spans = amounts.map(({ from, to }) => boundsOf(line.words.slice(from, to)))
  const found = labelLinesAbove(lines, at, spans, isLabelLine)
  const groups = found.map((labelLine) => groupsOver(labelLine, spans))
  const names = spans.map((span) => namesOver(span, groups))
  const nearest = found[0]
  if (!nearest) return names
  const isFar = line.baseline - nearest.baseline > LABEL_RISE * line.size
  const areAllNamed =
    amounts.length >= MIN_FAR &&
    names.every((candidates) => candidates.length > 0) &&
    holdsOnly(line, amounts)
  return isFar && !areAllNamed ? names.map(() => []) : names
}

/** The lines above one that may hold names, the nearest first; a line that stands over none of the values is passed over. */
function labelLinesAbove(
  lines: readonly Line[],
  at: number,
  values: readonly Span[],
  isLabelLine: (line: Line) => boolean,
): Line[] {
  const found: Line[] = []
  let below = lines[at] as Line
  for (let i = at - 1; i >= 0 && found.length < MAX_LINES; i--) {
    const above = lines[i] as Line
    const rise = (found.length === 0 ? FAR_RISE : LINE_PITCH) * below.size
    if (above.page !== below.page || below.baseline - above.baseline > rise) break
    if (!above.words.some((word) => values.some((value) => overlapX(word, value) > 0))) continue
    if (!isLabelLine(above)) break
    found.push(above)
    below = above
  }
  return found
}

/** The groups of a line, parted where one stands over several values. */
function groupsOver(line: Line, spans: readonly Span[]): Group[] {
  return groupsOf(line).flatMap((group) =>
    spans.filter((span) => overlapX(boundsOf(group), span) > 0).length > 1
      ? splitAtGaps(group, WIDEST_SPACE)
      : [group],
  )
}

/** The names that stand over a value: of the nearest line alone, of two lines, and so on. */
function namesOver(value: Span, lines: readonly (readonly Group[])[]): Group[] {
  const names: Group[] = []
  let [span, name]: [Span, Group] = [value, []]
  for (const groups of lines) {
    const over = groups.find(
      (group) => overlapX(boundsOf(group), span) > 0 && (hasLetters(group) || isDay(group)),
    )
    if (!over) continue
    name = [...over, ...name]
    const bounds = boundsOf(over)
    span = { x0: Math.min(span.x0, bounds.x0), x1: Math.max(span.x1, bounds.x1) }
    if (hasLetters(over)) names.push(name)
  }
  return names
}

const hasLetters = (group: Group): boolean => group.some(({ text }) => HAS_LETTER.test(text))

/** `Balance on` over `11.05.2023` over `37.98`: the day is part of the name. */
const isDay = (group: Group): boolean => findDates(group)[0]?.to === group.length

/** Whether a line prints amounts, and signs between them, and no words. */
const holdsOnly = ({ words }: Line, amounts: readonly FoundAmount[]): boolean =>
  words.every(({ text }, i) => !HAS_LETTER.test(text) || amounts.some(({ from, to }) => from <= i && i < to))
