import type { Chain, Gap, RowEvidence, RowLine, Table } from '@ledgerlift/engine'
import type { TrueRow } from '../truth/true-statements.ts'
import { type Anchor, pairAnchors, wordsOf } from './pair-anchors.ts'

/** How many lines of a gap are of the row above and of the row below, as the truth tells; null where it does not. */
export type KnownLabels = { readonly down: number | null; readonly up: number | null }

/** A table as the engine found it, before its lines are put together to rows. */
export type FoundTable = { readonly table: Table; readonly evidence: RowEvidence }

/** The least share of the words of a row that its lines must print to say anything. */
const ENOUGH = 0.6
/** No row of a truth has more lines above its amount, or below it. */
const MOST_LINES = 12

/** Labels of all gaps of some tables, by the rows that the truth prints: for each table, chain and gap. */
export function labelLines(tables: readonly FoundTable[], rows: readonly TrueRow[]): KnownLabels[][][] {
  const anchors = tables.flatMap(({ table, evidence: { chains, lines } }) =>
    chains.flatMap((chain) =>
      chain.slice(0, -1).map(({ to }): Anchor => ({ table, line: lines[to] as RowLine })),
    ),
  )
  const paired = pairAnchors(anchors, rows)
  const rowOf = new Map(anchors.map(({ line }, i) => [line, paired[i] ?? null]))
  return tables.map((found) => found.evidence.chains.map((chain) => labelChain(chain, found, rowOf)))
}

function labelChain(
  chain: Chain,
  found: FoundTable,
  rowOf: ReadonlyMap<RowLine, TrueRow | null>,
): KnownLabels[] {
  const sides = chain.slice(0, -1).map((above, i) => {
    const row = rowOf.get(found.evidence.lines[above.to] as RowLine) ?? null
    return row === null ? { up: null, down: null } : linesOfRow(row, above, chain[i + 1] as Gap, found)
  })
  return chain.map(({ from, to, hasRowAbove, hasRowBelow }, g) => {
    const down = hasRowAbove ? (sides[g - 1]?.down ?? null) : 0
    const up = hasRowBelow ? (sides[g]?.up ?? null) : 0
    return (down ?? 0) + (up ?? 0) > to - from ? { down: null, up: null } : { down, up }
  })
}

/**
 * How many of the lines above and below an amount are of its row: those whose words in order come nearest to the
 * description of the row. Where different lines come as near, nothing is known.
 */
function linesOfRow(row: TrueRow, above: Gap, below: Gap, { table, evidence }: FoundTable): KnownLabels {
  const truth = wordsOf(row.description)
  const reference = (row.reference ?? '').toLowerCase().replace(/\s+/g, '')
  const isText = table.columns.map(
    ({ role }, c) => !table.isMoney[c] && role !== 'date' && role !== 'valueDate',
  )
  let [top, shared] = [Number.NEGATIVE_INFINITY, 0]
  let best: { up: number; down: number }[] = []
  for (let up = 0; up <= Math.min(MOST_LINES, above.to - above.from); up++) {
    for (let down = 0; down <= Math.min(MOST_LINES, below.to - below.from); down++) {
      const lines = evidence.lines.slice(above.to - up, above.to + down + 1)
      const words = isText
        .flatMap((is, c) => (is ? lines.flatMap(({ cells }) => wordsOf(cells[c]?.text ?? '')) : []))
        .filter((word) => truth.includes(word) || !reference.includes(word))
      const common = commonLength(words, truth)
      const score = 2 * common - words.length
      if (score > top) [top, shared, best] = [score, common, []]
      if (score === top) best.push({ up, down })
    }
  }
  const only = (counts: readonly number[]) =>
    shared >= ENOUGH * truth.length && new Set(counts).size === 1 ? (counts[0] ?? null) : null
  return { up: only(best.map(({ up }) => up)), down: only(best.map(({ down }) => down)) }
}

/** Length of the longest common subsequence. */
function commonLength(a: readonly string[], b: readonly string[]): number {
  let lengths = new Array<number>(b.length + 1).fill(0)
  for (const word of a) {
    const next = [0]
    for (const [j, other] of b.entries()) {
      next.push(
        word === other ? (lengths[j] ?? 0) + 1 : Math.max(lengths[j + 1] as number, next[j] as number),
      )
    }
    lengths = next
  }
  return lengths[b.length] ?? 0
}
