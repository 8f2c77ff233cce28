import type { Header } from '../table.ts'

/**
 * Pages under the same titles at the same places have the same columns, also those without a title, of which the rows of one
 * page may not show all: debits and credits at two margins, on a page of nothing but debits.
 *
 * @param pages the headers of each page
 */
export function shareUntitled(pages: readonly (readonly Header[])[]): readonly (readonly Header[])[] {
  const richest = new Map<string, Header>()
  for (const header of pages.flat()) {
    const known = richest.get(titledOf(header))
    if (!known || known.cells.length < header.cells.length) richest.set(titledOf(header), header)
  }
  return pages.map((headers) =>
    headers.map((header) => ({ ...header, cells: (richest.get(titledOf(header)) ?? header).cells })),
  )
}

/** The titles that a header prints, and where. */
const titledOf = ({ cells }: Header): string =>
  cells.flatMap(({ title, x0 }) => (title === '' ? [] : [`${title} ${Math.round(x0)}`])).join('|')
