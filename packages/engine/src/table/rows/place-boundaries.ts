import { decodeRows } from './decode-rows.ts'
import { findRowEvidence } from './row-evidence.ts'
import type { LineGroup, RowLine } from './row-line.ts'
import { ROW_WEIGHTS } from './row-weights.ts'

/**
 * Groups the lines of a table into rows. Each row has exactly one line with an amount (its anchor); the lines between two
 * anchors go on with the row above, belong to the one below, or to none: what the table shows of its rows, weighed, says
 * how many of each. Lines that belong to no row come out as headings.
 */
export function placeBoundaries(all: readonly RowLine[]): LineGroup[] {
  return splitAtBands(all).flatMap((lines) =>
    lines[0]?.band === undefined ? placeAmong(lines) : groupOfBand(lines),
  )
}

/** Lines of a row that the user has drawn stand by themselves, those between drawn rows together. */
function splitAtBands(lines: readonly RowLine[]): RowLine[][] {
  if (lines.every(({ band }) => band === undefined)) return [[...lines]]
  const runs: RowLine[][] = []
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)
    if (last && last.band === line.band && last.part === line.part) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

function groupOfBand(lines: readonly RowLine[]): LineGroup[] {
  if (lines.some(({ isAnchor }) => isAnchor)) return [{ kind: 'row', lines }]
  return lines.map((line) => ({ kind: 'heading', lines: [line] }))
}

function placeAmong(lines: readonly RowLine[]): LineGroup[] {
  const evidence = findRowEvidence(lines)
  const { gaps } = decodeRows(evidence, ROW_WEIGHTS)
  const groups: LineGroup[] = []
  let done = 0
  const lift = (end: number) => {
    for (const line of lines.slice(done, end)) groups.push({ kind: 'heading', lines: [line] })
  }
  for (const [c, chain] of evidence.chains.entries()) {
    for (const [g, { to, hasRowBelow }] of chain.entries()) {
      if (!hasRowBelow) continue
      const from = to - (gaps[c]?.[g]?.up ?? 0)
      lift(from)
      done = to + 1 + (gaps[c]?.[g + 1]?.down ?? 0)
      groups.push({ kind: 'row', lines: lines.slice(from, done) })
    }
  }
  lift(lines.length)
  return groups
}
