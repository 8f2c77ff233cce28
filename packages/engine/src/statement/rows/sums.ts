import type { Money } from '../../money/parse-money.ts'
import { printedValue } from '../../money/printed-value.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * What rows come to, column by column: by size, as they are signed in print, with what CR marks on the other side, and without
 * that.
 */
export class ColumnSums {
  #sizes: number[] = []
  #signed: number[] = []
  #marked: number[] = []
  #plain: number[] = []

  add({ row }: SectionedRow): void {
    for (const [c, money] of row.money.entries()) {
      this.#sizes[c] = (this.#sizes[c] ?? 0) + (money?.magnitude ?? 0)
      this.#signed[c] = (this.#signed[c] ?? 0) + printedValue(money)
      this.#marked[c] = (this.#marked[c] ?? 0) + markedValue(money)
      this.#plain[c] = (this.#plain[c] ?? 0) + Math.max(0, markedValue(money))
    }
  }

  /** The same with another row; these stay as they are. */
  with(row: SectionedRow): ColumnSums {
    const sums = new ColumnSums()
    sums.#sizes = [...this.#sizes]
    sums.#signed = [...this.#signed]
    sums.#marked = [...this.#marked]
    sums.#plain = [...this.#plain]
    sums.add(row)
    return sums
  }

  /** Whether one of a row's amounts is the sum of its column. */
  isSum({ row }: SectionedRow): boolean {
    // A nought says something only where the row prints nothing else.
    const isNought = row.money.every((money) => !money?.magnitude)
    const isSum = row.money.flatMap((money, c) => {
      const of = (sums: readonly number[]) => sums[c] ?? 0
      if (money === null || (money.magnitude === 0 && !isNought)) return []
      return [
        money.magnitude === of(this.#sizes) ||
          printedValue(money) === of(this.#signed) ||
          markedValue(money) === of(this.#marked) ||
          markedValue(money) === of(this.#plain),
      ]
    })
    return isSum.includes(true)
  }
}

/** `12.50`, `3.00CR`: what is marked as a credit goes the other way than what nothing marks. */
const markedValue = (money: Money | null): number =>
  money?.marker === 'credit' ? -money.magnitude : printedValue(money)
