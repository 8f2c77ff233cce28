import { isTransaction, type Movement } from '../ledger.ts'

/**
 * What rows come to that a total may count, together and each direction by itself: all rows, those of a page or of a day,
 * those up to a total or to the end of a page, those of a column with its balances, and those of a stretch. A stretch ends
 * at a total or at another line with an amount, which may be a heading with the sum of what it names. Of the rows after a
 * total, or before it, also the first, the first two and so on up to the next total: they may be a section whose title is
 * not known.
 */
export function totalsOf(movements: readonly Movement[]): Set<number> {
  const totals = new Set<number>()
  const running = new Sums()
  const stretch = new Sums()
  const pages = new Map<number, Sums>()
  const days = new Map<string, Sums>()
  for (const run of [movements, movements.toReversed()]) addRuns(run, totals)
  for (const movement of movements) {
    const { row, movement: moved } = movement
    if (isTransaction(movement) && moved !== null) {
      const { date } = row
      const sums = [running, stretch, at(pages, row.page), at(days, JSON.stringify(date))]
      for (const sum of sums) sum.add(moved)
    } else if (row.kind === 'total' || moved !== null) {
      for (const sum of [running, stretch]) sum.addTo(totals)
      stretch.clear()
    }
  }
  for (const sum of [running, stretch, ...pages.values(), ...days.values()]) sum.addTo(totals)
  let [into, out] = [0, 0]
  for (const page of pages.values()) {
    into += page.into
    out += page.out
    for (const sum of [into, out, into - out]) totals.add(Math.abs(sum))
  }
  addColumnsWithBalances(movements, totals)
  return totals
}

/**
 * What a column comes to together with the balances that stand in it: the old balance among the credits, or the new one
 * that makes both sides of a ledger equal.
 */
function addColumnsWithBalances(movements: readonly Movement[], totals: Set<number>): void {
  const [first, last] = [movements.findIndex(isTransaction), movements.findLastIndex(isTransaction)]
  const moved = new Map<number, number>()
  for (const row of movements)
    if (isTransaction(row) && row.amountColumn !== null)
      moved.set(row.amountColumn, (moved.get(row.amountColumn) ?? 0) + Math.abs(row.movement ?? 0))
  const ends = [movements.slice(0, first).at(-1), movements.slice(last + 1).find(isEnd)]
  for (const [column, sum] of moved) {
    const [opening, closing] = ends.map((end) =>
      end && isEnd(end) && end.balanceColumn === column ? Math.abs(end.balance ?? 0) : 0,
    )
    for (const balance of [opening, closing, (opening ?? 0) + (closing ?? 0)])
      if (balance) totals.add(sum + balance)
  }
}

const isEnd = ({ row, balance }: Movement): boolean =>
  balance !== null && (row.kind === 'opening' || row.kind === 'closing' || row.kind === 'forward')

/** What the rows after each total come to: the first, the first two and so on, as far as the next total. */
function addRuns(movements: readonly Movement[], totals: Set<number>): void {
  let sum: number | null = null
  for (const row of movements) {
    if (row.row.kind === 'total') sum = 0
    if (sum === null || !isTransaction(row)) continue
    sum += row.movement ?? 0
    totals.add(Math.abs(sum))
  }
}

/** What goes in and what goes out. */
class Sums {
  into = 0
  out = 0
  add(movement: number): void {
    if (movement > 0) this.into += movement
    else this.out -= movement
  }
  clear(): void {
    this.into = this.out = 0
  }
  addTo(totals: Set<number>): void {
    for (const sum of [this.into, this.out, Math.abs(this.into - this.out), this.into + this.out])
      totals.add(sum)
  }
}

function at<K>(sums: Map<K, Sums>, key: K): Sums {
  const found = sums.get(key) ?? new Sums()
  sums.set(key, found)
  return found
}
