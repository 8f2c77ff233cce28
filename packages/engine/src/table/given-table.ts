import type { PageLines } from '../layout/page-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'

/** A table that the user has drawn, so it is certain that there is one. Places are fractions of the page, 0 to 1. */
export type GivenTable = {
  /** 1-based. */
  readonly page: number
  /** Left, top, right, bottom. */
  readonly box: readonly [number, number, number, number]
  /** x of the borders between its columns; with none, the columns are found. */
  readonly columns: readonly number[]
  /** y of the borders between its rows; with none, the rows are found. */
  readonly rows: readonly number[]
  /** Those with the same number, on several pages, are one table. */
  readonly table: number
}

/** A given table with what is printed in it. */
export type FilledTable = {
  readonly given: GivenTable
  readonly page: PageLines
  readonly lines: readonly Line[]
}

/**
 * Parts the lines of a document at the edges of what was drawn.
 *
 * @returns the pages, whose lines are now each within one table or outside of all; and the tables from top to bottom
 */
export function partByGiven(
  pages: readonly PageLines[],
  given: readonly GivenTable[],
): { readonly pages: readonly PageLines[]; readonly tables: readonly FilledTable[] } {
  const tables: FilledTable[] = []
  const parted = pages.map((page) => {
    const ofPage = given.filter((table) => table.page === page.number).sort((a, b) => a.box[1] - b.box[1])
    if (ofPage.length === 0) return page
    const inside = ofPage.map((): Line[] => [])
    const lines = page.lines.flatMap((line) => {
      const groups = Map.groupBy(line.words, (word) => ofPage.findIndex((table) => holds(table, word, page)))
      // A line that is not split stays the same object, since later stages look lines up by identity.
      const pieces =
        groups.size === 1 ? ([[[...groups.keys()][0] as number, line]] as const) : piecesOf(groups)
      for (const [at, piece] of pieces) inside[at]?.push(piece)
      return pieces.map(([, piece]) => piece)
    })
    const next = { ...page, lines }
    tables.push(...ofPage.map((table, i) => ({ given: table, page: next, lines: inside[i] as Line[] })))
    return next
  })
  return { pages: parted, tables }
}

const piecesOf = (groups: ReadonlyMap<number, readonly Word[]>): (readonly [number, Line])[] =>
  [...groups].flatMap(([at, words]) => {
    const line = toLine(words)
    return line ? [[at, line] as const] : []
  })

function holds({ box: [x0, top, x1, bottom] }: GivenTable, word: Word, { size }: PageLines): boolean {
  const [x, y] = [(word.x0 + word.x1) / 2 / size.width, (word.top + word.bottom) / 2 / size.height]
  return x >= x0 && x < x1 && y >= top && y < bottom
}
