import type { PageLines } from './page-lines.ts'
import type { Line } from './word.ts'

/** Pages with some of their lines replaced, or left out where nothing replaces them. */
export const replaceLines = (
  pages: readonly PageLines[],
  replaced: ReadonlyMap<Line, Line | null>,
): PageLines[] =>
  pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const other = replaced.get(line)
      return other === undefined ? line : (other ?? [])
    }),
  }))
