import type { Ink, Paper } from './paper.ts'

/** Where the cells of a grid stand: points from the left, or `[points]` where they end there. */
export type Stops = readonly (number | readonly [right: number])[]

/** Prints lines of cells, as boxes beside a table hold them. */
export function printGrid(
  paper: Paper,
  stops: Stops,
  lines: readonly (readonly string[])[],
  ink: Ink = {},
): Paper {
  for (const cells of lines) {
    paper.need(14)
    for (const [i, cell] of cells.entries()) {
      const stop = stops[i] ?? 0
      if (typeof stop === 'number') paper.put(stop, cell, ink)
      else paper.put(stop[0], cell, { ...ink, align: 'right' })
    }
    paper.down()
  }
  return paper
}
