import type { RowLine, Table } from '@ledgerlift/engine'
import type { TrueRow } from '../truth/true-statements.ts'

/** A line with an amount, and the table that it stands in. */
export type Anchor = { readonly table: Table; readonly line: RowLine }

export const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')

/**
 * Pairs lines with amounts and the rows of a truth, both in printed order: a line that prints the amount of a row, on its
 * page or the next, so that as many pairs as possible are found, and those that share most words and balances.
 *
 * @returns for each line the row that it prints; null for a balance, a total or what is no row
 */
export function pairAnchors(anchors: readonly Anchor[], rows: readonly TrueRow[]): (TrueRow | null)[] {
  const likeness = compare(anchors, rows)
  const best = Array.from({ length: anchors.length + 1 }, () => new Float64Array(rows.length + 1))
  const from = (i: number, j: number) => best[i]?.[j] ?? 0
  for (let i = anchors.length - 1; i >= 0; i--) {
    for (let j = rows.length - 1; j >= 0; j--) {
      const like = likeness(i, j)
      const paired = like > 0 ? like + from(i + 1, j + 1) : 0
      ;(best[i] as Float64Array)[j] = Math.max(paired, from(i + 1, j), from(i, j + 1))
    }
  }
  const paired: (TrueRow | null)[] = anchors.map(() => null)
  let [i, j] = [0, 0]
  while (i < anchors.length && j < rows.length) {
    const like = likeness(i, j)
    if (like > 0 && from(i, j) === like + from(i + 1, j + 1)) paired[i++] = rows[j++] ?? null
    else if (from(i, j) === from(i + 1, j)) i++
    else j++
  }
  return paired
}

/** How much a line and a row have in common: 0 where the amount is another. */
function compare(anchors: readonly Anchor[], rows: readonly TrueRow[]): (i: number, j: number) => number {
  const printed = anchors.map(({ table, line: { line, cells } }) => ({
    page: line.page,
    money: new Set(cells.flatMap(({ text }, c) => (table.isMoney[c] ? [digitsOf(text)] : []))),
    words: new Set(wordsOf(line.text)),
  }))
  const told = rows.map(({ page, debit, credit, balance, description }) => ({
    page,
    amount: digitsOf(debit ?? credit ?? ''),
    balance: balance === null ? null : digitsOf(balance),
    words: wordsOf(description),
  }))
  return (i, j) => {
    const [line, row] = [printed[i], told[j]]
    if (!line || !row || !line.money.has(row.amount)) return 0
    if (line.page < row.page || line.page > row.page + 1) return 0
    const shared = row.words.filter((word) => line.words.has(word)).length / Math.max(1, row.words.length)
    return 1 + (row.balance !== null && line.money.has(row.balance) ? 1 : 0) + shared
  }
}
