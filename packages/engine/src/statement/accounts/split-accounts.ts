import { type Minor, toMinor } from '../../money/money.ts'
import { chronological, sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { ChosenMovements } from '../movements/choose-movements.ts'
import { type BalanceHints, findPair, toHints } from '../printed/balance-hints.ts'
import { between, earliest, latest } from '../printed/place.ts'
import type { AccountNumber } from '../printed/read-account-number.ts'
import type { PrintedFacts } from './printed-facts.ts'

/** A stretch of rows of one account, in printed order. */
export type Ledger = {
  readonly movements: readonly Movement[]
  /** The balance is what is owed. */
  readonly isOwed: boolean
  readonly isReversed: boolean
  /**
   * It ends or begins where a balance is carried over that does not go on, and nothing names another account: rows may
   * be lost.
   */
  readonly isCutOff?: true
  /** The number that an account without rows is known by, and where it stands. */
  readonly named?: AccountNumber
}

/**
 * Splits the tables of a document into accounts. Rows go on with the account before them where its balance goes on.
 * A new account begins with an opening balance that is another than the one reached; and where the balance does not
 * go on and the document names another account, or another opening balance, in between, or prints there what the
 * further rows come to.
 */
export function splitAccounts(tables: readonly ChosenMovements[], facts: PrintedFacts): Ledger[] {
  const all = withOpenings(tables.flatMap(cutPieces).map((piece) => withoutForeignOpening(piece, facts)))
  const pieces = all.some(hasDates) ? all.filter((piece) => hasDates(piece) || !hasTransactions(piece)) : all
  const isOneAccount = agreesWhole(pieces, toHints(facts.balances))
  const ledgers: Ledger[] = []
  for (const [i, piece] of pieces.entries()) {
    const last = ledgers.at(-1)
    if (last === undefined) ledgers.push(piece)
    else if (beginsAccount(last, piece, pieces[i + 1], facts, isOneAccount)) {
      const isCutOff =
        isCarriedApart(last, piece) && !isAnotherNamed(last, piece, endsOf(piece).opening, facts)
      ledgers.push(isCutOff ? { ...piece, isCutOff } : piece)
      if (isCutOff) ledgers[ledgers.length - 2] = { ...last, isCutOff }
    } else {
      const movements = [...last.movements, ...piece.movements.map(carried(last))]
      // A short list without balances cannot tell how the account stands.
      const { isReversed } = last.movements.length < piece.movements.length ? piece : last
      ledgers[ledgers.length - 1] = { ...last, movements, isReversed }
    }
  }
  return ledgers
}

/** An opening balance under the rows of an account that has come to it is the one that they carry over. */
function carried(account: Ledger): (movement: Movement) => Movement {
  const { closing } = endsOf(account)
  const sign = account.isOwed ? -1 : 1
  const hasRows = account.movements.some(isTransaction)
  return (movement) =>
    hasRows && !account.isReversed && isOpening(movement) && sign * (movement.balance ?? 0) === closing
      ? { ...movement, row: { ...movement.row, kind: 'forward' } }
      : movement
}

const hasTransactions = ({ movements }: Ledger): boolean => movements.some(isTransaction)

/** Without any date, money in and money out between two balances are the summary of an account. */
const hasDates = ({ movements }: Ledger): boolean =>
  movements.some((movement) => isTransaction(movement) && movement.row.date !== null)

/** An account may begin with each part of a table, and where an opening balance is printed. */
function cutPieces({ movements, isOwed, isReversed }: ChosenMovements): Ledger[] {
  const pieces: Movement[][] = []
  for (const [i, movement] of movements.entries()) {
    const above = movements[i - 1]
    const opener = isReversed ? above : movement
    const isCut =
      above?.row.part !== movement.row.part ||
      (opener !== undefined && isOpening(opener)) ||
      (!isReversed && isAnew(above, movement))
    if (isCut) pieces.push([movement])
    else pieces.at(-1)?.push(movement)
  }
  return pieces.map((piece) => ({ movements: piece, isOwed, isReversed }))
}

/** Where the newest row stands first, an opening balance under the number of another account is that account's. */
function withoutForeignOpening(piece: Ledger, { numbers }: PrintedFacts): Ledger {
  const last = piece.movements.at(-1)
  const rows = piece.movements.filter(isTransaction).map(({ row }) => row)
  const isForeign =
    piece.isReversed &&
    last !== undefined &&
    isOpening(last) &&
    rows.length > 0 &&
    between(numbers, latest(rows), last.row).length > 0
  return isForeign ? { ...piece, movements: piece.movements.slice(0, -1) } : piece
}

/**
 * An opening balance above the titles of its rows, by itself or with the closing one, opens what stands under them. The
 * column that it happens to stand in is none of its own, and does not say which way it goes.
 */
function withOpenings(pieces: readonly Ledger[]): Ledger[] {
  const isHead = (piece: Ledger | undefined, above: Ledger | undefined) =>
    piece?.isReversed === false &&
    piece.movements.every((movement, i) =>
      i === 0 ? isOpening(movement) : movement.row.kind === 'closing',
    ) &&
    (above === undefined || endsOf(above).closing !== endsOf(piece).opening)
  return pieces.flatMap((piece, i) => {
    const [above, under] = [pieces[i - 1], pieces[i + 1]]
    if (isHead(piece, above) && under?.movements.some(isTransaction)) return []
    const opens = isHead(above, pieces[i - 2]) && piece.movements.some(isTransaction)
    const opening = opens ? (above?.movements.slice(0, 1).map(asPrinted) ?? []) : []
    return [{ ...piece, movements: [...opening, ...piece.movements] }]
  })
}

function asPrinted(movement: Movement): Movement {
  const money = movement.row.money[movement.balanceColumn ?? -1]
  if (!money) return movement
  const isBelow = money.isNegative || money.marker === 'debit'
  return { ...movement, balance: toMinor(isBelow ? -money.magnitude : money.magnitude) }
}

/** Whether a balance is brought forward right under another that was carried forward: such are of two accounts. */
const isAnew = (above: Movement | undefined, { row, balance }: Movement): boolean =>
  row.kind === 'forward' &&
  balance !== null &&
  (above?.row.kind === 'forward' || above?.row.kind === 'closing') &&
  above.balance !== null &&
  above.balance !== balance

/** Whether the last page of an account carries a balance over that the next page does not bring forward. */
function isCarriedApart({ movements }: Ledger, piece: Ledger): boolean {
  const [above, below] = [movements.at(-1)?.row, piece.movements[0]?.row]
  return above?.kind === 'forward' && below?.kind === 'forward' && above.page < below.page
}

const isOpening = ({ row, balance }: Movement): boolean => row.kind === 'opening' && balance !== null

function agreesWhole(pieces: readonly Ledger[], hints: BalanceHints): boolean {
  const rows = pieces.flatMap(({ movements }) => movements.filter(isTransaction))
  return findPair(hints, pieces[0]?.isOwed ?? false, sumOf(rows)) !== null
}

/** @param under the piece under it, if any */
function beginsAccount(
  account: Ledger,
  piece: Ledger,
  under: Ledger | undefined,
  facts: PrintedFacts,
  isOneAccount: boolean,
): boolean {
  if (!hasTransactions(account) || piece.movements.every(({ row }) => row.kind === 'total')) return false
  const [reached, next] = [endsOf(account), endsOf(piece)]
  const [before, after] = piece.isReversed ? [next.closing, reached.opening] : [reached.closing, next.opening]
  if (before !== null && before === after) return false
  const [first] = piece.movements
  const opensAnew = !piece.isReversed && first !== undefined && isAnew(account.movements.at(-1), first)
  // Its rows may all stand on the next page.
  if (opensAnew && under && hasTransactions(under) && endsOf(under).opening === next.closing) return true
  // Where the newest row stands first, the opening balance at the end is that of all rows above.
  const closesOff = piece.isReversed && !account.movements.some(isOpening)
  if (opensAnew || (piece.movements.some(isOpening) && !closesOff)) return hasTransactions(piece)
  return (
    !(isOneAccount && (before === null || after === null)) &&
    (isAnotherNamed(account, piece, after, facts) || isSummedUp(account, piece, facts))
  )
}

type Ends = { readonly opening: Minor | null; readonly closing: Minor | null }

/** The balances, as what the holder has, that printed ones and the rows between lead to. */
function endsOf({ movements, isOwed, isReversed }: Ledger): Ends {
  let [opening, closing, sum] = [null as Minor | null, null as Minor | null, 0]
  for (const movement of chronological(movements, isReversed, isOwed)) {
    const { row, balance } = movement
    if (row.kind === 'other') continue
    if (isTransaction(movement)) sum += movement.movement ?? 0
    if (balance === null) continue
    opening ??= toMinor(balance - sum)
    ;[closing, sum] = [balance, 0]
  }
  return { opening, closing: closing === null ? null : toMinor(closing + sum) }
}

/** Whether the lines between an account and further rows name another account or its opening balance. */
function isAnotherNamed(account: Ledger, piece: Ledger, opening: Minor | null, facts: PrintedFacts): boolean {
  const { first, gap } = placesOf(account, piece)
  const own = between(facts.numbers, null, first).at(-1)?.number
  const { openings } = toHints(between(facts.balances, ...gap))
  return (
    between(facts.numbers, ...gap).some(({ number }) => number !== own) ||
    (opening !== null && openings.includes(toMinor(piece.isOwed ? -opening : opening)))
  )
}

/** Whether those lines print what the further rows begin with or come to, which a summary of each page would not. */
function isSummedUp(account: Ledger, piece: Ledger, { amounts }: PrintedFacts): boolean {
  const { first, gap } = placesOf(account, piece)
  const { opening, closing } = endsOf(piece)
  const known = new Set(between(amounts, null, first).map(({ magnitude }) => magnitude))
  return between(amounts, ...gap).some(
    ({ magnitude }) =>
      !known.has(magnitude) &&
      [opening, closing].some((end) => end !== null && end !== 0 && Math.abs(end) === magnitude),
  )
}

/** The first row of an account, and what lies between its last and further rows. */
function placesOf(account: Ledger, piece: Ledger) {
  const rowsOf = ({ movements }: Ledger) => movements.map(({ row }) => row)
  const last = latest(account.movements.filter(isTransaction).map(({ row }) => row))
  return { first: earliest(rowsOf(account)), gap: [last, earliest(rowsOf(piece))] as const }
}
