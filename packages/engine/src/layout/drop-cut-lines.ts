import type { PageLines } from './page-lines.ts'

/** Points by which the same line may begin elsewhere on the next page. */
const SAME_PLACE = 0.1
/** A line that the edge of a page cuts has its baseline at most this many font sizes from the edge. */
const AT_EDGE = 2

/**
 * Leaves out the first line of a page where it is the last of the page before: programs that print web pages cut a line
 * that stands on the border of two, and draw it on both.
 *
 * @returns the same pages where there is no such line
 */
export function dropCutLines(pages: readonly PageLines[]): readonly PageLines[] {
  if (!pages.some((page, p) => isCut(page, pages[p - 1]))) return pages
  return pages.map((page, p) => (isCut(page, pages[p - 1]) ? { ...page, lines: page.lines.slice(1) } : page))
}

function isCut(page: PageLines, before: PageLines | undefined): boolean {
  const [first, last] = [page.lines[0], before?.lines.at(-1)]
  return (
    first !== undefined &&
    last !== undefined &&
    first.text === last.text &&
    Math.abs(first.x0 - last.x0) < SAME_PLACE &&
    first.baseline < AT_EDGE * first.size &&
    (before as PageLines).size.height - last.baseline < AT_EDGE * last.size
  )
}
