import type { Transaction } from '@ledgerlift/engine'
import type { TrueRow } from '../truth/true-statements.ts'
import { isSameAmount } from './same-amount.ts'

export type RowPair<T extends TrueRow> = {
  readonly printed: T | null
  readonly read: Transaction | null
  /** `row 3`, counted among the printed ones where there is one. */
  readonly at: string
}

/** The fewest fields in common that make two rows the same. */
const MIN_COMMON = 2

/** Pairs printed and read rows in order, so that as much as possible agrees. */
export function alignRows<T extends TrueRow>(
  printed: readonly T[],
  read: readonly Transaction[],
): RowPair<T>[] {
  const scores = scoreTable(printed, read)
  const pairs: RowPair<T>[] = []
  let [i, j] = [0, 0]
  while (i < printed.length || j < read.length) {
    const [row, found] = [printed[i], read[j]]
    const here = scores[i]?.[j] ?? 0
    const common = row && found ? likeness(row, found) : 0
    if (row && found && common >= MIN_COMMON && here === common + (scores[i + 1]?.[j + 1] ?? 0)) {
      pairs.push({ printed: row, read: found, at: `row ${++i}` })
      j++
    } else if (row && here === (scores[i + 1]?.[j] ?? 0))
      pairs.push({ printed: row, read: null, at: `row ${++i}` })
    else if (found) pairs.push({ printed: null, read: found, at: `read row ${++j}` })
    else i++
  }
  return pairs
}

/** The best agreement of the rows from `i` and `j` on, for all `i` and `j`. */
function scoreTable(printed: readonly TrueRow[], read: readonly Transaction[]): number[][] {
  const scores = Array.from({ length: printed.length + 1 }, () => new Array<number>(read.length + 1).fill(0))
  for (let i = printed.length - 1; i >= 0; i--) {
    for (let j = read.length - 1; j >= 0; j--) {
      const common = likeness(printed[i] as TrueRow, read[j] as Transaction)
      const paired = common >= MIN_COMMON ? common + (scores[i + 1]?.[j + 1] ?? 0) : 0
      ;(scores[i] as number[])[j] = Math.max(paired, scores[i + 1]?.[j] ?? 0, scores[i]?.[j + 1] ?? 0)
    }
  }
  return scores
}

/** How many of the fields that tell rows apart are the same. */
function likeness(a: TrueRow, b: Transaction): number {
  const isSame = [
    a.date === b.date,
    isSameAmount(a.debit ?? a.credit, b.debit ?? b.credit),
    isSameAmount(a.debit, b.debit) && isSameAmount(a.credit, b.credit),
    a.balance !== null && isSameAmount(a.balance, b.balance),
    a.description === b.description,
  ]
  return isSame.filter(Boolean).length
}
