import type { Money } from '../../money/parse-money.ts'
import type { SectionedRow } from '../ledger.ts'

/** What rows come to, column by column: by size, and as they are signed in print. */
export class ColumnSums {
  #sizes: number[] = []
  #signed: number[] = []
  #count = 0

  add({ row }: SectionedRow): void {
    this.#count++
    for (const [c, money] of row.money.entries()) {
      this.#sizes[c] = (this.#sizes[c] ?? 0) + (money?.magnitude ?? 0)
      this.#signed[c] = (this.#signed[c] ?? 0) + printedValue(money)
    }
  }

  /** The same with another row; these stay as they are. */
  with(row: SectionedRow): ColumnSums {
    const sums = new ColumnSums()
    sums.#sizes = [...this.#sizes]
    sums.#signed = [...this.#signed]
    sums.#count = this.#count
    sums.add(row)
    return sums
  }

  /** Whether one of a row's amounts is the sum of its column; where a single row was added, whether all are. */
  isSum({ row }: SectionedRow): boolean {
    // A nought says something only where the row prints nothing else.
    const isNought = row.money.every((money) => !money?.magnitude)
    const isSum = row.money.flatMap((money, c) => {
      const sums = [this.#sizes[c] ?? 0, this.#signed[c] ?? 0]
      if (money === null || (money.magnitude === 0 && !isNought)) return []
      return [money.magnitude === sums[0] || printedValue(money) === sums[1]]
    })
    // A balance may stay as it was.
    return this.#count === 1 ? isSum.every(Boolean) : isSum.includes(true)
  }
}

/** An amount as it is signed in print; nothing counts as nought. */
export const printedValue = (money: Money | null): number =>
  money === null ? 0 : money.isNegative || money.marker === 'debit' ? -money.magnitude : money.magnitude
