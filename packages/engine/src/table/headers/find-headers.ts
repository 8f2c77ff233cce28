import { areAligned, boundsOf, overlapX } from '../../geometry/box.ts'
import { COLUMN_GAP, LINE_PITCH } from '../../geometry/tolerances.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { isDay } from '../day-lines.ts'
import type { LineTests } from '../line-tests.ts'
import { remember } from '../remember.ts'
import type { Header, HeaderCell } from '../table.ts'
import { areEnds, isEndOfOverview, isHeader } from './is-header.ts'
import { joinDateParts } from './join-date-parts.ts'
import { nameByValues } from './name-by-values.ts'
import { partAlignedTitles } from './part-aligned-titles.ts'
import { isRowLine, knownTitles, MANY_GROUPS, SAME_DISTANCE, type TitlesOf } from './row-or-titles.ts'
import { scoreOf, UNKNOWN_COST } from './score-header.ts'
import { joinReferences, partReferences, settleReferences } from './settle-references.ts'
import { settleSectionTitles } from './settle-section-titles.ts'
import { splitTitles } from './split-titles.ts'
import { stackTitles } from './stack-titles.ts'
import { addUntitledAmounts } from './untitled-amounts.ts'
import { addUntitledDays } from './untitled-days.ts'
import { addUntitledInstalments } from './untitled-instalments.ts'
import { addUntitledReferences } from './untitled-references.ts'
import { addUntitledTexts } from './untitled-texts.ts'

/** Lines of one header are printed in the same size, within this share... */
const SAME_SIZE = 0.15
/** ...and a header has at most this many lines. */
const MAX_HEADER_LINES = 4
/**
 * Lines nearer than this, in font sizes, count as one: capitals are as high. So stand titles of one, two and three lines in a
 * grid, each in the middle of its cell.
 */
const STAGGERED = 0.75
/** How many lines under the titles are looked at to tell what stands there. */
const BODY_SAMPLE = 40
/** A line that is a sentence has more words than a header. */
const MAX_HEADER_WORDS = 40
/**
 * A line right under the titles that can hardly be a row more likely belongs to them. So does one whose texts stand over
 * them.
 */
const LEFT_TITLES_COST = 1
const HAS_NUMBER = /\d\S*\d/
/**
 * The number of an account or a card, beside names that may read like titles: `CUENTA DE AHORROS   NÚMERO 10044177023`,
 * `Card No: 400000******4242`.
 */
const LONG_NUMBER = /^\d{7,}$|[*xX•]{4,}\d{2,}$/
const FOOTNOTE = /^\*\p{L}/u

type Candidate = {
  readonly first: number
  readonly lines: readonly Line[]
  readonly cells: readonly HeaderCell[]
}

/**
 * Finds the lines of column titles on a page: of all stretches of lines that could be titles, those with the most known
 * titles.
 *
 * @param lines of one page, from top to bottom
 * @param mayNameAnything whether titles that are known count even where they name no money, or neither days nor texts
 */
export function findHeaders(lines: readonly Line[], tests: LineTests, mayNameAnything = false): Header[] {
  const found: Candidate[] = []
  const isTaken = ({ first, lines: { length } }: Candidate) =>
    found.some((other) => first < other.first + other.lines.length && other.first < first + length)
  for (const candidate of candidates(lines, tests, mayNameAnything))
    if (!isTaken(candidate)) found.push(candidate)
  const sorted = found.sort((a, b) => a.first - b.first)
  return joinUpon(sorted).map(({ first, lines: { length }, cells }) => ({
    cells: withUntitled(cells, lines.slice(first + length, first + length + BODY_SAMPLE), tests),
    lines: lines.slice(first, first + length),
    below: lines[first + length] ?? null,
  }))
}

/**
 * Titles right above others of which each stands under one of theirs, as those of the second lines of rows do in other
 * letters: they are one header, and name its columns.
 */
function joinUpon(sorted: readonly Candidate[]): Candidate[] {
  const joined: Candidate[] = []
  for (const candidate of sorted) {
    const above = joined.at(-1)
    const isUnder = (cell: HeaderCell) => above?.cells.some((title) => overlapX(cell, title) > 0)
    const isRest =
      above && above.first + above.lines.length === candidate.first && candidate.cells.every(isUnder)
    if (isRest) joined[joined.length - 1] = { ...above, lines: [...above.lines, ...candidate.lines] }
    else joined.push(candidate)
  }
  return joined
}

/** Titles with columns for the days, texts and references of rows under none. */
const withUntitled = (cells: readonly HeaderCell[], body: readonly Line[], tests: LineTests) =>
  addUntitledReferences(addUntitledTexts(addUntitledDays(cells, body, tests), body, tests), body)

/**
 * `Date  Date       Customer service 1-800-769-2512` below `Transaction  Posting  Description  Amount`: the titles of a further
 * line without what stands right of all those above it, in a box beside the table.
 *
 * @returns null where nothing stands there, or where the rest is not titles alone
 */
function withoutBeside({ words, topics }: Line, stack: readonly Line[]): Line | null {
  if (!mayTouch(topics, 'title')) return null
  const right = Math.max(...stack.map(({ x1 }) => x1))
  const below = words.filter(({ x0 }) => x0 < right)
  const next = words[below.length]
  const isApart = next !== undefined && next.x0 - right > COLUMN_GAP * next.size
  if (!isApart || below.length === 0) return null
  const titles = splitTitles(below)
  return knownTitles(titles) === titles.length ? toLine(below) : null
}

/** All stretches of lines that read as a header, the best first. */
function candidates(lines: readonly Line[], tests: LineTests, mayNameAnything: boolean): Candidate[] {
  const mayBeTitles = lines.map(
    (line) => line.words.length <= MAX_HEADER_WORDS && !tests.hasValues(line) && !isFootnote(line),
  )
  const titlesOf = remember(({ words }) => splitTitles(words))
  const mayName = (line: Line) => mayTouch(line.topics, 'moneyTitle')
  const mayNameDays = (line: Line) => mayTouch(line.topics, 'dateTitle')
  const hasTitles = remember((line) => mayTouch(line.topics, 'title') && knownTitles(titlesOf(line)) > 0)
  // What stands below the next titles says nothing of these.
  const bodyBelow = (last: number) => {
    const sample = lines.slice(last + 1, last + 1 + BODY_SAMPLE)
    const first = sample.findIndex(tests.hasAmount)
    const next = sample.findIndex(
      (line, i) => i > first && first >= 0 && mayBeTitles[last + 1 + i] && knownTitles(titlesOf(line)) > 1,
    )
    return next < 0 ? sample : sample.slice(0, next)
  }
  const scored: { candidate: Candidate; score: number }[] = []
  const ofOverviews = new Set<Line>()
  for (const [first, top] of lines.entries()) {
    const stack: [Line, ...Line[]] = [top]
    let height = 1
    for (let last = first; last < lines.length && height <= MAX_HEADER_LINES; last++) {
      const next = lines[last] as Line
      const apart = last > first && HAS_NUMBER.test(next.text) ? withoutBeside(next, stack) : null
      if (!apart && !mayBeTitles[last]) break
      const line = apart ?? next
      if (last > first) {
        const above = stack.at(-1) as Line
        if (!goesOn(above, line) || isSetOff(line, stack, titlesOf)) break
        stack.push(line)
        if (!isStaggered(above, line)) height++
      }
      if (!stack.some((stacked) => mayName(stacked) || mayNameDays(stacked)) || !stack.some(hasTitles))
        continue
      const joined = joinDateParts(stack.length === 1 ? titlesOf(top) : stackTitles(stack))
      if (!stack.some(mayName) && !joined.some(({ role }) => role === 'date')) continue
      const body = bodyBelow(last)
      const named = nameByValues(joined, body, tests)
      const titles = settleSectionTitles(named, body, tests)
      const aligned = partAlignedTitles(settleMarkers(titles, body, tests), body, tests)
      const parted = partReferences(aligned, body)
      const settled = settleReferences(joinReferences(parted, body), body)
      const cells = addUntitledInstalments(addUntitledAmounts(settled, body, tests), body, tests)
      if (areEnds(cells) || isEndOfOverview(cells, body, tests))
        for (const stacked of stack) ofOverviews.add(stacked)
      const guessed = named.filter(({ role }, c) => role !== joined[c]?.role).length
      if (!mayNameAnything && !isHeader(cells, guessed, () => body.some(isDay))) continue
      if (stack.slice(1).some((stacked) => isRowLine(stacked, stack, titlesOf, tests))) continue
      if (stack.some((stacked) => isSectionBeside(stacked, stack, titlesOf))) continue
      if (stack.length > 1 && stack.some(printsLongNumber)) continue
      const below = lines[last + 1]
      const isLeft =
        leavesTitles(stack, below, titlesOf, tests) ||
        leavesTitlesAbove(stack, lines[first - 1], titlesOf, tests)
      // What stands half a line lower is no row.
      const halfBelow =
        below && isLeft && isStaggered(stack.at(-1) as Line, below) ? titlesOf(below).length : 0
      const left = isLeft ? LEFT_TITLES_COST + UNKNOWN_COST * halfBelow : 0
      scored.push({
        candidate: { first, lines: [...stack], cells },
        score: scoreOf(cells, stack, titlesOf) - left - (1 + UNKNOWN_COST) * guessed,
      })
    }
  }
  return scored
    .filter(({ candidate }) => !candidate.lines.some((line) => ofOverviews.has(line)))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

/** `*Indicates posting date`: a title never begins with a footnote sign. */
const isFootnote = ({ words, text }: Line): boolean =>
  text.includes('*') && words.some((word) => FOOTNOTE.test(word.text))

const goesOn = (above: Line, line: Line): boolean =>
  line.baseline - above.baseline <= LINE_PITCH * Math.max(line.size, above.size) &&
  Math.abs(line.size - above.size) <= SAME_SIZE * above.size

/** Whether lines stand so near that their letters share a height. */
const isStaggered = (above: Line, line: Line): boolean =>
  line.baseline - above.baseline < STAGGERED * line.size

const printsLongNumber = ({ words }: Line): boolean => words.some(({ text }) => LONG_NUMBER.test(text))

/** `DEPOSITS AND OTHER CREDITS` in the middle of a page, above titles of which it reaches none. */
function isSectionBeside(line: Line, stack: readonly Line[], titlesOf: TitlesOf): boolean {
  const others = stack.filter((other) => other !== line)
  return (
    others.length > 0 &&
    line.words.length > 1 &&
    titlesOf(line).length === 1 &&
    directionOfSection(line.text) !== null &&
    !others.flatMap(({ words }) => words).some((word) => overlapX(word, line) > 0)
  )
}

/** A single text farther below the titles than they stand apart is the title of a section, or the beginning of a row. */
function isSetOff(line: Line, stack: readonly Line[], titlesOf: TitlesOf): boolean {
  const [upper, lower] = stack.slice(-2)
  if (upper === undefined || lower === undefined || titlesOf(line).length > 1) return false
  return line.baseline - lower.baseline > (1 + SAME_DISTANCE) * (lower.baseline - upper.baseline)
}

/** Whether the line under a header has no value, and more texts than a row without values would. */
function leavesTitles(
  stack: readonly Line[],
  below: Line | undefined,
  titlesOf: TitlesOf,
  { hasValues }: LineTests,
): boolean {
  return (
    below !== undefined &&
    !hasValues(below) &&
    goesOn(stack.at(-1) as Line, below) &&
    titlesOf(below).length >= MANY_GROUPS
  )
}

/** Whether the line over a header has no value, and more texts than its first line has titles, one over each of them. */
function leavesTitlesAbove(
  [top]: readonly [Line, ...Line[]],
  above: Line | undefined,
  titlesOf: TitlesOf,
  { hasValues }: LineTests,
): boolean {
  if (above === undefined || hasValues(above) || !goesOn(above, top)) return false
  const [upper, lower] = [titlesOf(above), titlesOf(top)]
  return (
    upper.length > lower.length &&
    lower.length >= MANY_GROUPS &&
    lower.every((title) => upper.some((over) => overlapX(title, over) > 0))
  )
}

/**
 * `Debit Credit` is one title over a column of markers or a column of amounts. Over amounts that end at different margins
 * it is two titles that stand close together.
 */
function settleMarkers(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  { exactAmounts }: LineTests,
): HeaderCell[] {
  return cells.flatMap((cell) => {
    if (cell.role !== 'marker' || cell.words.length < 2) return cell
    const amounts = body
      .flatMap((line) => exactAmounts(line).map(({ from, to }) => boundsOf(line.words.slice(from, to))))
      .filter((amount) => overlapX(amount, cell) > 0)
    if (amounts.length === 0) return cell
    // `Terhelés / Jóváírás`: words with a stroke between are one title.
    const isOne = cell.words.some(({ text }) => text === '/') || areAligned(amounts)
    return isOne ? { ...cell, role: 'amount' } : splitWords(cell)
  })
}

/** Each word of a title by itself. */
const splitWords = ({ words }: HeaderCell): HeaderCell[] => words.flatMap((word) => splitTitles([word]))
