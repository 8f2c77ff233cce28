import type { RowLine } from './row-line.ts'

/** The lines without an amount between two lines with one (anchors), or between one and an end of a chain; perhaps none. */
export type Gap = {
  /** The first line, and the one behind the last, as they are counted in the table. */
  readonly from: number
  readonly to: number
  readonly hasRowAbove: boolean
  readonly hasRowBelow: boolean
}

/** Anchors without a foreign line among them: gaps and anchors take turns, and a gap stands at both ends. */
export type Chain = readonly Gap[]

/** Cuts the lines of a table at those that belong to no row, and leaves out what has no line with an amount. */
export function toChains(lines: readonly RowLine[]): Chain[] {
  const chains: Gap[][] = []
  for (let at = 0; at < lines.length; at++) {
    const chain: Gap[] = []
    let from = at
    for (; at < lines.length && !lines[at]?.isForeign; at++) {
      if (!lines[at]?.isAnchor) continue
      chain.push({ from, to: at, hasRowAbove: chain.length > 0, hasRowBelow: true })
      from = at + 1
    }
    if (chain.length > 0) chains.push([...chain, { from, to: at, hasRowAbove: true, hasRowBelow: false }])
  }
  return chains
}
