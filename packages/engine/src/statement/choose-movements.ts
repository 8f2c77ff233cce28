import { dayNumber } from '../dates/calendar.ts'
import { toDate } from '../dates/parse-date.ts'
import { type Minor, toMinor } from '../money/money.ts'
import type { ColumnRole } from '../vocabulary/language.ts'
import { isMoneyRole } from '../vocabulary/titles.ts'
import { applyReading } from './apply-reading.ts'
import { type BalanceHints, findPair } from './balance-hints.ts'
import { admitByBalance, admitCarried, chronological, sumOf, walkChain } from './chain.ts'
import { isTransaction, type Movement, type SectionedRow } from './ledger.ts'
import { type MoneyReading, NO_READING, readings } from './money-reading.ts'

/** A table's rows with their directions, and how well the reading explains what is printed. */
export type ChosenMovements = {
  readonly movements: readonly Movement[]
  readonly isOwed: boolean
  /** The rows stand newest first. */
  readonly isReversed: boolean
}

/** A reading that was tried, and what speaks for it: `score` is the sum of the rest, the highest wins. */
export type WeighedReading = {
  readonly reading: MoneyReading
  readonly isReversed: boolean
  readonly score: number
  /** By titles, the usual order of columns, and words that cards print. */
  readonly prior: number
  /** By running balances, or by balances outside the rows and the titles of sections. */
  readonly evidence: number
  /** Zero or less: for rows that it cannot explain. */
  readonly clash: number
}

/** The best of the readings first, then those that came nearest to it. */
export type Choice = ChosenMovements & { readonly weighed: readonly WeighedReading[] }

/** So many readings are kept to be looked at. */
const MOST_KEPT = 6

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
/** Signs printed both ways are more telling than that the document is about a card. */
const TURNED_COST = 1.5
/** What a card prints without a sign is mostly a purchase. */
const PLAIN_CREDITS_COST = 0.5
/** A single step may close by chance, though hardly to the cent. */
const SINGLE_STEP_WEIGHT = 12
const MAX_MONEY_COLUMNS = 5
/** A column under which not one of so many steps closes is hardly a running balance, unless its title says so. */
const MANY_STEPS = 3
const BROKEN_COST = 1
/** All movements together lead from the printed opening balance to the closing one. */
const CLOSING_WEIGHT = 10
/** Balances at the wrong end of the rows speak against an order, though a summary may stand anywhere. */
const DISORDER_COST = 6
/** A year that has every day. */
const LEAP_YEAR = 2000
/** Rows stand in the order that their dates suggest, unless something says otherwise. */
const REVERSED_COST = 0.01
/** Signs mean what they usually do, and only where they say nothing one asks the balance. */
const DIRECTION_COST = { sign: 0, section: 0, 'turned-sign': 0.2, balance: 0.3 }
const MOST_EVIDENCE = Math.max(CHAIN_WEIGHT, CLOSING_WEIGHT + SECTION_WEIGHT)

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
): Choice {
  const columns = isMoney.flatMap((money, c) => (money ? [c] : [])).slice(0, MAX_MONEY_COLUMNS)
  const weighed: WeighedReading[] = []
  const descends = isNewestFirst(rows)
  let best = { score: Number.NEGATIVE_INFINITY, reading: NO_READING, isReversed: false }
  for (const { reading, prior } of byPrior([...readings(columns, isCard)], roles, columns, isCard)) {
    // No reading from here on can explain so much that it overtakes the best.
    if (best.score >= prior + MOST_EVIDENCE) break
    const clash = -CLASH_WEIGHT * clashes(rows, reading, roles)
    for (const isReversed of descends ? [true, false] : [false, true]) {
      if (best.score >= prior + MOST_EVIDENCE + clash) break
      const movements = applyReading(rows, reading, isReversed, hints.openings)
      const explained =
        evidenceOf(rows, movements, reading, isReversed, hints) -
        (isReversed === descends ? 0 : REVERSED_COST) -
        (turnsSigns(movements) ? TURNED_COST : 0) -
        (isCard && areCredits(movements, reading) ? PLAIN_CREDITS_COST : 0)
      const score = prior + explained + clash
      weighed.push({ reading, isReversed, score, prior, evidence: explained, clash })
      if (score > best.score) best = { score, reading, isReversed }
    }
  }
  const { reading, isReversed } = best
  const { isOwed } = reading
  const applied = admitCarried(applyReading(rows, reading, isReversed, hints.openings), isReversed, isOwed)
  // Opening, money in, money out, closing: a summary adds up, too.
  const isSummary = reading.balance === null && rows.every(({ row }) => row.date === null)
  const movements = isSummary
    ? applied
    : admitByBalance(applied, isReversed, isOwed, onlyOpening(hints, isOwed))
  return {
    movements,
    isOwed,
    isReversed,
    weighed: weighed.sort((a, b) => b.score - a.score).slice(0, MOST_KEPT),
  }
}

/** Whether a closing balance comes before all rows, or an opening one after all: then they stand the other way round. */
function isOutOfOrder(ordered: readonly Movement[]): boolean {
  const [first, last] = [ordered.findIndex(isTransaction), ordered.findLastIndex(isTransaction)]
  return (
    first >= 0 &&
    (ordered.slice(0, first).some(({ row }) => row.kind === 'closing') ||
      ordered.slice(last + 1).some(({ row }) => row.kind === 'opening'))
  )
}

/** Of several printed opening balances, the one that the first row comes from; of a single one, that. */
function openingOf(ordered: readonly Movement[], hints: BalanceHints, isOwed: boolean): Minor | null {
  const first = ordered.findIndex(({ row, balance }) => row.kind === null && balance !== null)
  const implied = (ordered[first]?.balance ?? 0) - sumOf(transactionsOf(ordered.slice(0, first + 1)))
  const isPrinted = first >= 0 && hints.openings.includes(toMinor(isOwed ? -implied : implied))
  return isPrinted ? toMinor(implied) : onlyOpening(hints, isOwed)
}

/** Whether amounts with a plus are read as debits, where a minus is printed with others: who prints both means both. */
function turnsSigns(movements: readonly Movement[]): boolean {
  const signed = movements.flatMap(({ row, movement, amountColumn }) => {
    const money = amountColumn === null ? null : row.money[amountColumn]
    return row.kind === null && movement && money ? [{ money, movement }] : []
  })
  return (
    signed.some(({ money }) => money.isNegative) &&
    signed.some(({ money, movement }) => money.hasPlus && movement < 0)
  )
}

/** Whether most amounts of a column for both directions that carry neither a sign nor a marker are read as credits. */
function areCredits(movements: readonly Movement[], { amount }: MoneyReading): boolean {
  const plain = movements.filter(({ row, movement }) => {
    const money = amount === null ? null : row.money[amount]
    const isMarked = money?.isNegative || money?.hasPlus || money?.marker || row.marker
    return row.kind === null && movement && money && !isMarked
  })
  return plain.filter(({ movement }) => (movement ?? 0) > 0).length > plain.length / 2
}

/** The one opening balance that is printed outside the rows, as what the holder has. */
function onlyOpening({ openings }: BalanceHints, isOwed: boolean): Minor | null {
  const [opening] = openings
  return opening === undefined || openings.length > 1 ? null : toMinor(isOwed ? -opening : opening)
}

/** Whether most rows print an earlier date than the row above. */
function isNewestFirst(rows: readonly SectionedRow[]): boolean {
  const days = rows.flatMap(({ row }) => {
    const date = row.date && toDate(row.date, 'day-first', row.date.year ?? LEAP_YEAR)
    return date ? [dayNumber(date)] : []
  })
  const steps = days.slice(1).map((day, i) => Math.sign(day - (days[i] as number)))
  return steps.reduce((sum, step) => sum + step, 0) < 0
}

/** Readings with what speaks for them before any row is looked at, the likeliest first. */
function byPrior(
  all: readonly MoneyReading[],
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
  isCard: boolean,
): { reading: MoneyReading; prior: number }[] {
  return all
    .map((reading) => {
      const titles = TITLE_WEIGHT * titleAgreement(reading, roles, columns)
      const owed = reading.isOwed === isCard ? 0 : OWED_WEIGHT
      const unusual = DIRECTION_COST[reading.direction]
      return { reading, prior: titles + orderPrior(reading, columns) - owed - unusual }
    })
    .sort((a, b) => b.prior - a.prior)
}

/** How much of what is printed a reading explains: its running balance, else balances outside the rows and sections. */
function evidenceOf(
  rows: readonly SectionedRow[],
  movements: readonly Movement[],
  reading: MoneyReading,
  isReversed: boolean,
  hints: BalanceHints,
): number {
  const ordered = chronological(movements, isReversed, reading.isOwed)
  const disorder = isOutOfOrder(ordered) ? DISORDER_COST : 0
  const { closed, steps } = walkChain(ordered, openingOf(ordered, hints, reading.isOwed))
  if (closed === 0 && steps >= MANY_STEPS) return -BROKEN_COST - disorder
  if (steps > 0) return ((steps === 1 ? SINGLE_STEP_WEIGHT : CHAIN_WEIGHT) * closed) / steps - disorder
  const isClosing = findPair(hints, reading.isOwed, sumOf(transactionsOf(movements))) !== null
  return (
    (isClosing ? CLOSING_WEIGHT : 0) + SECTION_WEIGHT * sectionAgreement(rows, movements, reading) - disorder
  )
}

const transactionsOf = (movements: readonly Movement[]) => movements.filter(({ row }) => row.kind === null)

/** Titles that say what the reading says, less those that say otherwise. */
function titleAgreement(
  reading: MoneyReading,
  roles: readonly (ColumnRole | null)[],
  columns: readonly number[],
): number {
  return columns.reduce((sum, c) => {
    const title = roles[c] ?? null
    if (title === null) return sum
    const use = (['debit', 'credit', 'amount', 'balance'] as const).find((key) => reading[key] === c) ?? null
    if (use === title) return sum + 1
    const isIgnoredRightly = use === null && !isMoneyRole(title)
    return isIgnoredRightly ? sum + 0.5 : sum - 1
  }, 0)
}

/** -1 to 1: how far the directions agree with what the section titles say. */
function sectionAgreement(
  rows: readonly SectionedRow[],
  movements: readonly Movement[],
  { direction }: MoneyReading,
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

/**
 * The share of rows that this reading cannot explain: with both a debit and a credit, with no amount read, or with one
 * left over under a title of money.
 */
function clashes(
  rows: readonly SectionedRow[],
  reading: MoneyReading,
  roles: readonly (ColumnRole | null)[],
): number {
  const { debit, credit, amount, balance } = reading
  const unread = roles.flatMap((role, c) =>
    isMoneyRole(role) && ![debit, credit, amount, balance].includes(c) ? [c] : [],
  )
  const transactions = rows.filter(({ row }) => row.kind === null)
  const bad = transactions.filter(({ row }) => {
    const isPrinted = (c: number | null) => c !== null && row.money[c] != null
    const nonZero = (c: number | null) => c !== null && (row.money[c]?.magnitude ?? 0) !== 0
    const isRead = [debit, credit, amount].some(isPrinted)
    const hasAny = row.money.some((money) => money !== null)
    return (nonZero(debit) && nonZero(credit)) || (hasAny && !isRead) || unread.some(nonZero)
  })
  return transactions.length === 0 ? 0 : bad.length / transactions.length
}

/** The usual order where nothing else speaks: amounts left of the balance, debit left of credit, all columns used. */
function orderPrior(reading: MoneyReading, columns: readonly number[]): number {
  const used = [reading.debit, reading.credit, reading.amount, reading.balance].filter((c) => c !== null)
  const isBalanceLast = reading.balance === null || reading.balance === columns.at(-1)
  const isDebitFirst = reading.debit === null || reading.credit === null || reading.debit < reading.credit
  return 0.1 * used.length + (isBalanceLast ? 0.1 : 0) + (isDebitFirst ? 0.05 : 0)
}
