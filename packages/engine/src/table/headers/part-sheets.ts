import { WIDEST_SPACE } from '../../geometry/tolerances.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line } from '../../layout/word.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { splitTitles } from './split-titles.ts'

/** The fewest titles on either half of a sheet: fewer may stand over a table within a page. */
const MIN_TITLES = 3

/**
 * Parts the sheets on which two pages are printed beside each other: they are wider than high, no word crosses their
 * middle, and both halves print the same titles, at whatever height. What follows them with an empty half is parted, too.
 *
 * @returns the same pages where there are none such; else each half as a page, under the number of its sheet
 */
export function partSheets(pages: readonly PageLines[]): readonly PageLines[] {
  if (!pages.some(isWide)) return pages
  const halves = pages.map((page) => (isWide(page) ? halve(page) : null))
  const isTwoUp = halves.some((half) => half !== null && haveSameTitles(...half))
  return isTwoUp ? pages.flatMap((page, p) => halves[p] ?? [page]) : pages
}

const isWide = ({ size }: PageLines): boolean => size.width > size.height

/** Null where words stand across the middle. */
function halve(page: PageLines): [PageLines, PageLines] | null {
  const middle = page.size.width / 2
  if (page.lines.some(({ words }) => words.some(({ x0, x1 }) => x0 < middle && x1 > middle))) return null
  const half = (isOwn: (x: number) => boolean): PageLines => ({
    ...page,
    lines: page.lines.flatMap(({ words }) => toLine(words.filter(({ x0 }) => isOwn(x0))) ?? []),
    rulings: page.rulings.filter(({ x0, x1 }) => isOwn((x0 + x1) / 2)),
  })
  return [half((x) => x < middle), half((x) => x >= middle)]
}

function haveSameTitles(left: PageLines, right: PageLines): boolean {
  const titles = new Set(titleLines(left))
  return titles.size > 0 && titleLines(right).some((text) => titles.has(text))
}

const titleLines = ({ lines }: PageLines): string[] => lines.filter(holdsTitles).map(({ text }) => text)

function holdsTitles({ words, dates }: Line): boolean {
  if (dates.length > 0 || splitAtGaps(words, WIDEST_SPACE).length < MIN_TITLES) return false
  const known = splitTitles(words).filter(({ role }) => role !== null)
  return known.length >= MIN_TITLES && known.some(({ role }) => isMoneyRole(role))
}
