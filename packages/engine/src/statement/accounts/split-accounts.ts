import { type DayOrder, toDate } from '../../dates/parse-date.ts'
import { type Minor, toMinor } from '../../money/money.ts'
import { sumOf } from '../arithmetic/chain.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { ChosenMovements } from '../movements/choose-movements.ts'
import { type BalanceHints, findPair, toHints } from '../printed/balance-hints.ts'
import { between, earliest } from '../printed/place.ts'
import { endsOf, GrowingAccount, isOpening } from './growing-account.ts'
import type { Ledger } from './ledger.ts'
import type { PrintedFacts } from './printed-facts.ts'

/**
 * Splits the tables of a document into accounts. Rows continue the account before them if its balance continues. A
 * new account begins with an opening balance that differs from the one reached. It also begins where the balance does
 * not continue and the document, in between, names another account or another opening balance, or prints the result
 * of the further rows; or the days begin anew.
 */
export function splitAccounts(
  tables: readonly ChosenMovements[],
  facts: PrintedFacts,
  order: DayOrder,
): Ledger[] {
  const all = tables.flatMap(cutPieces)
  const pieces = all.some(hasDates) ? all.filter((piece) => hasDates(piece) || !hasTransactions(piece)) : all
  const hints = toHints(facts.balances)
  const alike = likeFirst(pieces)
  const whole = agreesWhole(pieces, hints) ? pieces : agreesWhole(alike, hints) ? alike : []
  const accounts: GrowingAccount[] = []
  for (const [i, piece] of pieces.entries()) {
    const last = accounts.at(-1)
    const isNew =
      last === undefined ||
      beginsAccount(last, piece, pieces[i + 1], facts, whole.includes(piece)) ||
      beginsAnew(last, piece, order)
    if (!isNew) {
      last.goOn(piece)
      continue
    }
    const account = new GrowingAccount(piece, facts)
    accounts.push(account)
    // Where each page begins with a balance called the opening balance, that balance names no other account.
    const opening = piece.movements[0]?.row.kind === 'opening' ? null : endsOf(piece).opening
    if (last && isCarriedApart(last, piece) && !isAnotherNamed(last, piece, opening, facts))
      last.isCutOff = account.isCutOff = true
  }
  return accounts.map((account) => account.toLedger())
}

/** The fewest rows that show that they lead from balance to balance. */
const MIN_ROWS = 3

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

/**
 * Whether a balance is brought forward right under another that was carried forward: then they belong to two
 * accounts.
 */
const isAnew = (above: Movement | undefined, { row, balance }: Movement): boolean =>
  row.kind === 'forward' &&
  balance !== null &&
  (above?.row.kind === 'forward' || above?.row.kind === 'closing') &&
  above.balance !== null &&
  above.balance !== balance

/** Whether the last page of an account carries a balance over that the next page does not bring forward. */
function isCarriedApart(account: GrowingAccount, piece: Ledger): boolean {
  const [last, below] = [account.lastRow, piece.movements[0]?.row]
  if (last === undefined || below === undefined || last.row.page >= below.page) return false
  // A balance beside no amount is carried on, whatever it is called.
  const isCarried = last.row.kind === 'forward' || (last.row.kind === null && last.movement === null)
  return isCarried && (below.kind === 'forward' || below.kind === 'opening')
}

function agreesWhole(pieces: readonly Ledger[], hints: BalanceHints): boolean {
  const rows = pieces.flatMap(({ movements }) => movements.filter(isTransaction))
  return findPair(hints, pieces[0]?.isOwed ?? false, sumOf(rows)) !== null
}

/**
 * The pieces with as many columns as the first: a list of something else, such as future instalments, has other
 * columns.
 */
function likeFirst(pieces: readonly Ledger[]): readonly Ledger[] {
  const widthOf = ({ movements: [first] }: Ledger) => first?.row.moneyCells.length
  const width = widthOf(pieces.find(hasTransactions) ?? { movements: [], isOwed: false, isReversed: false })
  return pieces.filter((piece) => widthOf(piece) === width)
}

/**
 * @param under the piece under it, if any
 * @param isOneAccount the piece is one of those that lead from the only opening balance to the only closing one
 */
function beginsAccount(
  account: GrowingAccount,
  piece: Ledger,
  under: Ledger | undefined,
  facts: PrintedFacts,
  isOneAccount: boolean,
): boolean {
  if (!account.hasTransactions || piece.movements.every(({ row }) => row.kind === 'total')) return false
  const [reached, next] = [account.ends, endsOf(piece)]
  const [before, after] = piece.isReversed ? [next.closing, reached.opening] : [reached.closing, next.opening]
  if (before !== null && before === after) return false
  // What is held and what is owed are two accounts, where both print their balances.
  if (piece.isOwed !== account.isOwed && before !== null && after !== null && hasTransactions(piece))
    return true
  const [first] = piece.movements
  const opensAnew = !piece.isReversed && first !== undefined && isAnew(account.lastRow, first)
  // Where the newest row stands first, the opening balance at the end is that of all rows above.
  const closesOff = piece.isReversed && !account.hasOpening
  if (opensAnew || (piece.movements.some(isOpening) && !closesOff)) {
    // Its rows may all stand on the next page.
    const goesOn =
      under && hasTransactions(under) && next.closing !== null && endsOf(under).opening === next.closing
    return hasTransactions(piece) || goesOn === true
  }
  return (
    !(isOneAccount && (before === null || after === null)) &&
    !account.prints(piece) &&
    (isAnotherNamed(account, piece, after, facts) || isSummedUp(account, piece, facts))
  )
}

/**
 * Whether rows that all print balances go back in time behind others that do, and do not go on with their balance: where
 * rows are lost between them, days go on.
 */
function beginsAnew(account: GrowingAccount, piece: Ledger, order: DayOrder): boolean {
  const rows = piece.movements.filter(isTransaction)
  const [last, first] = [account.lastRow, rows[0]].map((row) => row?.row.date && toDate(row.row.date, order))
  const isBack = first != null && last != null && (piece.isReversed ? first > last : first < last)
  if (!isBack || rows.length < MIN_ROWS || rows.some(({ balance }) => balance === null)) return false
  const [reached, next] = [account.ends, endsOf(piece)]
  const goesOn = piece.isReversed ? next.closing === reached.opening : reached.closing === next.opening
  return !goesOn && account.printsAllBalances
}

/** Whether the lines between an account and further rows name another account or its opening balance. */
function isAnotherNamed(
  account: GrowingAccount,
  piece: Ledger,
  opening: Minor | null,
  { numbers, balances }: PrintedFacts,
): boolean {
  const gap = gapBefore(account, piece)
  const { openings } = toHints(between(balances, ...gap))
  // The spending of several cards is debited to the one account named before them, or billed together.
  const isOfAccount = numbers[0]?.isCard !== true || piece.isOwed
  return (
    between(numbers, ...gap).some(
      ({ number, isCard }) => number !== account.above.number && !(isOfAccount && isCard),
    ) ||
    (opening !== null && openings.includes(toMinor(piece.isOwed ? -opening : opening)))
  )
}

/**
 * Whether those lines print the opening or closing balance of the further rows, which a summary of each page would
 * not.
 */
function isSummedUp(account: GrowingAccount, piece: Ledger, { amounts }: PrintedFacts): boolean {
  const { opening, closing } = endsOf(piece)
  return between(amounts, ...gapBefore(account, piece)).some(
    ({ magnitude }) =>
      !account.above.amounts.has(magnitude) &&
      [opening, closing].some((end) => end !== null && end !== 0 && Math.abs(end) === magnitude),
  )
}

/** What lies between the last transaction of an account and further rows. */
const gapBefore = ({ last }: GrowingAccount, { movements }: Ledger) =>
  [last, earliest(movements.map(({ row }) => row))] as const
