import { type Minor, toMinor } from '../money/money.ts'
import type { Money } from '../money/parse-money.ts'
import type { ColumnRole } from '../vocabulary/titles.ts'
import { type BalanceHints, findPair } from './balance-hints.ts'
import { sumOf, walkChain } from './chain.ts'
import type { Movement, ReadRow } from './ledger.ts'
import { findSigns, isMinusStyle, signedValue } from './resolve-direction.ts'

/** A row, and the direction that the title of its section gives to its amount. */
export type SectionedRow = { readonly row: ReadRow; readonly section: 'debit' | 'credit' | null }

/** One way to read the money columns of a table. */
type Reading = {
  readonly debit: number | null
  readonly credit: number | null
  readonly amount: number | null
  readonly balance: number | null
  /** Where an amount's direction comes from: its sign, its sign turned round, its section, or the balances. */
  readonly direction: 'sign' | 'turned-sign' | 'section' | 'balance'
  /** The balance is what is owed, as on a card. */
  readonly isOwed: boolean
}

/** A table's rows with their directions, and how well the reading explains what is printed. */
export type ChosenMovements = {
  readonly movements: readonly Movement[]
  readonly isOwed: boolean
  /** The rows stand newest first. */
  readonly isReversed: boolean
}

/** A running balance that closes outweighs any title; titles outweigh the order of columns. */
const CHAIN_WEIGHT = 20
const TITLE_WEIGHT = 2
const SECTION_WEIGHT = 3
const CLASH_WEIGHT = 4
/**
 * Every chain that closes also closes with debit and credit changed over and the balance owed; only titles, or
 * words that cards alone print, tell the two apart.
 */
const OWED_WEIGHT = 1
/** Fewer steps than this may close by chance. */
const MIN_STEPS = 2
const MAX_MONEY_COLUMNS = 5
/** All movements together lead from the printed opening balance to the closing one. */
const CLOSING_WEIGHT = 10

/**
 * Chooses the reading of a table's money columns under which its own running balance holds best; titles, sections
 * and the usual order of columns decide where there is no balance to ask.
 *
 * @param roles what the titles suggest for each column of the table
 * @param isMoney which columns hold money
 * @param isCard other words of the document say that it is about a card
 * @param hints balances printed outside the table
 */
export function chooseMovements(
  rows: readonly SectionedRow[],
  roles: readonly (ColumnRole | null)[],
  isMoney: readonly boolean[],
  isCard: boolean,
  hints: BalanceHints,
): ChosenMovements {
  const columns = isMoney.flatMap((money, c) => (money ? [c] : [])).slice(0, MAX_MONEY_COLUMNS)
  let best: { score: number; chosen: ChosenMovements } | null = null
  for (const reading of readings(columns, isCard)) {
    const movements = applyReading(rows, reading)
    for (const isReversed of [false, true]) {
      const { closed, steps } = walkChain(chronological(movements, isReversed, reading.isOwed), null)
      const chain = steps >= MIN_STEPS ? closed / steps : 0
      const score =
        CHAIN_WEIGHT * chain +
        (steps < MIN_STEPS && findPair(hints, reading.isOwed, sumOf(transactionsOf(movements)))
          ? CLOSING_WEIGHT
          : 0) +
        TITLE_WEIGHT * titleAgreement(reading, roles, columns) +
        (steps >= MIN_STEPS ? 0 : SECTION_WEIGHT * sectionAgreement(rows, movements, reading)) -
        CLASH_WEIGHT * clashes(rows, reading) +
        orderPrior(reading, columns) -
        (isReversed ? 0.01 : 0) -
        (reading.isOwed === isCard ? 0 : OWED_WEIGHT)
      if (best === null || score > best.score + 1e-9) {
        best = { score, chosen: { movements, isOwed: reading.isOwed, isReversed } }
      }
    }
  }
  return best?.chosen ?? { movements: applyReading(rows, NOTHING), isOwed: false, isReversed: false }
}

/** Movements oldest first, with balances as what the holder has. */
export function chronological(
  movements: readonly Movement[],
  isReversed: boolean,
  isOwed: boolean,
): Movement[] {
  const owned = isOwed
    ? movements.map((movement) => ({
        ...movement,
        balance: movement.balance === null ? null : toMinor(-movement.balance),
      }))
    : [...movements]
  return isReversed ? owned.reverse() : owned
}

const NOTHING: Reading = {
  debit: null,
  credit: null,
  amount: null,
  balance: null,
  direction: 'sign',
  isOwed: false,
}

function* readings(columns: readonly number[], isCard: boolean): Generator<Reading> {
  for (const isOwed of isCard ? [true, false] : [false, true]) {
    for (const balance of [...columns, null]) {
      const rest = columns.filter((c) => c !== balance)
      for (const amount of rest) {
        for (const direction of ['sign', 'section', 'turned-sign', 'balance'] as const) {
          if (direction !== 'balance' || balance !== null)
            yield { ...NOTHING, amount, balance, direction, isOwed }
        }
      }
      for (const debit of [...rest, null]) {
        for (const credit of [...rest, null]) {
          if (debit === credit) continue
          yield { ...NOTHING, debit, credit, balance, isOwed }
        }
      }
    }
  }
}

function applyReading(rows: readonly SectionedRow[], reading: Reading): Movement[] {
  const column = (c: number | null) => rows.map(({ row }) => (c === null ? null : (row.money[c] ?? null)))
  const transactions = rows.map(({ row }) => row.kind === null)
  const own = (c: number | null) => column(c).filter((_, i) => transactions[i])
  const balanceSigns = findSigns(column(reading.balance))
  const amountSigns = findSigns(own(reading.amount))
  const [isDebitStyle, isCreditStyle] = [isMinusStyle(own(reading.debit)), isMinusStyle(own(reading.credit))]
  let last: Minor | null = null
  return rows.map(({ row, section }): Movement => {
    const printed = reading.balance === null ? null : (row.money[reading.balance] ?? null)
    const balance = printed === null ? null : signedValue(printed, balanceSigns)
    const found =
      reading.amount === null
        ? readPair(row, reading, isDebitStyle, isCreditStyle)
        : readAmount(row, section, reading, reading.amount, amountSigns, last, balance)
    if (balance === null && reading.balance === null && isBalanceRow(row) && found.movement !== null) {
      const own = toMinor(reading.isOwed ? -found.movement : found.movement)
      return { row, movement: null, amountColumn: null, balance: own, balanceColumn: found.amountColumn }
    }
    last = balance ?? last
    return { row, balance, balanceColumn: printed === null ? null : reading.balance, ...found }
  })
}

/** Without a column for balances, the opening and the closing one stand among the amounts. */
const isBalanceRow = ({ kind }: ReadRow): boolean => kind !== null && kind !== 'total'

type Found = Pick<Movement, 'movement' | 'amountColumn'>

/** Debit and credit in columns of their own; of a zero and an amount, the amount counts. */
function readPair(
  row: ReadRow,
  { debit, credit }: Reading,
  isDebitStyle: boolean,
  isCreditStyle: boolean,
): Found {
  const out = debit === null ? null : (row.money[debit] ?? null)
  const into = credit === null ? null : (row.money[credit] ?? null)
  const side = into !== null && (out === null || (out.magnitude === 0 && into.magnitude !== 0)) ? into : out
  if (side === null) return { movement: null, amountColumn: null }
  const isStyle = side === into ? isCreditStyle : isDebitStyle
  const isOut = (side === out) !== (side.isNegative && !isStyle)
  return {
    movement: toMinor(isOut ? -side.magnitude : side.magnitude),
    amountColumn: side === out ? debit : credit,
  }
}

function readAmount(
  row: ReadRow,
  section: 'debit' | 'credit' | null,
  { direction }: Reading,
  column: number,
  signs: ReturnType<typeof findSigns>,
  last: Minor | null,
  balance: Minor | null,
): Found {
  const money = row.money[column] ?? null
  if (money === null) return { movement: null, amountColumn: null }
  return { movement: toMinor(direct()), amountColumn: column }

  function direct(): number {
    const amount = money as Money
    if (row.marker !== null)
      return (row.marker === 'debit') !== amount.isNegative ? -amount.magnitude : amount.magnitude
    const bySign = signedValue(amount, signs)
    if (direction === 'turned-sign') return -bySign
    if (direction === 'balance' && last !== null && balance !== null) {
      return balance < last ? -amount.magnitude : amount.magnitude
    }
    if (direction === 'section' && section !== null)
      return section === 'debit' ? -amount.magnitude : amount.magnitude
    return bySign
  }
}

const transactionsOf = (movements: readonly Movement[]) => movements.filter(({ row }) => row.kind === null)

/** Titles that say what the reading says, less those that say otherwise. */
function titleAgreement(
  reading: Reading,
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): number {
  return columns.reduce((sum, c) => {
    const title = roles[c] ?? null
    if (title === null) return sum
    const use = (['debit', 'credit', 'amount', 'balance'] as const).find((key) => reading[key] === c) ?? null
    if (use === title) return sum + 1
    const isIgnoredRightly =
      use === null && title !== 'debit' && title !== 'credit' && title !== 'amount' && title !== 'balance'
    return isIgnoredRightly ? sum + 0.5 : sum - 1
  }, 0)
}

/** -1 to 1: how far the directions agree with what the section titles say. */
function sectionAgreement(
  rows: readonly SectionedRow[],
  movements: readonly Movement[],
  { direction }: Reading,
): number {
  let [agree, count] = [0, 0]
  for (const [i, { row, section }] of rows.entries()) {
    const movement = movements[i]?.movement ?? 0
    if (section === null || movement === 0 || row.kind !== null) continue
    count++
    agree += movement < 0 === (section === 'debit') ? 1 : -1
  }
  // A reading that takes the direction from the section cannot be praised for agreeing with it.
  return count === 0 ? 0 : direction === 'section' ? 0.9 : agree / count
}

/** The share of rows that this reading cannot explain: both a debit and a credit, or an amount left over. */
function clashes(rows: readonly SectionedRow[], reading: Reading): number {
  const transactions = rows.filter(({ row }) => row.kind === null)
  const bad = transactions.filter(({ row }) => {
    const nonZero = (c: number | null) => c !== null && (row.money[c]?.magnitude ?? 0) !== 0
    const hasAny = row.money.some((money) => money !== null)
    const isRead = [reading.debit, reading.credit, reading.amount].some(
      (c) => c !== null && row.money[c] != null,
    )
    return (nonZero(reading.debit) && nonZero(reading.credit)) || (hasAny && !isRead)
  })
  return transactions.length === 0 ? 0 : bad.length / transactions.length
}

/** The usual order where nothing else speaks: amounts left of the balance, debit left of credit, all columns used. */
function orderPrior(reading: Reading, columns: readonly number[]): number {
  const used = [reading.debit, reading.credit, reading.amount, reading.balance].filter((c) => c !== null)
  const isBalanceLast = reading.balance === null || reading.balance === columns.at(-1)
  const isDebitFirst = reading.debit === null || reading.credit === null || reading.debit < reading.credit
  return 0.1 * used.length + (isBalanceLast ? 0.1 : 0) + (isDebitFirst ? 0.05 : 0)
}
