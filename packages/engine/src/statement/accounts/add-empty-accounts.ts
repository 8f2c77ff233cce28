import { isTransaction, type ReadRow } from '../ledger.ts'
import { toHints } from '../printed/balance-hints.ts'
import { between, earliest, latest, type Place } from '../printed/place.ts'
import type { AccountNumber } from '../printed/read-account-number.ts'
import type { Ledger } from './ledger.ts'
import type { PrintedFacts } from './printed-facts.ts'

/**
 * Adds the accounts without movements that a document names beside those with rows. Each has its own number and,
 * under it and before another number or row, an opening and a closing balance of the same amount. Where a document
 * prints no other balances, they more likely belong to an account with rows.
 */
export function addEmptyAccounts(ledgers: readonly Ledger[], { numbers, balances }: PrintedFacts): Ledger[] {
  if (!ledgers.some(({ movements }) => movements.some(isTransaction))) return [...ledgers]
  const starts = ledgers.flatMap((ledger) => firstRowOf(ledger) ?? [])
  const taken = new Set(ledgers.map((ledger, i) => numberOfAccount(ledger, ledgers[i - 1], numbers)))
  const empty = numbers.flatMap((named, i): Ledger[] => {
    if (taken.has(named.number)) return []
    const next = numbers.slice(i + 1).find(({ number }) => number !== named.number) ?? null
    const end = earliest(
      [...starts, ...(next ? [next] : [])].filter((place) => latest([place, named]) === place),
    )
    const below = between(balances, named, end)
    const { openings, closings } = toHints(below)
    const isUnmoved = openings.length === 1 && closings.length === 1 && openings[0] === closings[0]
    if (!isUnmoved || below.length === balances.length || hasRows(named, latest(below))) return []
    taken.add(named.number)
    return [{ movements: [], isOwed: false, isReversed: false, named }]
  })
  return inOrder([...ledgers, ...empty])

  /**
   * Whether rows stand between a number and a balance: then the number is printed again at the top of a page of those
   * rows.
   */
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

/** The last number between the rows of the previous account and those of this one; else the first number of all. */
function numberOfAccount(
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
