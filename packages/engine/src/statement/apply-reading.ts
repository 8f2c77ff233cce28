import { type Minor, toMinor } from '../money/money.ts'
import type { Money } from '../money/parse-money.ts'
import type { Movement, ReadRow, SectionedRow } from './ledger.ts'
import type { MoneyReading } from './money-reading.ts'
import { findPlainDirection, isMinusStyle, owedValue, signedValue } from './resolve-direction.ts'

/**
 * The movements of rows under a reading of their money columns, in the order of the rows.
 *
 * @param openings balances printed outside the rows that may come before the first
 */
export function applyReading(
  rows: readonly SectionedRow[],
  reading: MoneyReading,
  isReversed: boolean,
  openings: readonly Minor[],
): Movement[] {
  const transactions = rows.filter(({ row }) => row.kind === null)
  const printedBalances = column(rows, reading.balance)
  const plainBalance = findPlainDirection(printedBalances)
  const plainAmount = findPlainDirection(column(transactions, reading.amount))
  const isTurned = reading.direction === 'turned-sign'
  const isStyle = (c: number | null) => isMinusStyle(column(transactions, c)) !== isTurned
  const [isDebitStyle, isCreditStyle] = [isStyle(reading.debit), isStyle(reading.credit)]
  const balanceRows = rows.filter(({ row }) => isBalanceRow(row))
  const plainBalanceRow = findPlainDirection(column(balanceRows, reading.amount ?? reading.debit))
  const balances = printedBalances.map((printed) => printed && balanceOf(printed, plainBalance))
  const previous = reading.direction === 'balance' ? balancesBefore(balances, isReversed) : []
  return rows.map(({ row, section }, i): Movement => {
    const balance = balances[i] ?? null
    const found =
      reading.amount === null
        ? readPair(row, reading, isDebitStyle, isCreditStyle)
        : readAmount(row, section, reading, reading.amount, plainAmount, stepTo(i))
    if (balance === null && reading.balance === null && isBalanceRow(row) && found.amountColumn !== null) {
      // Its own sign tells, not which way the amounts of this column go.
      const printed = row.money[found.amountColumn] as Money
      const money = { ...printed, marker: printed.marker ?? row.marker }
      const own = reading.amount === null ? ownBalance(found, reading) : balanceOf(money, plainBalanceRow)
      return { row, movement: null, amountColumn: null, balance: own, balanceColumn: found.amountColumn }
    }
    const balanceColumn = balance === null ? null : reading.balance
    const { movement, amountColumn } = found
    return { row, movement, amountColumn, balance, balanceColumn }
  })

  function balanceOf(money: Money, plain: 'debit' | 'credit'): Minor {
    return reading.isOwed ? owedValue(money) : signedValue(money, plain)
  }

  /** How the balance moves to that of row `i`; null where nothing says. */
  function stepTo(i: number): Step {
    const [to, before] = [balances[i] ?? null, previous[i] ?? null]
    if (to === null) return null
    if (before !== null) return before === to ? null : before < to ? 'up' : 'down'
    const amount = rows[i]?.row.money[reading.amount ?? -1]?.magnitude ?? 0
    const [isUp, isDown] = [openings.includes(toMinor(to - amount)), openings.includes(toMinor(to + amount))]
    return isUp === isDown ? null : isUp ? 'up' : 'down'
  }
}

/** What rows print in a column; nothing where there is no such column. */
const column = (rows: readonly SectionedRow[], c: number | null): (Money | null)[] =>
  c === null ? [] : rows.map(({ row }) => row.money[c] ?? null)

/** A balance printed under Debit is owed by the holder. */
const ownBalance = ({ movement }: Found, { isOwed }: MoneyReading): Minor =>
  toMinor(isOwed ? -(movement ?? 0) : (movement ?? 0))

type Step = 'up' | 'down' | null

/** For each row the printed balance that comes before it in time. */
function balancesBefore(balances: readonly (Minor | null)[], isReversed: boolean): (Minor | null)[] {
  let last: Minor | null = null
  const ordered = isReversed ? [...balances].reverse() : balances
  const before = ordered.map((balance) => {
    const known = last
    last = balance ?? last
    return known
  })
  return isReversed ? before.reverse() : before
}

/** Without a column for balances, the opening and the closing one stand among the amounts. */
const isBalanceRow = ({ kind }: ReadRow): boolean =>
  kind === 'opening' || kind === 'closing' || kind === 'forward'

type Found = Pick<Movement, 'movement' | 'amountColumn'>

/** Debit and credit in columns of their own; of a zero and an amount, the amount counts. */
function readPair(
  row: ReadRow,
  { debit, credit }: MoneyReading,
  isDebitStyle: boolean,
  isCreditStyle: boolean,
): Found {
  const out = debit === null ? null : (row.money[debit] ?? null)
  const into = credit === null ? null : (row.money[credit] ?? null)
  const isInto = into !== null && (out === null || (out.magnitude === 0 && into.magnitude !== 0))
  const side = isInto ? into : out
  if (side === null) return { movement: null, amountColumn: null }
  const isStyle = isInto ? isCreditStyle : isDebitStyle
  const isOut = isInto === (side.isNegative && !isStyle)
  return {
    movement: toMinor(isOut ? -side.magnitude : side.magnitude),
    amountColumn: isInto ? credit : debit,
  }
}

function readAmount(
  row: ReadRow,
  section: 'debit' | 'credit' | null,
  { direction, isOwed }: MoneyReading,
  column: number,
  plain: 'debit' | 'credit',
  step: Step,
): Found {
  const money = row.money[column] ?? null
  if (money === null) return { movement: null, amountColumn: null }
  return { movement: toMinor(direct()), amountColumn: column }

  function direct(): number {
    const amount = money as Money
    const turn = direction === 'turned-sign' ? -1 : 1
    if (row.marker !== null)
      return turn * ((row.marker === 'debit') !== amount.isNegative ? -1 : 1) * amount.magnitude
    const bySign = signedValue(amount, plain)
    if (direction === 'turned-sign') return turn * bySign
    if (direction === 'balance' && step !== null)
      return (step === 'down') === isOwed ? amount.magnitude : -amount.magnitude
    if (direction === 'section' && section !== null)
      return section === 'debit' ? -amount.magnitude : amount.magnitude
    return bySign
  }
}
