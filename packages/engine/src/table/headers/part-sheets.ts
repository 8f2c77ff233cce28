import type { PageLines } from '../../layout/page-lines.ts'
import { halvesAt, isAcross, titlesOn } from './halves.ts'

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
  return page.lines.some((line) => isAcross(line, middle)) ? null : halvesAt(page, middle)
}

function haveSameTitles(left: PageLines, right: PageLines): boolean {
  const titles = new Set(titlesOn(left).map(({ text }) => text))
  return titlesOn(right).some(({ text }) => titles.has(text))
}
