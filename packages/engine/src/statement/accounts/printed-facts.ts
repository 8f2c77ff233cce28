import type { Line } from '../../layout/word.ts'
import type { Minor } from '../../money/money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { isTransaction, type Movement } from '../ledger.ts'
import type { ChosenMovements } from '../movements/choose-movements.ts'
import { withNumbersAlike } from '../printed/numbers-alike.ts'
import { earliest, isBefore, type Place } from '../printed/place.ts'
import { type AccountNumber, findAccountNumbers, findLoneNumbers } from '../printed/read-account-number.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'

/** What the document prints about its accounts outside their rows. */
export type PrintedFacts = {
  readonly balances: readonly PrintedBalance[]
  readonly numbers: readonly AccountNumber[]
  /** Whatever they are called. */
  readonly amounts: readonly PrintedAmount[]
}

type PrintedAmount = Place & { readonly magnitude: Minor }

/** @param outside the lines that belong to no row of these tables */
export function findPrintedFacts(
  outside: readonly Line[],
  tables: readonly ChosenMovements[],
  balances: readonly PrintedBalance[],
  tests: LineTests,
): PrintedFacts {
  // `Sum Inn på konto  1 570 545` names no account.
  const isTotal = ({ row }: Movement) => row.kind === 'total'
  const besideTotals = withoutLinesOf(outside, tables, isTotal)
  const found = findAccountNumbers(besideTotals)
  const near = found.filter(({ isFar }) => !isFar)
  const named = withNumbersAlike(besideTotals, near.length > 0 ? near : found)
  const amounts = outside.flatMap((line) =>
    tests
      .exactAmounts(line)
      .map(({ money: { magnitude } }) => ({ page: line.page, baseline: line.baseline, magnitude })),
  )
  return { balances, numbers: named.length > 0 ? named : loneNumbersAbove(besideTotals, tables), amounts }
}

/** The lines of a document that belong to no transaction. */
export const linesOutside = (lines: readonly Line[], tables: readonly ChosenMovements[]): Line[] =>
  withoutLinesOf(lines, tables, isTransaction)

function withoutLinesOf(
  lines: readonly Line[],
  tables: readonly ChosenMovements[],
  isOne: (movement: Movement) => boolean,
): Line[] {
  const rows = tables.flatMap(({ movements }) => movements.filter(isOne))
  const taken = new Set(rows.flatMap(({ row }) => row.lines))
  return lines.filter((line) => !taken.has(line))
}

/** The numbers without a name above the first row. */
function loneNumbersAbove(lines: readonly Line[], tables: readonly ChosenMovements[]): AccountNumber[] {
  const first = earliest(tables.flatMap(({ movements }) => movements.map(({ row }) => row)))
  return findLoneNumbers(lines.filter((line) => first !== null && isBefore(line, first)))
}
