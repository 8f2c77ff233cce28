import type { Minor } from '../../money/money.ts'

/** Goes from one printed balance to the next, oldest first, and counts the steps that close to the cent. */
export class BalanceWalk {
  closed = 0
  /** The closed steps that lead to a different balance. */
  moved = 0
  /** All steps that say something: a balance that is only printed again does not count, nor do movements of zero. */
  steps = 0
  /** The last balance; null before the first. */
  from: Minor | null
  /** The sum of the movements since that balance. */
  sum = 0
  #hasMoved = false

  /** @param opening the balance before the first movement, where it is known */
  constructor(opening: Minor | null) {
    this.from = opening
  }

  move(movement: Minor): void {
    this.sum += movement
    this.#hasMoved ||= movement !== 0
  }

  /** @returns whether the movements since the last balance lead to this one; null where it is the first */
  reach(balance: Minor): boolean | null {
    const closes = this.from === null ? null : this.from + this.sum === balance
    if (closes !== null && (this.#hasMoved || !closes)) this.steps++
    if (closes && this.#hasMoved) this.closed++
    if (closes && this.sum !== 0) this.moved++
    this.from = balance
    this.sum = 0
    this.#hasMoved = false
    return closes
  }
}
