import {
  type Check,
  type CheckedAccount,
  isTransaction,
  type Minor,
  type Movement,
  type Row,
  type RowsEquation,
  type Stages,
  type TableReading,
  type Transaction,
  toDecimal,
} from '@ledgerlift/engine'

/** What became of a row. `unread` rows stand in tables that are no lists of transactions, or print no amount. */
export type RowFate = NonNullable<Movement['row']['kind']> | 'transaction' | 'repeated' | 'unread'

/** The stretch from one printed balance to the next, as an equation. */
type ExplainedStep = { readonly number: number; readonly text: string; readonly closes: boolean }

/** A row of a table with everything that later stages made of it. */
export type ExplainedRow = {
  /** Counts the rows of the document, from 1. */
  readonly number: number
  readonly row: Row
  /** What was made of its table. */
  readonly reading: TableReading
  readonly fate: RowFate
  readonly transaction: Transaction | null
  readonly check: Check | null
  readonly step: ExplainedStep | null
}

type Outcome = Pick<ExplainedRow, 'fate' | 'transaction' | 'check' | 'step'>

const UNREAD: Outcome = { fate: 'unread', transaction: null, check: null, step: null }

/**
 * Follows each row of each table to the end: what it was taken for, and what the arithmetic says of it.
 *
 * @param before how many rows the statements before this one have
 */
export function explainRows(
  { reading, accounts, statement, convention }: Stages,
  before: number,
): Map<Row, ExplainedRow> {
  const toText = (amount: number) => toDecimal(amount as Minor, convention.exponent)
  const outcomes = findOutcomes(accounts, statement.transactions, toText)
  const explained = new Map<Row, ExplainedRow>()
  for (const table of reading.tables) {
    for (const row of table.table.entries) {
      if (row.kind !== 'row') continue
      const outcome = outcomes.get(row.cells) ?? UNREAD
      explained.set(row, { number: before + explained.size + 1, row, reading: table, ...outcome })
    }
  }
  return explained
}

/** By the cells of the row, which a movement keeps for their places on the page. */
function findOutcomes(
  accounts: readonly CheckedAccount[],
  transactions: readonly Transaction[],
  toText: (amount: number) => string,
): Map<Row['cells'], Outcome> {
  const outcomes = new Map<Row['cells'], Outcome>()
  const steps = new Map<RowsEquation, ExplainedStep>()
  let read = 0
  for (const { ledger, leftOut, result } of accounts) {
    for (const { row } of leftOut) outcomes.set(row.moneyCells, { ...UNREAD, fate: 'repeated' })
    for (const [i, movement] of ledger.movements.entries()) {
      const transaction = isTransaction(movement) ? (transactions[read++] ?? null) : null
      const step = result.equations[i] ?? null
      if (step && !steps.has(step)) steps.set(step, explainStep(step, steps.size + 1, ledger.isOwed, toText))
      outcomes.set(movement.row.moneyCells, {
        fate: movement.row.kind ?? (transaction ? 'transaction' : 'unread'),
        transaction,
        check: transaction?.check ?? null,
        step: (step && steps.get(step)) ?? null,
      })
    }
  }
  return outcomes
}

/** @param isOwed the statement prints what is owed, so that its signs are the other way round */
function explainStep(
  { from, sum, to, closes }: RowsEquation,
  number: number,
  isOwed: boolean,
  toText: (amount: number) => string,
): ExplainedStep {
  const sign = isOwed ? -1 : 1
  const start = from ?? 0
  const [change, reached] = [sign * sum, sign * (start + sum)]
  const equation = `${from === null ? '' : `${toText(sign * start)} `}${change < 0 ? '−' : '+'} ${toText(Math.abs(change))} = ${toText(reached)}`
  return { number, closes, text: closes ? equation : `${equation}, but ${toText(sign * to)} is printed` }
}
