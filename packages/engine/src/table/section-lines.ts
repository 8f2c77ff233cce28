import { LEAST_SPACE, SAME_EDGE } from '../geometry/tolerances.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'
import { isMark } from '../vocabulary/blanks.ts'
import { hasDigit } from '../vocabulary/has-digit.ts'
import { normalizeTitle } from '../vocabulary/normalize-title.ts'
import { namesPending } from '../vocabulary/pending.ts'
import { rowKindOf } from '../vocabulary/row-kinds.ts'
import { isKnownSection } from '../vocabulary/sections.ts'
import { mayTouch } from '../vocabulary/topics.ts'
import { namesBalance } from './balance-lines.ts'
import type { TableLine } from './table.ts'

/** A distance is greater than another when it exceeds it by this factor. */
const FARTHER = 1.2

/**
 * The title of a section stands between the rows once, and nothing beside it: what recurs is part of their texts,
 * unless it has several words and a total names it. A single word may also be the end of a text, where texts take
 * several lines and it did not fit into the one above, unless titles of several words show that the table has sections.
 */
export function findSections(
  lines: readonly TableLine[],
  isPaid: (line: TableLine) => boolean,
): (line: TableLine) => boolean {
  const isAlone = ({ line, cells }: TableLine) =>
    line.dates.length === 0 && cells.filter(({ isEmpty }) => !isEmpty).length === 1
  const summed = lines.filter(isPaid).flatMap(({ line }) => nameOfSummed(line) ?? [])
  const isSummed = ({ text }: Line) => {
    const title = summed.length > 0 ? normalizeTitle(text) : ''
    return summed.some((name) => `${name} `.startsWith(`${title} `))
  }
  const named = new Set(
    lines.filter(
      (candidate) =>
        isAlone(candidate) &&
        ((mayTouch(candidate.line.topics, 'section') &&
          (isKnownSection(candidate.line.text) || namesPending(candidate.line.text))) ||
          isSummed(candidate.line)),
    ),
  )
  const areWrapped = lines.some((line) => line.line.dates.length === 0 && !named.has(line) && !isPaid(line))
  const hasRoom = (candidate: TableLine) => {
    const c = candidate.cells.findIndex(({ isEmpty }) => !isEmpty)
    const above = lines[lines.indexOf(candidate) - 1]?.cells[c]?.words.at(-1)
    const right = Math.max(...lines.map(({ cells }) => cells[c]?.words.at(-1)?.x1 ?? 0))
    const first = candidate.line.words[0] as Word
    return above === undefined || above.x1 + LEAST_SPACE * first.size + first.x1 - first.x0 <= right
  }
  // The kind of a movement, `Lastschriften` over `IBAN: ...`, may stand between a row and the rest of its text. It is then
  // nearer to the row than some of the lines up to the next row are to each other.
  const isWithinText = (candidate: TableLine) => {
    const i = lines.indexOf(candidate)
    const [above, below] = [lines[i - 1], lines[i + 1]]
    if (!above || !below || !isPaid(above) || isPaid(below) || below.line.dates.length > 0) return false
    const next = lines.findIndex((line, k) => k > i && isPaid(line))
    const gap = candidate.line.baseline - above.line.baseline
    const further = lines.slice(i + 1, next < 0 ? lines.length : next + 1)
    return further.some(({ line }, k) => line.baseline - (lines[i + k]?.line.baseline ?? 0) > FARTHER * gap)
  }
  // A title of several words above a row shows that there are sections.
  const standsAbove = (candidate: TableLine) =>
    !lines.some((line, i) => isPaid(line) && lines[i + 1] === candidate)
  const areTold = [...named].some((title) => title.line.text.includes(' ') && standsAbove(title))
  const isSecond = findSecondLines(lines, isPaid, areTold)
  const isKind = findKinds(lines, named, isPaid)
  const titles = [...named].map(({ line }) => line.text)
  const single = new Set(titles.filter((title) => titles.indexOf(title) === titles.lastIndexOf(title)))
  // The same sections may stand under the name of each holder of a card.
  const isTitle = ({ line }: TableLine) =>
    single.has(line.text) || (line.text.includes(' ') && isSummed(line))
  const hasSections = [...single].some((title) => title.includes(' '))
  return (line) =>
    named.has(line) &&
    isTitle(line) &&
    (hasSections || !areWrapped || hasRoom(line)) &&
    !isWithinText(line) &&
    !isSecond.has(line) &&
    !isKind(line)
}

/** What stands within some texts, twice at least, is no title in one more. */
const MIN_KINDS = 2

/**
 * The kinds of movements that stand within the texts of rows, as `Lastschriften` between a payee and an account: some of them
 * recur, each right under a line of text and over no row that begins with its text, and so does one that is printed once.
 */
function findKinds(
  lines: readonly TableLine[],
  named: ReadonlySet<TableLine>,
  isPaid: (line: TableLine) => boolean,
): (line: TableLine) => boolean {
  const places = new Map(lines.map((line, i) => [line, i]))
  const gapUnderText = (candidate: TableLine): number | null => {
    const i = places.get(candidate) ?? 0
    const [text, below] = [lines[i - 1], lines[i + 1]]
    if (!text || isPaid(text) || named.has(text) || text.line.dates.length > 0) return null
    const c = candidate.cells.findIndex(({ isEmpty }) => !isEmpty)
    const isOverRow = below !== undefined && isPaid(below) && below.cells[c]?.isEmpty === false
    const isUnder = Math.abs(text.line.x0 - candidate.line.x0) <= SAME_EDGE
    return isUnder && !isOverRow ? (candidate.line.baseline - text.line.baseline) / candidate.line.size : null
  }
  const byText = Map.groupBy(named, ({ line }) => line.text)
  const gaps = [...byText.values()]
    .filter(({ length }) => length >= MIN_KINDS)
    .flatMap((alike) => alike.flatMap((line) => gapUnderText(line) ?? []))
  return (line) => {
    const gap = gapUnderText(line)
    return gaps.length >= MIN_KINDS && gap !== null && gaps.some((other) => Math.abs(other - gap) <= SAME_GAP)
  }
}

/** At least this share of the rows have a second line, where any line under a row's amount is one... */
const SECOND_SHARE = 0.75
/** ...and no fewer of them; fewer if they begin right of their rows, where nothing else shows sections. */
const [MIN_SECONDS, MIN_INDENTED] = [3, 2]
/** Distances between lines differ by no more, in font sizes. */
const SAME_GAP = 0.1

/**
 * `Bakehouse Lane -£80.84` over `Purchase`: the second lines of rows, where nearly all rows have one, at the same place
 * under the amount.
 *
 * @param hasSections some title of a section stands elsewhere
 */
function findSecondLines(
  lines: readonly TableLine[],
  isPaid: (line: TableLine) => boolean,
  hasSections: boolean,
): ReadonlySet<TableLine> {
  const paid = lines.flatMap((line, i) => (isPaid(line) && !namesBalance(line.line) ? [i] : []))
  const seconds = paid.flatMap((i) => {
    const [{ line }, second] = [lines[i] as TableLine, lines[i + 1]]
    if (second === undefined || isPaid(second) || second.line.dates.length > 0) return []
    const gap = (second.line.baseline - line.baseline) / second.line.size
    return [{ second, x0: second.line.x0, gap, isIndented: second.line.x0 > line.x0 + SAME_EDGE }]
  })
  const [usual] = [...seconds].sort((a, b) => a.gap - b.gap).slice(seconds.length >> 1)
  const alike = seconds.filter(
    ({ x0, gap }) => usual && Math.abs(x0 - usual.x0) <= SAME_EDGE && Math.abs(gap - usual.gap) <= SAME_GAP,
  )
  const isFew = !hasSections && alike.every(({ isIndented }) => isIndented)
  const least = isFew ? MIN_INDENTED : MIN_SECONDS
  const areUsual = alike.length >= Math.max(least, SECOND_SHARE * paid.length)
  return new Set(areUsual ? alike.map(({ second }) => second) : [])
}

/**
 * What a total sums up by its words, as `interest and fees for this period` of `Total interest and fees for this period
 * 1,389.12`: they begin with the title of the section.
 */
function nameOfSummed({ words, dates, topics }: Line): string | null {
  if (dates.length > 0 || !mayTouch(topics, 'balance')) return null
  const text = textOf(words.filter(({ text }) => !hasDigit(text) && !isMark(text)))
  const [, name] = /^\S+ (\S+ .*)$/.exec(text) ?? []
  return name && rowKindOf(text, false) === 'total' ? normalizeTitle(name) : null
}
