import type { Word } from './layout/word.ts'
import type { CheckedAccount } from './statement/accounts/checked-account.ts'
import type { RowsEquation } from './statement/accounts/reconcile.ts'
import { sumUpDays } from './statement/closing/sums-of-days.ts'
import { isTransaction, type Movement, type ReadRow } from './statement/ledger.ts'
import type { ExplainedNumber } from './statement/proof/explain-numbers.ts'

/** What the arithmetic says of one way to read a document, all its accounts together. */
export type Judgement = {
  readonly rows: number
  readonly proved: number
  readonly contradicted: number
  /** The more, the better. */
  readonly score: number
  /** There are rows, and as much is proved as the document allows. */
  readonly isSettled: boolean
}

/** A row that nothing proves counts a little, if it says what it is. */
const NAMED = 0.01
/** An equation that breaks is one fault, however many rows it holds: to lose some of them would mend nothing. */
const BROKEN = 1
/** A number that the reading has no use for was perhaps a row. */
const UNEXPLAINED = 1

/**
 * Weighs how much of a document a reading explains: rows that equations hold, and those that a proved account leaves out
 * since they sum up its days, less equations that break, less numbers that are left over. A row that is lost leaves its
 * number over, so that losing rows never pays. Nor does it pay to read the same money twice.
 */
export function judgeAccounts(
  accounts: readonly CheckedAccount[],
  numbers: readonly ExplainedNumber[],
): Judgement {
  let [rows, proved, contradicted, named, repeated] = [0, 0, 0, 0, 0]
  let isDateLeft = false
  const broken = new Set<RowsEquation>()
  for (const { ledger, leftOut, result } of accounts) {
    const again = leftOut.filter(isTransaction)
    if (result.check === 'proved' && sumUpDays(again, ledger.movements.filter(isTransaction)))
      repeated += again.length
    for (const [i, movement] of ledger.movements.entries()) {
      if (!isTransaction(movement)) continue
      rows++
      const isLeft = leavesDate(movement.row)
      isDateLeft ||= isLeft
      const [check, equation] = [result.checks[i], result.equations[i]]
      if (equation?.closes === false) broken.add(equation)
      if (check === 'contradicted') contradicted++
      if (check === 'proved' && !isLeft) proved++
      else if (movement.row.description !== '' || movement.row.reference !== null) named++
    }
  }
  const unexplained = numbers.filter(({ role }) => role === 'unexplained').length
  const explained = proved + repeated + NAMED * named - BROKEN * broken.size - UNEXPLAINED * unexplained
  const score =
    rows > 0 || accounts.some(({ result }) => result.check === 'proved') ? explained : scoreOfNone(accounts)
  const isSettled = rows > 0 && unexplained === 0 && !isDateLeft && accounts.every(isProved)
  return { rows, proved, contradicted, score, isSettled }
}

/** Whether a row begins with a date and was given that of another row: its own was taken for a text. */
function leavesDate({ lines, cells: { date, valueDate } }: ReadRow): boolean {
  const isPrinted = (word: Word) => lines.some(({ words }) => words.includes(word))
  return lines[0]?.dates[0]?.from === 0 && ![date, valueDate].some((cell) => cell?.words.some(isPrinted))
}

/**
 * Finding no rows is worst, since lost rows cannot be marked. But to find no accounts is better than to find empty ones:
 * then the document is rather not a statement.
 */
const scoreOfNone = (accounts: readonly CheckedAccount[]): number =>
  accounts.length === 0 ? -Number.MAX_VALUE : Number.NEGATIVE_INFINITY

/** Where no opening balance is printed, nothing can prove the rows up to the first balance; all after it may still be. */
function isProved({ ledger, result }: CheckedAccount): boolean {
  if (result.check === 'proved') return true
  const checks = result.checks.filter((_, i) => isTransaction(ledger.movements[i] as Movement))
  const [oldest, ...later] = ledger.isReversed ? checks.reverse() : checks
  return (
    result.opening === null &&
    oldest === 'unproved' &&
    later.length > 0 &&
    later.every((check) => check === 'proved')
  )
}
