import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { halvesAt, isAcross, mayHoldTitles, titlesOn } from './halves.ts'

/**
 * Parts pages that are set in two columns with tables of their own: both print the same titles, at different heights, and
 * no word crosses the gutter between them. What stands above the columns goes before the left one, and what stands below
 * goes behind the right one. All parts are pages with the number of the printed page.
 *
 * Titles on one line are those of tables beside each other (`splitPanes`).
 */
export function partColumnsOfPage(pages: readonly PageLines[]): readonly PageLines[] {
  const parted = pages.map(partPage)
  return parted.every((parts) => parts === null) ? pages : pages.flatMap((page, p) => parted[p] ?? [page])
}

function partPage(page: PageLines): PageLines[] | null {
  for (const gutter of guttersOf(page)) {
    // Few pages go on here: only lines that may hold titles are parted to tell.
    const ends = endsOfTitles(...halvesAt({ ...page, lines: page.lines.filter(mayHoldTitles) }, gutter))
    if (ends === null) continue
    const [left, right] = halvesAt(page, gutter)
    const crossed = page.lines.flatMap((line) => (isAcross(line, gutter) ? [line.baseline] : []))
    if (crossed.some((y) => y >= ends.first && y <= ends.last)) continue
    const top = Math.max(-Infinity, ...crossed.filter((y) => y < ends.first))
    const bottom = Math.min(Infinity, ...crossed.filter((y) => y > ends.last))
    const within = ({ lines }: PageLines) => lines.filter(({ baseline: y }) => y > top && y < bottom)
    const above = page.lines.filter(({ baseline: y }) => y <= top)
    const below = page.lines.filter(({ baseline: y }) => y >= bottom)
    return [
      { ...left, lines: [...above, ...within(left)] },
      { ...right, lines: within(right) },
      ...(below.length > 0 ? [{ ...page, lines: below }] : []),
    ]
  }
  return null
}

/**
 * Places right before each title of a date column, if another line has such a title further left: there the right column
 * may begin. Hardly any page has one, so few pages are parted to look.
 */
function guttersOf({ lines }: PageLines): number[] {
  const titles = lines
    .filter(({ topics }) => mayTouch(topics, 'moneyTitle') && mayTouch(topics, 'dateTitle'))
    .flatMap((line) =>
      line.words.flatMap(({ text, x0 }) => (roleOfTitle(text) === 'date' ? [{ line, x0 }] : [])),
    )
  const places = titles
    .filter(({ line, x0 }) => titles.some((other) => other.line !== line && other.x0 < x0 - COLUMN_EDGE))
    .map(({ x0 }) => x0 - COLUMN_EDGE)
  return [...new Set(places)]
}

/** The heights between which both columns print the same titles; null where they do not, or print them on one line. */
function endsOfTitles(left: PageLines, right: PageLines): { first: number; last: number } | null {
  const pairs = titlesOn(left).flatMap((title) =>
    titlesOn(right).flatMap((other) => (other.text === title.text ? [[title.baseline, other.baseline]] : [])),
  )
  const [pair] = pairs as [number, number][]
  if (pair === undefined || pairs.some(([a, b]) => a === b)) return null
  return { first: Math.min(...pair), last: Math.max(...pair) }
}
