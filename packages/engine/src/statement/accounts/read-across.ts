import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { Ledger } from './ledger.ts'

/** A check that was paid without its number stands before those that have one. */
const NUMBERED_SHARE = 0.75

/**
 * Lists that stand side by side are read down one after the other. Where their rows are numbered, and the numbers rise
 * from left to right instead, they are read across: `1001 1002 1003` above `1004 1005 1006`.
 */
export function readAcross(ledger: Ledger): Ledger {
  const movements: Movement[] = []
  let beside: Movement[] = []
  for (const movement of ledger.movements) {
    if (beside.length > 0 && !isBeside(movement, beside)) {
      for (const row of inNumberOrder(beside)) movements.push(row)
      beside = []
    }
    beside.push(movement)
  }
  return { ...ledger, movements: [...movements, ...inNumberOrder(beside)] }
}

/** Whether a row continues its list, or begins one that stands as high on the page as the first list. */
function isBeside({ row }: Movement, beside: readonly Movement[]): boolean {
  const [first, last] = [beside[0]?.row as ReadRow, beside.at(-1)?.row as ReadRow]
  return row.part === last.part || (row.page === first.page && Math.abs(row.baseline - first.baseline) < 1)
}

function inNumberOrder(beside: readonly Movement[]): readonly Movement[] {
  const rows = beside.filter(isTransaction)
  // A total may stand under the last of the lists.
  const rest = beside.slice(rows.length)
  const lists = new Set(rows.map(({ row }) => row.part))
  const numbered = rows.filter((row) => numberOf(row) !== null)
  const isNumbered =
    rows.every(({ balance }) => balance === null) && numbered.length > NUMBERED_SHARE * rows.length
  if (lists.size < 2 || !isNumbered || rest.some(isTransaction) || rises(rows)) return beside
  const across = [...rows].sort((a, b) => a.row.baseline - b.row.baseline || a.row.part - b.row.part)
  return rises(across) ? [...across, ...rest] : beside
}

/** Whether the numbers of those rows that have one rise. */
function rises(movements: readonly Movement[]): boolean {
  const numbers = movements.flatMap((movement) => numberOf(movement) ?? [])
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))
}

function numberOf({ row }: Movement): number | null {
  const digits = /^\D{0,2}(\d{1,15})\D{0,2}$/.exec(row.reference ?? row.description)?.[1]
  return digits === undefined ? null : Number(digits)
}
