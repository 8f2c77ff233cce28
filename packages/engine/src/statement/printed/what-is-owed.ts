import type { Line } from '../../layout/word.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { Table } from '../../table/rows/find-rows.ts'
import { withoutInstalments } from './instalments.ts'
import {
  type AccountNamed,
  accountNamed,
  findDebts,
  isCardStatement,
  marksDebitsByMinus,
  signsOfLoan,
  sumsMarkDebitsByMinus,
} from './is-card-statement.ts'
import { asOwed, findPrintedBalances, type PrintedBalance } from './read-balances.ts'

/** What a document says of whose money its balances are. */
export type WhatIsOwed = {
  /** What the headings name. */
  readonly account: AccountNamed | null
  /** Whether the balances of a table are owed. */
  readonly isOwed: (table: Table) => boolean
  /** All balances are owed... */
  readonly isCard: boolean
  /** ...on a loan... */
  readonly isLoan: boolean
  /** ...and a minus marks purchases and what is owed. */
  readonly isMinusOwed: boolean
  /** The balances outside the rows; what is owed is positive. */
  readonly balances: readonly PrintedBalance[]
}

/** The fewest balances with a plus that show that an account is held. */
const MIN_HELD = 2

/**
 * Tells whether balances are held or owed, and reads those that are printed outside the rows.
 *
 * @param isTitle whether a line holds column titles
 */
export function findWhatIsOwed(
  tables: readonly Table[],
  lines: readonly Line[],
  isTitle: (line: Line) => boolean,
  tests: LineTests,
  convention: MoneyConvention,
): WhatIsOwed {
  const debts = findDebts(tables)
  const signs = signsOfLoan(lines, tests)
  const isLoan = debts.size === 0 && signs === 'plain'
  const named = findPrintedBalances(lines, isTitle, tests, convention)
  // An account may print a limit of credit, too: a plus at each balance says that it is held.
  const areHeld = named.length >= MIN_HELD && named.every(({ money }) => money.hasPlus)
  const isHeld = areHeld || signs === 'signed'
  const isCard = isLoan || (!isHeld && debts.size === 0 && isCardStatement(lines, tables, tests))
  const isMinusOwed = isCard && marksDebitsByMinus(lines, named, tests)
  const found = isLoan ? withoutInstalments(named, lines, tests) : named
  const isOutsideMinusOwed = (isCard && sumsMarkDebitsByMinus(lines, tests)) ?? isMinusOwed
  return {
    account: accountNamed(lines, tests),
    isOwed: (table) => isCard || debts.has(table),
    isCard,
    isLoan,
    isMinusOwed,
    balances: isCard ? found.map((balance) => asOwed(balance, isOutsideMinusOwed)) : found,
  }
}
