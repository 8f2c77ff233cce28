import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { Ledger } from './ledger.ts'

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
  const isNumbered = rows.every((row) => row.balance === null && numberOf(row) !== null)
  if (lists.size < 2 || !isNumbered || rest.some(isTransaction) || rises(rows)) return beside
  const across = [...rows].sort((a, b) => a.row.baseline - b.row.baseline || a.row.part - b.row.part)
  return rises(across) ? [...across, ...rest] : beside
}

const rises = (movements: readonly Movement[]): boolean =>
  movements.every(
    (movement, i) => i === 0 || (numberOf(movement) ?? 0) > (numberOf(movements[i - 1] as Movement) ?? 0),
  )

function numberOf({ row }: Movement): number | null {
  const digits = /^\D{0,2}(\d{1,15})\D{0,2}$/.exec(row.reference ?? row.description)?.[1]
  return digits === undefined ? null : Number(digits)
}
