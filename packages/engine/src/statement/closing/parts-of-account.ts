import type { RowKind } from '../../vocabulary/language.ts'
import type { Ledger } from '../accounts/ledger.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'

/** The fewest rows that lead to the end of an account. */
const MIN_BOOKED = 3
/** The fewest rows in a run that print others again: one or two may be payments of the same amount. */
const MIN_AGAIN = 3

/** Rows that end what stands above them. */
const ENDS: ReadonlySet<RowKind | 'other' | null> = new Set(['total', 'forward', 'closing'])

/**
 * The part that each movement stands in. The rows behind the last total or balance of a part form an extra part. So do those
 * behind the end of the account, and each run of rows that print what rows above print, word for word.
 *
 * @param behindEnd the rows behind the end
 */
export function partsOf(
  movements: readonly Movement[],
  behindEnd: readonly Movement[] = [],
): ReadonlyMap<Movement, number> {
  const [again, beyond] = [rowsAgain(movements), new Set(behindEnd)]
  const last = new Map(
    movements.flatMap((movement, i) => (isTransaction(movement) ? [[movement.row.part, i]] : [])),
  )
  const ends = new Map(
    movements.flatMap(({ row }, i) =>
      ENDS.has(row.kind) && i < (last.get(row.part) ?? 0) ? [[row.part, i]] : [],
    ),
  )
  // Extra parts are numbered behind the printed ones: one for each of these, that behind the end, and the runs.
  const count = movements.reduce((most, { row }) => Math.max(most, row.part), 0) + 1
  return new Map(
    movements.map((movement, i) => {
      const { part } = movement.row
      const run = again.get(movement)
      if (beyond.has(movement)) return [movement, 2 * count]
      if (run !== undefined) return [movement, 2 * count + 1 + run]
      return [movement, i > (ends.get(part) ?? movements.length) ? count + part : part]
    }),
  )
}

/**
 * The transactions behind the last one that prints a balance, where that is the closing one and none behind it prints any: a
 * list of charges with their days, below the account, or the interest of the year.
 */
export function rowsBehindEnd(
  { isReversed, movements }: Ledger,
  { closings }: BalanceHints,
): readonly Movement[] {
  const end = movements.findLastIndex(({ balance }) => balance !== null)
  const [last, booked] = [movements[end], movements.slice(0, end + 1).filter(isTransaction)]
  const isEnd = !isReversed && last !== undefined && closings.some((closing) => closing === last.balance)
  return isEnd && booked.length >= MIN_BOOKED ? movements.slice(end + 1).filter(isTransaction) : []
}

/** The runs of transactions, counted from 0, that print the days, texts and amounts of others above them. */
function rowsAgain(movements: readonly Movement[]): ReadonlyMap<Movement, number> {
  const [found, above] = [new Map<Movement, number>(), new Set<string>()]
  let run: Movement[] = []
  let runs = 0
  const end = () => {
    if (run.length >= MIN_AGAIN) {
      for (const movement of run) found.set(movement, runs)
      runs++
    }
    run = []
  }
  for (const movement of movements) {
    const key = isTransaction(movement) ? keyOf(movement) : ''
    if (key !== '' && above.has(key)) run.push(movement)
    else {
      end()
      above.add(key)
    }
  }
  end()
  return found
}

const keyOf = ({ row: { date, description, reference, money } }: Movement): string =>
  date === null ? '' : JSON.stringify([date, description, reference, money.map((one) => one?.magnitude)])
