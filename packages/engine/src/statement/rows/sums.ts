import type { Money } from '../../money/parse-money.ts'
import { printedValue } from '../../money/printed-value.ts'
import type { SectionedRow } from '../ledger.ts'

/**
 * The sums of rows, column by column, in four ways: without signs, as signed in print, with amounts marked CR
 * subtracted, and of the amounts that are left without those.
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

  /** A copy with another row added. */
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
    // A zero says something only where the row prints nothing else.
    const isZero = row.money.every((money) => !money?.magnitude)
    const isSum = row.money.flatMap((money, c) => {
      const of = (sums: readonly number[]) => sums[c] ?? 0
      if (money === null || (money.magnitude === 0 && !isZero)) return []
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

/** `12.50`, `3.00CR`: an amount marked as a credit goes the opposite way to an unmarked one. */
export const markedValue = (money: Money | null): number =>
  money?.marker === 'credit' ? -money.magnitude : printedValue(money)
