import type { Minor } from '../../money/money.ts'

/** Goes from one printed balance to the next, oldest first, and counts the steps that close to the cent. */
export class BalanceWalk {
  closed = 0
  /** Those of them that lead to another balance. */
  moved = 0
  /** A balance that is only printed again says nothing, nor do noughts that make nought: they count for none. */
  steps = 0
  /** The last balance; null before the first. */
  from: Minor | null
  /** Of the movements since. */
  sum = 0
  #hasMoved = false

  /** @param opening the balance before the first movement, where it is known */
  constructor(opening: Minor | null) {
    this.from = opening
  }

  move(movement: Minor): void {
    this.sum += movement
    this.#hasMoved = true
  }

  /** @returns whether the movements since the last balance lead to this one; null where it is the first */
  reach(balance: Minor): boolean | null {
    const closes = this.from === null ? null : this.from + this.sum === balance
    const isTelling = this.#hasMoved && (this.sum !== 0 || balance !== 0)
    if (closes !== null && (isTelling || !closes)) this.steps++
    if (closes && isTelling) this.closed++
    if (closes && this.sum !== 0) this.moved++
    this.from = balance
    this.sum = 0
    this.#hasMoved = false
    return closes
  }
}
