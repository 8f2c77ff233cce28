import { type Minor, toMinor } from '../../money/money.ts'
import type { ColumnRole, RowKind } from '../../vocabulary/language.ts'
import { isMoneyRole } from '../../vocabulary/titles.ts'
import { BalanceWalk } from '../arithmetic/balance-walk.ts'
import type { ReadRow, SectionedRow } from '../ledger.ts'
import { type BalanceHints, findPair } from '../printed/balance-hints.ts'
import type { AppliedReading } from './apply-reading.ts'
import type { ColumnStyle } from './column-style.ts'
import { isBeside, type MoneyReading } from './money-reading.ts'
import { MIN_SAID, type SaidDirections } from './said-directions.ts'

/** A running balance that closes outweighs any title. */
const CHAIN_WEIGHT = 20
/** One amount under a misleading title breaks one step of many: a chain without a broken step outweighs two titles. */
const WHOLE_WEIGHT = 5
/** Score of a single step that closes: less than that of several, since one may close by accident. */
const SINGLE_STEP_WEIGHT = 12
/** A column of at least this many steps, none of which closes, is no running balance unless its title says so. */
const MANY_STEPS = 3
const BROKEN_COST = 1
/** Up to this share of the steps may close by accident: a column of the same amounts in another currency has some. */
const ACCIDENTAL_SHARE = 1 / 8
/** With fewer steps, misprints may keep all from closing: that outweighs no title, only the usual order of columns. */
const FEW_BROKEN_COST = 0.2
/** The first row goes on from a printed opening balance: weighs more than the cost of asking the balances. */
const OPENING_WEIGHT = 1
/** The last row leads to a printed closing balance: enough to tell a column of balances from one that moves with it. */
const ENDING_WEIGHT = 1
/** All movements together lead from the printed opening balance to the closing one. */
const CLOSING_WEIGHT = 10
const SECTION_WEIGHT = 3
/** A printed total of the rows above outweighs one row that goes against the title of its section. */
const TOTAL_WEIGHT = 1
/** The texts of rows outweigh a single word that cards print, but no title. */
const TEXT_WEIGHT = 1.5
/** Balances at the wrong end of the rows count more against an order than a few more closing steps count for it. */
const DISORDER_COST = 10
/** Signs printed both ways weigh more than that the document is about a card. */
const TURNED_COST = 1.5
/** `CR` and `DR` weigh more than that nothing says a balance is owed; a running balance tells what they mean. */
const TURNED_MARKS_COST = 3
/** ...and more than a column or the title of a section. */
const AGAINST_SIGNS_COST = 6
/** An amount without a sign on a card is mostly a purchase. */
const PLAIN_CREDITS_COST = 0.5
/** ...and hardly any debt is overpaid from its first balance to its last: a minus at each means that they are owed. */
const OVERPAID_COST = 1.5
/** The fewest balances with a minus that show that. */
const MIN_OVERPAID = 2
const MIXED_COST = 0.5

/** No evidence weighs more, in a document that prints these balances. */
export const mostEvidence = ({ openings, closings }: BalanceHints): number =>
  Math.max(
    CHAIN_WEIGHT +
      WHOLE_WEIGHT +
      (openings.length > 0 ? OPENING_WEIGHT : 0) +
      (closings.length > 0 ? ENDING_WEIGHT : 0),
    CLOSING_WEIGHT + SECTION_WEIGHT + TOTAL_WEIGHT,
  ) + TEXT_WEIGHT

/**
 * How much of what is printed a reading explains: the running balance, or else balances outside the rows, and sections.
 *
 * @param saidOf what the texts of the rows say
 */
export function evidenceOf(applied: AppliedReading, hints: BalanceHints, saidOf: SaidDirections): number {
  const disorder = isOutOfOrder(applied) ? DISORDER_COST : 0
  const opening = openingOf(applied, hints)
  const said = TEXT_WEIGHT * textAgreement(applied, saidOf)
  const walk = walkBalances(applied, opening.balance)
  const { steps } = walk
  const counted = walk.closed - takenBeside(applied)
  const closed = counted > ACCIDENTAL_SHARE * steps ? counted : 0
  if (closed === 0 && steps >= MANY_STEPS) return -BROKEN_COST - disorder
  const broken = closed === 0 ? FEW_BROKEN_COST : 0
  const whole = closed === steps && steps >= MANY_STEPS ? WHOLE_WEIGHT : 0
  const begun = opening.isReached ? OPENING_WEIGHT : 0
  const ended = walk.sum === 0 && isClosing(walk.from, applied, hints) ? ENDING_WEIGHT : 0
  if (steps > 0)
    return (
      ((steps === 1 ? SINGLE_STEP_WEIGHT : CHAIN_WEIGHT) * closed) / steps +
      whole +
      begun +
      ended +
      said -
      broken -
      disorder
    )
  const isWhole = findPair(hints, applied.reading.isOwed, sumUpTo(applied, applied.rows.length)) !== null
  const agreed = SECTION_WEIGHT * sectionAgreement(applied) + TOTAL_WEIGHT * totalAgreement(applied)
  return (isWhole ? CLOSING_WEIGHT : 0) + agreed + said - disorder
}

/**
 * Whether a closing balance comes before all rows, or an opening one after all, and not both: then the rows stand the
 * other way round. With both, another account begins or ends there.
 */
export function isOutOfOrder({ rows, movements }: AppliedReading): boolean {
  const isTransaction = ({ row }: SectionedRow, i: number) => row.kind === null && movements[i] !== null
  const [first, last] = [rows.findIndex(isTransaction), rows.findLastIndex(isTransaction)]
  const has = (part: readonly SectionedRow[], kind: RowKind) => part.some(({ row }) => row.kind === kind)
  const [before, after] = [rows.slice(0, first), rows.slice(last + 1)]
  return (
    first >= 0 &&
    ((has(before, 'closing') && !has(before, 'opening')) || (has(after, 'opening') && !has(after, 'closing')))
  )
}

/** Steps from one printed balance to another that close. */
export const closedSteps = (applied: AppliedReading, hints: BalanceHints): number =>
  walkBalances(applied, openingOf(applied, hints).balance).moved

/** Whether a column of balances ends with a printed closing balance, either held or owed. */
const isClosing = (balance: Minor | null, { reading }: AppliedReading, { closings }: BalanceHints): boolean =>
  reading.balance !== null &&
  balance !== null &&
  closings.some((closing) => Math.abs(closing) === Math.abs(balance))

/** The number of rows whose amount was derived from the step of the balances, so that this step always closes. */
const takenBeside = ({ reading, amountColumns }: AppliedReading): number =>
  amountColumns.filter((c) => isBeside(reading, c)).length

/** The balances that a reading finds, as what the holder has, and whether its movements lead from each to the next. */
function walkBalances(
  { rows, reading, movements, balances }: AppliedReading,
  opening: Minor | null,
): BalanceWalk {
  const walk = new BalanceWalk(opening)
  for (let i = 0; i < rows.length; i++) {
    const { row } = rows[i] as SectionedRow
    const [movement, balance] = [movements[i] ?? null, balances[i] ?? null]
    if (row.kind === null && movement !== null) walk.move(movement)
    if (row.kind !== 'other' && balance !== null) walk.reach(toMinor(reading.isOwed ? -balance : balance))
  }
  return walk
}

/** Of several printed opening balances, the one that the first row goes on from; a single one in any case. */
function openingOf(
  applied: AppliedReading,
  hints: BalanceHints,
): { readonly balance: Minor | null; readonly isReached: boolean } {
  const { isOwed } = applied.reading
  const first = applied.rows.findIndex(({ row }, i) => row.kind === null && applied.balances[i] !== null)
  const moved = sumUpTo(applied, first + 1)
  const before = (applied.balances[first] ?? 0) - (isOwed ? -moved : moved)
  const isReached = first >= 0 && hints.openings.includes(toMinor(before))
  return { balance: isReached ? toMinor(isOwed ? -before : before) : onlyOpening(hints, isOwed), isReached }
}

/** The sum of the movements before row `end`. */
function sumUpTo({ rows, movements }: AppliedReading, end: number): Minor {
  let sum = 0
  for (let i = 0; i < end; i++) if (rows[i]?.row.kind === null) sum += movements[i] ?? 0
  return toMinor(sum)
}

/** The one opening balance that is printed outside the rows, as what the holder has. */
export function onlyOpening({ openings }: BalanceHints, isOwed: boolean): Minor | null {
  const [opening] = openings
  return opening === undefined || openings.length > 1 ? null : toMinor(isOwed ? -opening : opening)
}

/** -1 to 1: how far the directions agree with what the texts of the rows say: `ACH debit`, `Cash deposit`. */
function textAgreement({ rows, movements }: AppliedReading, saidOf: SaidDirections): number {
  if (saidOf.size === 0) return 0
  let [agree, count] = [0, 0]
  for (let i = 0; i < rows.length; i++) {
    const { row } = rows[i] as SectionedRow
    const movement = movements[i] ?? 0
    const said = row.kind === null && movement !== 0 ? saidOf.get(row) : undefined
    if (said === undefined) continue
    count++
    agree += movement < 0 === (said === 'debit') ? 1 : -1
  }
  return Math.abs(agree) < MIN_SAID ? 0 : agree / (count + MIN_SAID)
}

/** -1 to 1: how far the directions agree with what the section titles say. */
function sectionAgreement({ rows, reading, movements }: AppliedReading): number {
  let [agree, count] = [0, 0]
  for (let i = 0; i < rows.length; i++) {
    const { row, section } = rows[i] as SectionedRow
    const movement = movements[i] ?? 0
    if (section === null || movement === 0 || row.kind !== null) continue
    count++
    agree += movement < 0 === (section === 'debit') ? 1 : -1
  }
  // A reading that takes the direction from the section gets no full credit for agreeing with it.
  return count === 0 ? 0 : ((reading.direction === 'section' ? 0.9 : 1) * agree) / count
}

/** The fewest rows that say something by what they come to. */
const MIN_SUMMED = 2

/** 0 to 1: how many of the totals among the rows are what the rows above them come to, or those of one direction. */
function totalAgreement({ rows, reading, movements }: AppliedReading): number {
  if (!rows.some(({ row }) => row.kind === 'total')) return 0
  let [agree, count] = [0, 0]
  let [above, incoming, outgoing] = [0, 0, 0]
  for (let i = 0; i < rows.length; i++) {
    const { row } = rows[i] as SectionedRow
    const movement = movements[i] ?? 0
    if (row.kind === null) {
      above++
      if (movement > 0) incoming += movement
      else outgoing -= movement
      continue
    }
    const totals = row.kind === 'total' ? amountsRead(row, reading) : []
    if (totals.length === 0) continue
    if (above >= MIN_SUMMED) {
      count++
      const sums = [incoming, outgoing, Math.abs(incoming - outgoing)]
      if (totals.every((total) => sums.includes(total))) agree++
    }
    ;[above, incoming, outgoing] = [0, 0, 0]
  }
  return count === 0 ? 0 : agree / count
}

/** What a row prints in the columns that a reading takes for amounts, without zeros. */
const amountsRead = ({ money }: ReadRow, { debit, credit, amount }: MoneyReading): number[] =>
  [debit, credit, amount].flatMap((c) => money[c ?? -1]?.magnitude || [])

/**
 * What the signs of a reading cost where they go against what statements print.
 *
 * @param styles of the table's columns
 * @param isCard other words of the document say that it is about a card
 */
export function signCost(applied: AppliedReading, styles: readonly ColumnStyle[], isCard: boolean): number {
  const { debit, credit, amount, balance, direction, isOwed } = applied.reading
  const isTold = direction === 'section' || amount === null
  const turned = besidePlusInDebits(applied)
  const isAddedToDebt = turned === 'minus' && isCard && isOwed && printsMostlyPlus(applied)
  const turnedCost = turned === null || isAddedToDebt ? 0 : isTold ? AGAINST_SIGNS_COST : TURNED_COST
  // A column for one direction prints hardly any reversals.
  const isMixed = [debit, credit].some((c) => c !== null && styles[c]?.isMixed)
  return (
    turnedCost +
    (balance === null && turnsMarks(applied) ? TURNED_MARKS_COST : 0) +
    (isMixed ? MIXED_COST : 0) +
    (isCard &&
    areCredits(
      applied,
      applied.rows.map(() => amount),
    )
      ? PLAIN_CREDITS_COST
      : 0) +
    (isOwed && isOverpaid(applied) && areCredits(applied, applied.amountColumns) ? OVERPAID_COST : 0)
  )
}

/** Whether every balance is negative. */
function isOverpaid({ balances }: AppliedReading): boolean {
  const printed = balances.filter((balance) => balance !== null)
  return printed.length >= MIN_OVERPAID && printed.every((balance) => balance < 0)
}

/** `+ $54.31`: a purchase with a card adds to what is owed, and most rows of a card are purchases. */
function printsMostlyPlus({ rows, amountColumns }: AppliedReading): boolean {
  const signs = rows.map(({ row }, i) => row.money[amountColumns[i] ?? -1])
  const plus = signs.filter((money) => money?.hasPlus).length
  return plus > signs.filter((money) => money?.isNegative).length
}

/**
 * What stands beside amounts with a plus that are read as debits, and speaks against it: amounts with a minus, since a bank
 * that prints both means both, or mostly credits without any sign.
 *
 * @returns null where nothing does, or no such amount is read as a debit
 */
function besidePlusInDebits({ rows, movements, amountColumns }: AppliedReading): 'minus' | 'plain' | null {
  let [hasMinus, isTurned, plainCredits, others] = [false, false, 0, 0]
  for (let i = 0; i < rows.length; i++) {
    const { row } = rows[i] as SectionedRow
    const movement = movements[i] ?? 0
    const money = row.money[amountColumns[i] ?? -1]
    if (row.kind !== null || movement === 0 || !money) continue
    if (money.isNegative) hasMinus = true
    if (money.hasPlus) isTurned ||= movement < 0
    else others++
    if (!money.hasPlus && !money.isNegative && !money.marker && !row.marker && movement > 0) plainCredits++
  }
  return !isTurned ? null : hasMinus ? 'minus' : plainCredits > others / 2 ? 'plain' : null
}

/** Whether most amounts that carry a mark of their direction are read as going the other way. */
function turnsMarks({ rows, movements, amountColumns }: AppliedReading): boolean {
  let turned = 0
  for (let i = 0; i < rows.length; i++) {
    const { row } = rows[i] as SectionedRow
    const movement = movements[i] ?? 0
    const marker = row.money[amountColumns[i] ?? -1]?.marker
    if (row.kind === null && movement !== 0 && marker)
      turned += movement < 0 === (marker === 'debit') ? -1 : 1
  }
  return turned > 0
}

/**
 * Whether most amounts that carry neither a sign nor a marker are read as credits.
 *
 * @param columns the column of the amount to look at in each row; null for none
 */
function areCredits({ rows, movements }: AppliedReading, columns: readonly (number | null)[]): boolean {
  let [credits, count] = [0, 0]
  for (let i = 0; i < rows.length; i++) {
    const { row } = rows[i] as SectionedRow
    const movement = movements[i] ?? 0
    const money = row.money[columns[i] ?? -1]
    const isMarked = money?.isNegative || money?.hasPlus || money?.marker || row.marker
    if (row.kind !== null || movement === 0 || !money || isMarked) continue
    count++
    if (movement > 0) credits++
  }
  return credits > count / 2
}

/**
 * The share of rows that this reading cannot explain: rows with both a debit and a credit, with no amount read, or with
 * an amount left over. A column may be left over if its title says that it is no money of the account, or if it repeats
 * the amount.
 */
export function clashes(
  rows: readonly SectionedRow[],
  reading: MoneyReading,
  roles: readonly (ColumnRole | null)[],
): number {
  const { debit, credit, amount, balance, charges } = reading
  const unread = roles.flatMap((role, c) =>
    (role === null || isMoneyRole(role)) && ![debit, credit, amount, balance, ...charges].includes(c)
      ? [c]
      : [],
  )
  const moved = [debit, credit, amount].filter((c) => c !== null)
  const read = [...moved, ...charges]
  let [bad, count] = [0, 0]
  for (const { row } of rows) {
    if (row.kind !== null) continue
    count++
    if (isUnexplained(row)) bad++
  }
  return count === 0 ? 0 : bad / count

  function isUnexplained({ money }: ReadRow): boolean {
    const amountIn = (c: number) => money[c]?.magnitude ?? 0
    const isBoth = debit !== null && credit !== null && amountIn(debit) !== 0 && amountIn(credit) !== 0
    const isLost = (c: number) => amountIn(c) !== 0 && !moved.some((other) => amountIn(other) === amountIn(c))
    const isLeftOver = () => !read.some((c) => money[c]) && money.some((cell) => cell !== null)
    return isBoth || unread.some(isLost) || isLeftOver()
  }
}
