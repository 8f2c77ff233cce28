import { mostAre } from '../../geometry/most-are.ts'
import { type Minor, toMinor } from '../../money/money.ts'
import type { Money } from '../../money/parse-money.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { directionOfSum } from '../../vocabulary/sections.ts'
import { isBalanceRow, type Movement, type ReadRow, type SectionedRow } from '../ledger.ts'
import { type ColumnStyle, PLAIN_STYLE } from './column-style.ts'
import { areSidesMadeEqual, bothSides } from './ledger-sides.ts'
import type { MoneyReading } from './money-reading.ts'
import { owedValue, signedValue } from './resolve-direction.ts'
import { StepsByWord } from './steps-by-word.ts'

/** The least share of the charges of a column that carry a minus where all that are paid do. */
const SIGNED_SHARE = 0.6

/**
 * What a reading makes of the rows of a table: the fields of `Movement`, but each in a list of its own, since many
 * readings are weighed and only one is kept.
 */
export type AppliedReading = {
  /** Oldest first. */
  readonly rows: readonly SectionedRow[]
  readonly reading: MoneyReading
  readonly movements: readonly (Minor | null)[]
  readonly amountColumns: readonly (number | null)[]
  readonly balances: readonly (Minor | null)[]
}

/**
 * Applies a reading to rows.
 *
 * @param rows oldest first
 * @param styles of the table's columns
 * @param openings balances printed outside the rows that may come before the first
 */
export function applyReading(
  rows: readonly SectionedRow[],
  styles: readonly ColumnStyle[],
  reading: MoneyReading,
  openings: readonly Minor[],
): AppliedReading {
  const { debit, credit, amount, balance, charges, direction, isOwed } = reading
  const styleOf = (c: number | null) => (c === null ? PLAIN_STYLE : (styles[c] ?? PLAIN_STYLE))
  const { plainAmount, isMinusIn, isPlusInDebits } = styleOf(amount)
  const { plainBalance } = styleOf(balance)
  const isTurned = direction === 'turned-sign'
  const isDebitStyle = styleOf(debit).isMinus !== isTurned
  const isCreditStyle = styleOf(credit).isMinus !== isTurned

  const isSignOfMark = signsRepeatMarks(rows, amount)
  const areMarksPlain = signsStandForMarks(rows, amount)
  const areMarksOfBalances = marksAreOfBalances(rows, reading)

  const isBalanceAmongAmounts = (row: ReadRow) => balance === null && isBalanceRow(row)
  const named = rows.map(({ row }) => {
    const c = amountColumn(row, reading)
    const isOther = c !== null && c === debit && credit !== null && row.money[credit] != null
    return isOther && isBalanceAmongAmounts(row) && isSumOf(rows, row, c) ? credit : c
  })
  const { plainBalanceRow } = styleOf(amount ?? debit)
  const isClosingOpposite = areSidesMadeEqual(rows, reading)
  const balances = rows.map(({ row }, i) => {
    if (isBalanceAmongAmounts(row)) {
      const balance = balanceAmongAmounts(row, named[i] ?? null, plainBalanceRow)
      return balance !== null && row.kind === 'closing' && isClosingOpposite ? toMinor(-balance) : balance
    }
    const printed = balance === null ? null : (row.money[balance] ?? null)
    // `Total deposits  8  19,240.10` of a summary may stand in the column of balances, with a count before it.
    const other = row.money[named[i] ?? -1]
    const isAlone = other == null || (printed?.isExact === true && !other.isExact)
    const isSum = row.kind === 'total' && isAlone && directionOfSum(row.description) !== null
    if (printed === null || isSum) return null
    const marker = printed.marker ?? (areMarksOfBalances ? row.marker : null)
    return balanceOf({ ...printed, marker }, plainBalance)
  })
  let alike: StepsByWord | undefined
  const isStepAsked = balance !== null && (direction === 'balance' || named.includes(null))
  const previous = isStepAsked ? balancesBefore(rows, balances) : []
  const beside = rows.map(({ row }, i) =>
    named[i] === null && row.kind === null ? besideColumn(row, i) : null,
  )
  const amountColumns = named.map((c, i) => c ?? beside[i] ?? null)
  const areChargesSigned = new Set(
    charges.filter((c) =>
      mostAre(
        rows.flatMap(({ row }) => (row.money[c]?.magnitude ? (row.money[c] ?? []) : [])),
        ({ isNegative }) => isNegative,
        SIGNED_SHARE,
      ),
    ),
  )
  const movements = rows.map((row, i) => (beside[i] == null ? movementOf(row, i) : stepOf(i)))
  return { rows, reading, movements, amountColumns, balances }

  function movementOf({ row, section }: SectionedRow, i: number): Minor | null {
    const c = named[i] ?? null
    if (c === null && paysBeside(row, i)) return toMinor(0)
    if (c === null || isBalanceAmongAmounts(row)) return null
    if (charges.includes(c)) return toMinor(-chargeOf(row))
    const moved = amount === null ? ofColumn(row, c) : ofAmount(row, section, row.money[c] as Money, i)
    return toMinor(moved - chargeOf(row))
  }

  /** `1,000.00` paid and `1,000.00` of charges on a loan, beside nothing paid back: what is owed stays as it was. */
  function paysBeside({ kind, money }: ReadRow, i: number): boolean {
    const paid = money.flatMap((printed, c) => (c === balance ? [] : (printed?.magnitude ?? [])))
    return isOwed && kind === null && stepOf(i) === 0 && paid.length > 1 && new Set(paid).size === 1
  }

  function chargeOf({ money }: ReadRow): Minor {
    return toMinor(charges.reduce((sum, c) => sum + chargedIn(c, money[c] ?? null), 0))
  }

  /** Where most charges of a column carry a minus, one without is paid back. */
  function chargedIn(c: number, money: Money | null): number {
    if (money === null) return 0
    const isBack = areChargesSigned.has(c) && !money.isNegative
    return isBack ? -money.magnitude : money.magnitude
  }

  function balanceOf(money: Money, plain: Direction): Minor {
    return isOwed ? owedValue(money) : signedValue(money, plain)
  }

  /**
   * The sign of the balance counts, not the direction of the amounts in its column; under Debit, the holder owes it.
   */
  function balanceAmongAmounts(row: ReadRow, c: number | null, plain: Direction): Minor | null {
    if (c === null) return null
    const sides = c === debit ? bothSides(row, reading) : null
    // Sums of both sides, opening balance included.
    if (sides) return toMinor((sides.credit.magnitude - sides.debit.magnitude) * (isOwed ? -1 : 1))
    const printed = row.money[c] as Money
    // A plus or a mark says more than the column under which a balance happens to stand.
    const isMarked = printed.hasPlus || (printed.marker ?? row.marker) !== null
    if (amount === null && !isMarked) return toMinor(isOwed ? -ofColumn(row, c) : ofColumn(row, c))
    return balanceOf({ ...printed, marker: printed.marker ?? row.marker }, plain)
  }

  /** How much an amount in a column for one direction moves. */
  function ofColumn(row: ReadRow, c: number): Minor {
    const { magnitude, isNegative } = row.money[c] as Money
    const isStyle = c === credit ? isCreditStyle : isDebitStyle
    return toMinor((c === credit) === (isNegative && !isStyle) ? -magnitude : magnitude)
  }

  /** How much an amount in a column for both directions moves. */
  function ofAmount(row: ReadRow, section: Direction | null, money: Money, i: number): number {
    const { magnitude, isNegative, hasPlus } = money
    const isMarked = (row.marker ?? money.marker) !== null
    const turn = isTurned && !(isMarked && areMarksPlain) ? -1 : 1
    if (row.marker !== null) {
      const isReversal = isNegative && !isSignOfMark
      return turn * ((row.marker === 'debit') !== isReversal ? -magnitude : magnitude)
    }
    // A mark at the amount itself says more than the title above: the sections below may have none.
    if (direction === 'section' && section !== null && money.marker === null) {
      const isReversal = section === 'debit' && hasPlus ? !isPlusInDebits : isNegative && !isMinusIn[section]
      return (section === 'debit') === isReversal ? magnitude : -magnitude
    }
    const step = direction === 'balance' ? (stepTo(i, magnitude) ?? stepOfAlike(row)) : null
    if (step !== null) return (step === 'down') === isOwed ? magnitude : -magnitude
    return turn * signedValue(money, plainAmount)
  }

  /** By how much the balance of a row exceeds the one before it; reversed where the balance is owed. */
  function stepOf(i: number): Minor | null {
    const [to, before] = [balances[i] ?? null, previous[i] ?? null]
    return to === null || before === null ? null : toMinor(isOwed ? before - to : to - before)
  }

  /** Where a row has no amount in the usual column: the column whose amount equals the step of the balances. */
  function besideColumn({ money }: ReadRow, i: number): number | null {
    const step = stepOf(i)
    const found = money.findIndex(
      (printed, c) => c !== balance && step !== null && printed?.magnitude === Math.abs(step),
    )
    return step === 0 || found < 0 ? null : found
  }

  /** Where the balances say nothing, as above the first of them: the direction of rows with the same words. */
  function stepOfAlike(row: ReadRow): 'up' | 'down' | null {
    alike ??= rows.reduce((steps, other, i) => {
      const c = named[i] ?? null
      const step =
        c === null || other.row.kind !== null ? null : stepTo(i, (other.row.money[c] as Money).magnitude)
      if (step !== null) steps.add(other.row, step)
      return steps
    }, new StepsByWord())
    return alike.of(row)
  }

  /**
   * Which way the balance moves to that of row `i`; null if unknown. It moves from the row before, unless the amount
   * leads there from a balance printed outside the rows: another account may begin with that.
   */
  function stepTo(i: number, magnitude: Minor): 'up' | 'down' | null {
    const [to, before] = [balances[i] ?? null, previous[i] ?? null]
    if (to === null) return null
    const isStep = before !== null && Math.abs(to - before) === magnitude
    // Charges go out, whichever way the amount goes.
    const charged = to + chargeOf((rows[i] as SectionedRow).row)
    const isUp = !isStep && openings.includes(toMinor(charged - magnitude))
    const isDown = !isStep && openings.includes(toMinor(charged + magnitude))
    if (isUp !== isDown) return isUp ? 'up' : 'down'
    return before === null || before === to ? null : before < to ? 'up' : 'down'
  }
}

/**
 * `Withdrawals  Deposits  Balance  DR/CR`: beside columns for each direction, marks that contradict them belong to
 * balances.
 */
function marksAreOfBalances(
  rows: readonly SectionedRow[],
  { debit, credit, balance }: MoneyReading,
): boolean {
  if (debit === null || credit === null || balance === null) return false
  return rows.some(({ row: { kind, marker, money } }) => {
    const other = marker === 'debit' ? credit : marker === 'credit' ? debit : null
    return kind === null && other !== null && (money[other]?.magnitude ?? 0) !== 0
  })
}

/** `Debit  - $16.10`: whether what is marked as a debit prints a minus throughout, and no other amount does. */
function signsRepeatMarks(rows: readonly SectionedRow[], amount: number | null): boolean {
  if (amount === null) return false
  const marked = rows.flatMap(({ row: { kind, marker, money } }) => {
    const printed = money[amount]
    return kind === null && marker !== null && printed?.magnitude ? [{ marker, printed }] : []
  })
  return (
    marked.some(({ printed }) => printed.isNegative) &&
    marked.every(({ marker, printed }) => printed.isNegative === (marker === 'debit'))
  )
}

/**
 * `-500.00` above `12.00 CR`: whether some amounts are signed and others are marked, and none is both. Then the meaning
 * of marks is not reversed together with that of a minus.
 */
function signsStandForMarks(rows: readonly SectionedRow[], amount: number | null): boolean {
  if (amount === null) return false
  const amounts = rows.flatMap(({ row: { kind, marker, money } }) => {
    const printed = money[amount]
    return kind === null && printed?.magnitude
      ? [{ isMarked: (marker ?? printed.marker) !== null, isSigned: printed.isNegative || printed.hasPlus }]
      : []
  })
  const [marked, others] = [
    amounts.filter(({ isMarked }) => isMarked),
    amounts.filter(({ isMarked }) => !isMarked),
  ]
  return (
    marked.length > 0 && others.some(({ isSigned }) => isSigned) && !marked.some(({ isSigned }) => isSigned)
  )
}

/** The column of the amount that a row moves; where debit and credit both print, the one that is not zero counts. */
function amountColumn({ money }: ReadRow, { debit, credit, amount, charges }: MoneyReading): number | null {
  const printed = (c: number | null) => (c === null ? null : (money[c] ?? null))
  const alone = charges.find(printed) ?? null
  if (amount !== null) return printed(amount) ? amount : alone
  const [out, into] = [printed(debit), printed(credit)]
  const isInto = into !== null && (out === null || (out.magnitude === 0 && into.magnitude !== 0))
  return isInto ? credit : out ? debit : alone
}

/** Whether a balance row prints the sum of a column in that column: then its balance stands in the other one. */
function isSumOf(rows: readonly SectionedRow[], { money }: ReadRow, c: number): boolean {
  if (money.filter((cell) => cell !== null).length < 2) return false
  const sum = rows.reduce(
    (total, { row }) => total + (row.kind === null ? (row.money[c]?.magnitude ?? 0) : 0),
    0,
  )
  return sum === money[c]?.magnitude
}

/** The rows themselves with what a reading made of them. */
export function toMovements({
  rows,
  reading,
  movements,
  amountColumns,
  balances,
}: AppliedReading): Movement[] {
  return rows.map(({ row }, i): Movement => {
    const [movement, balance] = [movements[i] ?? null, balances[i] ?? null]
    const amountColumn = amountColumns[i] ?? null
    const balanceColumn = balance === null ? null : (reading.balance ?? amountColumn)
    const chargeColumns = reading.charges.filter((c) => c !== amountColumn && row.money[c] != null)
    const uncharged = { row, movement, amountColumn, balance, balanceColumn }
    return chargeColumns.length > 0 ? { ...uncharged, chargeColumns } : uncharged
  })
}

/** The last printed balance before each row; balances of rows that may be none are ignored. */
function balancesBefore(
  rows: readonly SectionedRow[],
  balances: readonly (Minor | null)[],
): (Minor | null)[] {
  let last: Minor | null = null
  return balances.map((balance, i) => {
    const known = last
    if (rows[i]?.row.kind !== 'other') last = balance ?? last
    return known
  })
}
