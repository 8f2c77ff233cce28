import { PHRASE_GAP } from '../../geometry/tolerances.ts'
import type { Word } from '../../layout/word.ts'
import type { ReadAs } from '../../recognised/corrected-words.ts'
import type { RowId } from '../../table/rows/row.ts'
import { directionOfOwedSum, directionOfSum } from '../../vocabulary/sections.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { DirectionWitness } from '../movements/direction-witness.ts'
import { completeDate } from '../printed/resolve-dates.ts'
import type { Reading } from '../read-statement.ts'
import type { AccountDoubt, Check, RowDoubt, Witness } from '../statement.ts'
import { correctionsOf } from './corrected-rows.ts'
import { besideFurtherDays, dateDoubts, farDays, turnsBack } from './date-doubts.ts'
import type { DocumentWitnesses } from './document-witnesses.ts'
import type { ExplainedNumber } from './explain-numbers.ts'
import { luckyRows } from './luck.ts'
import type { IsDateUnsure } from './unsure-dates.ts'

/** What is proved of a row, and why not more. */
export type RowProof = {
  readonly movement: Movement
  readonly check: Check
  readonly witness: Witness
  readonly doubts: readonly RowDoubt[]
  readonly equation: RowsEquation | null
}

/** The verdict on an account and on each of its transactions, in printed order. */
export type AccountProof = {
  readonly check: Check
  readonly doubts: readonly AccountDoubt[]
  readonly rows: readonly RowProof[]
  readonly unexplained: readonly ExplainedNumber[]
}

/** What else stands against an account. */
export type Gaps = {
  /** Pages of the document whose rows are not known. */
  readonly unread: readonly number[]
  /** Whether the date of a row may be misread; if absent, none is. */
  readonly isDateUnsure?: IsDateUnsure | undefined
  /** Rows between balances that may all be wrong by the same amount; if absent, there are none. */
  readonly shifted?: ReadonlySet<Movement> | undefined
  /** What words were read as before arithmetic corrected them; if absent, none was corrected. */
  readonly readAs?: ReadAs | null | undefined
  /** A number that stands in no row was corrected. */
  readonly isOutsideCorrected?: boolean | undefined
  /** The place of this way to read the document among those that were tried, from 1. */
  readonly tried?: number | undefined
  /** Rows that printed titles oppose. */
  readonly opposed?: ReadonlySet<RowId> | undefined
  /** Numbers in its part of the document that nothing accounts for. */
  readonly unexplained: readonly ExplainedNumber[]
}

const DASH = /^[-\u2010-\u2015\u2212]$/

/** Says of each row of an account what its amount, its direction and its date rest on. */
export function proveAccount(
  account: CheckedAccount,
  reading: Reading,
  { choices, turned, misdated }: DocumentWitnesses,
  gaps: Gaps,
): AccountProof {
  const { ledger, facts, result } = account
  const { unread, unexplained, isDateUnsure = () => false, readAs = null } = gaps
  const lucky = luckyRows(account, { choices }, gaps.tried ?? 1)
  const hasRunningBalance = ledger.movements.some(
    (movement) => isTransaction(movement) && movement.balance !== null,
  )
  const years = {
    period: facts.period,
    latest: reading.latest,
    rowDay: reading.rowDay,
    runDay: reading.runDay,
  }
  const { closingDay } = facts
  const dates = { ...reading, years, closingDay, areYearsOpen: facts.period === null && reading.areYearsOpen }
  const days = ledger.movements.map(({ row }) => row.date && completeDate(row.date, reading.order, years))
  const isFar = farDays(days)
  const isTurned = turnsBack(ledger, days)
  const besideOthers = besideFurtherDays(ledger.movements.map(({ row }) => row))
  const astray = [lastAstray(account), firstAstray(account)]
  // Of several rows in one equation, any may be the one whose sign should have been overruled.
  const shaken = new Set(
    ledger.movements.flatMap(({ row: { id } }, i) =>
      choices.get(id)?.witness.overruled.has(id) ? (result.equations[i] ?? []) : [],
    ),
  )
  // What is left over in a row may be its amount, or the balance that the step should have led to.
  const unexplainedWords = new Set(unexplained.flatMap(({ words }) => words))
  const open = new Set(
    ledger.movements.filter(({ row: { lines } }) =>
      lines.some(({ words }) => words.some((word) => unexplainedWords.has(word))),
    ),
  )
  const openSteps = new Set(result.equations.filter((_, i) => open.has(ledger.movements[i] as Movement)))
  let [day, isDayLost, isBrokenAbove]: [Word | undefined, boolean, boolean] = [undefined, false, false]
  const read = ledger.movements.flatMap((movement, i): RowProof[] => {
    // Where rows are missing, the day of those under the gap may have been printed on one of them.
    if (!isTransaction(movement)) {
      isDayLost ||= result.checks[i] === 'contradicted'
      return []
    }
    const printed = movement.row.cells.date?.words[0]
    const isBroken = result.checks[i] === 'contradicted'
    // Newest first, it is the row above a gap whose balance does not come from the row below.
    const isUnderGap = isDayLost || isBroken || (ledger.isReversed && isBrokenAbove)
    // A day that ends one page may have had its rows on a page that is missing.
    const isInherited = printed !== undefined && (printed === day || printed.page < movement.row.page)
    isDayLost = isInherited && isUnderGap
    ;[day, isBrokenAbove] = [printed, isBroken]
    const equation = result.equations[i] ?? null
    const checked = result.checks[i] as Check
    const sum = checked === 'proved' && lucky.has(movement) ? 'unproved' : checked
    const direction = choices.get(movement.row.id)?.witness
    const isOverruled = direction?.overruled.has(movement.row.id) ?? false
    const isDirected =
      !(equation && shaken.has(equation)) &&
      !gaps.opposed?.has(movement.row.id) &&
      !turned.has(movement.row.id) &&
      !isNamedOtherwise(equation, ledger.isOwed) &&
      isDirectionTold(direction, movement.row.id, equation, result.check)
    const isDashed = result.check === 'contradicted' && hasDashApart(movement)
    const isOpen = open.has(movement) || (equation?.kind === 'balance' && openSteps.has(equation))
    const doubts = distinct([
      ...amountDoubts(isOpen && sum === 'proved' ? 'unproved' : sum, equation),
      ...(astray.includes(movement) && equation?.kind !== 'balance' ? (['balance-breaks'] as const) : []),
      ...(isOverruled || !isDirected || isDashed ? (['direction-ambiguous'] as const) : []),
      ...dateDoubts(movement.row, dates),
      ...(isFar[i] ? ([facts.period ? 'date-ambiguous' : 'date-outside-period'] as const) : []),
      ...(isDayLost || isTurned || misdated.has(movement.row.id) || besideOthers.has(movement.row)
        ? (['date-ambiguous'] as const)
        : []),
      // Arithmetic knows nothing of dates, nor of an error that all balances share.
      ...(isDateUnsure(movement.row) || (movement.balance !== null && gaps.shifted?.has(movement))
        ? (['recognition-unsure'] as const)
        : []),
    ])
    const check = isOverruled ? 'contradicted' : sum === 'proved' && doubts.length > 0 ? 'unproved' : sum
    return [{ movement, check, witness: witnessOf(sum, equation, hasRunningBalance), doubts, equation }]
  })
  const rows = readAs ? withCorrections(read, readAs, gaps.isOutsideCorrected ?? false) : read
  const standing: AccountDoubt[] = [
    ...(unread.length > 0 || ledger.isCutOff ? (['pages-missing'] as const) : []),
    ...(unexplained.length > 0 ? (['unexplained-numbers'] as const) : []),
    ...(gaps.shifted?.size ? (['recognition-unsure'] as const) : []),
  ]
  const verdict = accountVerdict(
    result.check,
    rows.flatMap((row) => row.doubts),
    standing,
  )
  return { ...verdict, rows, unexplained }
}

/** Whether the minus of a balance is a dash set apart from it, which may mean an empty cell of another column. */
function hasDashApart({ row, balanceColumn }: Movement): boolean {
  const [dash, number] = row.moneyCells[balanceColumn ?? -1]?.words ?? []
  return (
    dash !== undefined &&
    number !== undefined &&
    DASH.test(dash.text) &&
    number.x0 - dash.x1 > PHRASE_GAP * dash.size
  )
}

/** The newest row, where its balance is not the printed closing one: no step to that balance proves it then. */
function lastAstray({ ledger, facts, result: { closing } }: CheckedAccount): Movement | null {
  const { movements, isReversed } = ledger
  const newest = isReversed ? movements.find(isTransaction) : movements.findLast(isTransaction)
  const isNamed = closing !== null && facts.hints.closings.length === 1 && facts.hints.closings[0] === closing
  return isNamed && newest && newest.balance !== null && newest.balance !== closing ? newest : null
}

/** The oldest row, where its balance does not lead to the next one: no step to it proves it. */
function firstAstray({ ledger: { movements, isReversed }, result }: CheckedAccount): Movement | null {
  const rows = movements.flatMap((movement, i) =>
    isTransaction(movement) ? [{ movement, equation: result.equations[i] }] : [],
  )
  const [oldest, next] = isReversed ? rows.slice(-2).reverse() : rows
  const leadsOn = next?.equation?.kind !== 'balance' || next.equation.closes
  return oldest && !leadsOn && oldest.movement.balance !== null ? oldest.movement : null
}

/** A total is the same whichever way its rows go, so the print must say it, in words where the balances disagree. */
function isDirectionTold(
  direction: DirectionWitness | undefined,
  id: RowId,
  equation: RowsEquation | null,
  sums: Check,
): boolean {
  if (direction === undefined) return true
  if (direction.opposed.has(id)) return false
  if (equation?.kind !== 'total') return direction.isTold
  return sums === 'contradicted' ? direction.isNamed : direction.isPrinted
}

/** Whether the name of a total says that its rows go the other way: `Total returns and other credits` below a charge. */
function isNamedOtherwise(equation: RowsEquation | null, isOwed: boolean): boolean {
  if (equation?.kind !== 'total' || equation.after === null || equation.sum === 0) return false
  const { description } = equation.after.row
  const named = isOwed ? directionOfOwedSum(description) : directionOfSum(description)
  return named !== null && (named === 'debit') !== equation.sum < 0
}

/**
 * What can be said of an account.
 *
 * @param sums what its balances and totals say
 * @param ofRows the doubts of its rows
 * @param standing what else stands against it
 */
export function accountVerdict(
  sums: Check,
  ofRows: readonly RowDoubt[],
  standing: readonly AccountDoubt[],
): Pick<AccountProof, 'check' | 'doubts'> {
  const doubts = new Set<AccountDoubt>(ofRows)
  if (sums === 'contradicted') doubts.add('total-breaks')
  // The oldest row of an account whose opening balance is printed nowhere has no witness; its doubt is the account's.
  if (sums === 'unproved' && doubts.size === 0) doubts.add('no-witness')
  for (const doubt of standing) doubts.add(doubt)
  return { check: sums === 'proved' && doubts.size > 0 ? 'unproved' : sums, doubts: [...doubts] }
}

/** A row with a corrected number is neither proved nor contradicted, and proves no other. */
function withCorrections(rows: readonly RowProof[], readAs: ReadAs, outside: boolean): RowProof[] {
  const { isCorrected, isMade } = correctionsOf(rows, readAs, outside)
  return rows.map((row) => {
    if (row.check === 'contradicted') return row
    if (isCorrected(row.movement)) return { ...row, check: 'corrected' }
    if (!isMade(row.equation)) return row
    const doubts = distinct([...row.doubts, 'recognition-unsure'])
    return { ...row, check: 'unproved', witness: 'none', doubts }
  })
}

function witnessOf(check: Check, equation: RowsEquation | null, hasRunningBalance: boolean): Witness {
  if (equation === null || check !== 'proved') return 'none'
  return equation.kind === 'balance' && hasRunningBalance ? 'balance' : 'sum'
}

const distinct = (doubts: readonly RowDoubt[]): RowDoubt[] => [...new Set(doubts)]

function amountDoubts(check: Check, equation: RowsEquation | null): RowDoubt[] {
  if (check === 'proved') return []
  if (check === 'unproved') return ['no-witness']
  return [equation?.kind === 'balance' ? 'balance-breaks' : 'total-breaks']
}
