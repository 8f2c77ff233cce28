import { type Minor, toMinor } from '../../money/money.ts'
import { chronological } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import { between, earliest, latest, type Place } from '../printed/place.ts'
import type { Ledger } from './ledger.ts'
import type { PrintedFacts } from './printed-facts.ts'

/**
 * The balances, as what the holder has, that follow from printed ones and the rows between; null where none is
 * printed.
 */
export type ReachedEnds = { readonly opening: Minor | null; readonly closing: Minor | null }

/** The same for rows that may be part of an account, and the sum of the rows. */
type Stretch = ReachedEnds & { readonly sum: number }

/** What stands above a row: the last number of an account, and the magnitudes of all amounts. */
type PrintedAbove = {
  readonly row: Place | null
  readonly number: string | undefined
  readonly amounts: ReadonlySet<number>
}

/**
 * An account to which rows are added piece by piece. The values needed before each piece are kept up to date, so that
 * its rows are visited once and not once for each piece.
 */
export class GrowingAccount {
  readonly isOwed: boolean
  /** It ends or begins where rows may be lost. */
  isCutOff = false
  hasTransactions = false
  hasOpening = false
  /** Its first row, and its last transaction. */
  first: Place | null = null
  last: Place | null = null
  readonly #movements: Movement[] = []
  readonly #facts: PrintedFacts
  #isReversed: boolean
  #stretch: Stretch = { opening: null, closing: null, sum: 0 }
  #above: PrintedAbove | null = null
  /** Day and amount of each transaction. */
  readonly #printed = new Set<string>()

  constructor(piece: Ledger, facts: PrintedFacts) {
    this.isOwed = piece.isOwed
    this.#isReversed = piece.isReversed
    this.#facts = facts
    this.#add(piece.movements)
  }

  get ends(): ReachedEnds {
    return this.#stretch
  }

  /** All its transactions print balances. */
  get printsAllBalances(): boolean {
    return this.#movements.filter(isTransaction).every(({ balance }) => balance !== null)
  }

  get lastRow(): Movement | undefined {
    return this.#movements.at(-1)
  }

  /** What is printed above its first row. */
  get above(): PrintedAbove {
    const { numbers, amounts } = this.#facts
    const known = this.#above
    if (known !== null && known.row === this.first) return known
    this.#above = {
      row: this.first,
      number: between(numbers, null, this.first).at(-1)?.number,
      amounts: new Set(between(amounts, null, this.first).map(({ magnitude }) => magnitude)),
    }
    return this.#above
  }

  /**
   * Whether several rows without balances repeat days and amounts of this account, as a list of its transfers does.
   */
  prints({ movements }: Ledger): boolean {
    const rows = movements.filter(isTransaction)
    return (
      rows.length > 1 && rows.every((row) => row.balance === null && this.#printed.has(dayAndAmount(row)))
    )
  }

  /** Adds rows that continue those of the account. */
  goOn(piece: Ledger): void {
    const movements = piece.movements.map((movement) => this.#carried(movement))
    // A short list without balances cannot tell how the account stands.
    const isReversed = this.#movements.length < movements.length ? piece.isReversed : this.#isReversed
    const isTurned = isReversed !== this.#isReversed
    this.#isReversed = isReversed
    this.#add(movements)
    if (isTurned) this.#stretch = stretchOf(this.toLedger())
  }

  toLedger(): Ledger {
    const ledger = { movements: this.#movements, isOwed: this.isOwed, isReversed: this.#isReversed }
    return this.isCutOff ? { ...ledger, isCutOff: true } : ledger
  }

  #add(movements: readonly Movement[]): void {
    const added = stretchOf({ movements, isOwed: this.isOwed, isReversed: this.#isReversed })
    this.#stretch = this.#isReversed ? joined(added, this.#stretch) : joined(this.#stretch, added)
    const transactions = movements.filter(isTransaction)
    this.hasTransactions ||= transactions.length > 0
    this.hasOpening ||= movements.some(isOpening)
    const present = (place: Place | null) => (place === null ? [] : [place])
    this.first = earliest([...present(this.first), ...movements.map(({ row }) => row)])
    this.last = latest([...present(this.last), ...transactions.map(({ row }) => row)])
    for (const movement of movements) this.#movements.push(movement)
    for (const movement of transactions) this.#printed.add(dayAndAmount(movement))
  }

  /** An opening balance under the rows that equals the balance reached is that balance carried over. */
  #carried(movement: Movement): Movement {
    const sign = this.isOwed ? -1 : 1
    const isCarried =
      this.hasTransactions &&
      !this.#isReversed &&
      isOpening(movement) &&
      sign * (movement.balance ?? 0) === this.ends.closing
    return isCarried ? { ...movement, row: { ...movement.row, kind: 'forward' } } : movement
  }
}

const dayAndAmount = ({ row: { date }, movement }: Movement): string =>
  `${date?.first} ${date?.second} ${Math.abs(movement ?? 0)}`

export const isOpening = ({ row, balance }: Movement): boolean => row.kind === 'opening' && balance !== null

export const endsOf = (ledger: Ledger): ReachedEnds => stretchOf(ledger)

function stretchOf({ movements, isOwed, isReversed }: Ledger): Stretch {
  let [opening, closing, since, sum] = [null as Minor | null, null as Minor | null, 0, 0]
  for (const movement of chronological(movements, isReversed, isOwed)) {
    const { row, balance } = movement
    if (row.kind === 'other') continue
    if (isTransaction(movement)) {
      since += movement.movement ?? 0
      sum += movement.movement ?? 0
    }
    if (balance === null) continue
    opening ??= toMinor(balance - since)
    ;[closing, since] = [balance, 0]
  }
  return { opening, closing: closing === null ? null : toMinor(closing + since), sum }
}

/** Two stretches of rows as one, the older first. */
function joined(older: Stretch, newer: Stretch): Stretch {
  const opening = newer.opening === null ? null : toMinor(newer.opening - older.sum)
  const closing = older.closing === null ? null : toMinor(older.closing + newer.sum)
  return {
    opening: older.opening ?? opening,
    closing: newer.closing ?? closing,
    sum: older.sum + newer.sum,
  }
}
