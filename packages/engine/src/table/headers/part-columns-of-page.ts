import { COLUMN_EDGE, SAME_EDGE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Line, Word } from '../../layout/word.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { columnsAt, halvesAt, isAcross, MIN_TITLES, mayHoldTitles, titlesOn } from './halves.ts'

/**
 * Parts pages that are set in two columns with tables of their own: both print the same titles, one of them at a height
 * where the other prints none, and no word crosses the gutter between them. What stands above the columns goes before the
 * left one, and what stands below goes behind the right one. All parts are pages with the number of the printed page.
 *
 * Where all titles stand in pairs on one line, they are those of tables beside each other (`splitPanes`).
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
    // The rows of lists beside each other stand on the same lines.
    if (ends.hasPairs && shareLines(left, right, ends.first)) continue
    const crossed = page.lines.flatMap((line) => (isAcross(line, gutter) ? [line.baseline] : []))
    const columns = columnsAt(page, gutter, crossed, ends.first, ends.last)
    if (columns) return columns
  }
  return null
}

/** Whether at least half of the lines of one column that print a day, below a height, stand beside such a line of the other. */
function shareLines(left: PageLines, right: PageLines, top: number): boolean {
  const [ofLeft, ofRight] = [left, right].map(({ lines }) =>
    lines.filter(({ dates, baseline }) => dates.length > 0 && baseline > top),
  ) as [Line[], Line[]]
  const shared = ofRight.filter((line) => ofLeft.some((other) => isBeside(line, other))).length
  return shared > 0 && 2 * shared >= Math.min(ofLeft.length, ofRight.length)
}

const isBeside = (a: Line, b: Line): boolean => Math.abs(a.baseline - b.baseline) <= SAME_EDGE

/**
 * Places right before each title of a date column, or the first of the titles before it, if another line has the same ones
 * further left, and in the middle of a line that prints its titles twice: there the right column may begin. Hardly any page
 * has one, so few pages are parted to look.
 */
function guttersOf({ lines }: PageLines): number[] {
  const titles = lines
    .filter(({ topics }) => mayTouch(topics, 'moneyTitle') && mayTouch(topics, 'dateTitle'))
    .flatMap((line) =>
      line.words.flatMap(({ text, x0 }, at) => (roleOfTitle(text) === 'date' ? [{ line, at, x0 }] : [])),
    )
  const places = titles.flatMap((title) =>
    titles
      .filter(({ line, x0 }) => line !== title.line && x0 < title.x0 - COLUMN_EDGE)
      .map((other) => (firstAlike(title, other)?.x0 ?? title.x0) - COLUMN_EDGE),
  )
  const repeated = lines.filter(mayHoldTitles).flatMap(({ words }) => {
    const middle = words.length / 2
    const isTwice = words.slice(0, middle).every(({ text }, i) => text === words[middle + i]?.text)
    const second = words.length >= 2 * MIN_TITLES && isTwice ? words[middle] : undefined
    return second ? [second.x0 - COLUMN_EDGE] : []
  })
  return [...new Set([...places.sort((x, y) => x - y), ...repeated])]
}

/** The first of the words before a title that another line prints before the same title. */
function firstAlike(title: { line: Line; at: number }, other: { line: Line; at: number }): Word | undefined {
  const isAlike = (before: number) => {
    const [word, same] = [title.line.words[title.at - before], other.line.words[other.at - before]]
    return word !== undefined && word.text === same?.text
  }
  let before = 0
  while (isAlike(before + 1)) before++
  return title.line.words[title.at - before]
}

type Ends = {
  readonly first: number
  readonly last: number
  /** Some of the titles stand beside each other. */
  readonly hasPairs: boolean
}

/** The heights between which both columns print the same titles; null where they do not, or print all of them in pairs. */
function endsOfTitles(left: PageLines, right: PageLines): Ends | null {
  const [ofLeft, ofRight] = [titlesOn(left), titlesOn(right)]
  const sharedBy = (titles: readonly Line[], others: readonly Line[]) =>
    titles.flatMap((title) => {
      const same = others.filter(({ text }) => text === title.text)
      const isPaired = same.some((other) => isBeside(title, other))
      return same.length > 0 ? [{ baseline: title.baseline, isPaired }] : []
    })
  const shared = [...sharedBy(ofLeft, ofRight), ...sharedBy(ofRight, ofLeft)]
  if (shared.every(({ isPaired }) => isPaired)) return null
  const heights = shared.map(({ baseline }) => baseline)
  return {
    first: Math.min(...heights),
    last: Math.max(...heights),
    hasPairs: shared.some(({ isPaired }) => isPaired),
  }
}
