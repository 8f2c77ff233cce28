import { COLUMN_GAP, LINE_PITCH } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { isKnownTitle } from '../../vocabulary/titles.ts'
import { halvesAt, isAcross, mayHoldTitles, titlesOn } from './halves.ts'
import { splitTitles } from './split-titles.ts'

/** Texts stand on one baseline when theirs differ by no more, in font sizes. */
const SAME_BASELINE = 0.15
/** The fewest lines of an aside, ... */
const LEAST_LINES = 3
/** ... of which fewer than this share stand on baselines of the table, and at least this share print words. */
const SHARE = 0.5
const HAS_LETTERS = /\p{L}{2}/u

/**
 * Parts what stands beside a table, right of its last column: figures of the account, advice. Between the titles and the
 * last row a gutter runs down to it, it has no title, and its lines follow baselines of their own.
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
  const titles = titlesOn({ ...page, lines: page.lines.filter(mayHoldTitles) })
  const first = page.lines.indexOf(titles[0] as Line)
  const last = page.lines.findLastIndex(({ dates }) => dates.length > 0)
  if (first < 0 || last <= first) return null
  const edge = Math.max(...titles.map(endOfTitles))
  for (const place of guttersIn(page.lines.slice(first, last + 1), edge)) {
    const [from, to] = [reach(page.lines, first, -1, place), reach(page.lines, last, 1, place)]
    const [table, beside] = halvesAt({ ...page, lines: page.lines.slice(from, to + 1) }, place)
    if (!isAside(beside.lines, table.lines)) continue
    return [
      { ...page, lines: [...page.lines.slice(0, from), ...table.lines, ...page.lines.slice(to + 1)] },
      { ...page, lines: beside.lines, rulings: [], isAside: true },
    ]
  }
  return null
}

/**
 * How far the gutter goes on above the titles or below the last row: over lines close to each other, none of which crosses
 * it. A number behind it may be that of a name before it.
 *
 * @returns the index of the last such line
 */
function reach(lines: readonly Line[], start: number, step: 1 | -1, place: number): number {
  const goesOn = (at: number): boolean => {
    const [line, before] = [lines[at], lines[at - step] as Line]
    if (line === undefined || isAcross(line, place)) return false
    const behind = textOf(line.words.filter(({ x0 }) => x0 >= place))
    const isClose = Math.abs(line.baseline - before.baseline) <= LINE_PITCH * before.size
    return isClose && (line.x0 >= place || behind === '' || HAS_LETTERS.test(behind))
  }
  let at = start
  while (goesOn(at + step)) at += step
  return at
}

/** Where the last title of a line ends that is known word for word: other text may hold the word for one. */
const endOfTitles = ({ words }: Line): number =>
  Math.max(...splitTitles(words).flatMap(({ title, x1 }) => (isKnownTitle(title) ? [x1] : [])))

/** Where something begins right of a gap that runs through all lines, from left to right. */
function guttersIn(lines: readonly Line[], edge: number): number[] {
  const words = lines.flatMap((line) => line.words).sort((a, b) => a.x0 - b.x0)
  const gutters: number[] = []
  let end = words[0]?.x1 ?? 0
  for (const { x0, x1, size } of words) {
    if (x0 - end > COLUMN_GAP * size && x0 > edge) gutters.push(x0)
    end = Math.max(x1, end)
  }
  return gutters
}

function isAside(beside: readonly Line[], table: readonly Line[]): boolean {
  const baselines = table.flatMap(({ words }) => words.map(({ baseline }) => baseline))
  const isOfTable = ({ baseline, size }: Word) =>
    baselines.some((other) => Math.abs(other - baseline) <= SAME_BASELINE * size)
  const onTable = beside.filter(({ words }) => words.every(isOfTable))
  const worded = beside.filter(({ text }) => HAS_LETTERS.test(text))
  return (
    beside.length >= LEAST_LINES &&
    onTable.length < SHARE * beside.length &&
    worded.length >= SHARE * beside.length
  )
}
