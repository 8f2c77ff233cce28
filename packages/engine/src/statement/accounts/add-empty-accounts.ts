import { isTransaction, type ReadRow } from '../ledger.ts'
import { toHints } from '../printed/balance-hints.ts'
import { between, earliest, latest, type Place } from '../printed/place.ts'
import type { AccountNumber } from '../printed/read-account-number.ts'
import type { Ledger } from './ledger.ts'
import type { PrintedFacts } from './printed-facts.ts'

/**
 * Adds the accounts that a document names beside those with rows, and that did not move: a number of their own, and
 * under it, before another number or row, an opening balance and a closing one of the same amount. Balances that stand
 * nowhere else are rather those of an account with rows.
 */
export function addEmptyAccounts(ledgers: readonly Ledger[], { numbers, balances }: PrintedFacts): Ledger[] {
  if (!ledgers.some(({ movements }) => movements.some(isTransaction))) return [...ledgers]
  const starts = ledgers.flatMap((ledger) => firstRowOf(ledger) ?? [])
  const taken = new Set(ledgers.map((ledger, i) => ownNumber(ledger, ledgers[i - 1], numbers)))
  const empty = numbers.flatMap((named, i): Ledger[] => {
    if (taken.has(named.number)) return []
    const next = numbers.slice(i + 1).find(({ number }) => number !== named.number) ?? null
    const end = earliest(
      [...starts, ...(next ? [next] : [])].filter((place) => latest([place, named]) === place),
    )
    const own = between(balances, named, end)
    const { openings, closings } = toHints(own)
    const isUnmoved = openings.length === 1 && closings.length === 1 && openings[0] === closings[0]
    if (!isUnmoved || own.length === balances.length || hasRows(named, latest(own))) return []
    taken.add(named.number)
    return [{ movements: [], isOwed: false, isReversed: false, named }]
  })
  return inOrder([...ledgers, ...empty])

  /** Whether rows stand between a number and a balance: the number is printed again at the top of a page of theirs. */
  function hasRows(named: Place, balance: Place | null): boolean {
    return ledgers.some(({ movements }) =>
      between(
        movements.map(({ row }) => row),
        named,
        balance,
      ).some(isOfRow),
    )
  }
}

const isOfRow = ({ kind }: ReadRow): boolean => kind === null

const firstRowOf = ({ movements }: Ledger): Place | null => earliest(movements.map(({ row }) => row))

/** The last number before the rows of an account, behind those of the account before; else the first of all. */
function ownNumber(
  ledger: Ledger,
  before: Ledger | undefined,
  numbers: readonly AccountNumber[],
): string | undefined {
  const start = latest((before?.movements ?? []).filter(isTransaction).map(({ row }) => row))
  return (between(numbers, start, firstRowOf(ledger)).at(-1) ?? numbers[0])?.number
}

/** As they stand in the document. */
function inOrder(ledgers: readonly Ledger[]): Ledger[] {
  const placeOf = (ledger: Ledger) => ledger.named ?? firstRowOf(ledger)
  return [...ledgers].sort((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)]
    return one && other ? one.page - other.page || one.baseline - other.baseline : 0
  })
}
