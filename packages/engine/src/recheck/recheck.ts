import type { RowsEquation } from '../statement/accounts/reconcile.ts'
import { accountVerdict, type RowProof } from '../statement/proof/prove-account.ts'
import { checkWarnings } from '../statement/result/check-warnings.ts'
import { expectations } from '../statement/result/expectations.ts'
import { toEquations } from '../statement/result/to-equations.ts'
import { toTable } from '../statement/result/to-table.ts'
import type { Account, CellRole, Equation, Statement, Transaction, Warning } from '../statement/statement.ts'
import { checkRows, type RowsOfAccount } from './check-rows.ts'
import { besideBalance, type CorrectedRow, exponentOf } from './corrected-row.ts'

const KEPT_DOUBTS = new Set(['pages-missing', 'unexplained-numbers'])
const AMOUNTS: readonly CellRole[] = ['debit', 'credit']

/**
 * Checks a statement whose rows a person has corrected, by the arithmetic that every statement is checked by. Rows
 * that are unchanged, and that no changed row affects, keep what was found about them.
 *
 * @param rows all of them, in the order of the statement; those of one account together
 */
export function recheck(statement: Statement, rows: readonly CorrectedRow[]): Statement {
  const exponent = exponentOf(statement)
  const unread = unreadPages(statement)
  const asRead = statement.transactions.map((row, from): CorrectedRow => ({ ...row, from, edited: [] }))
  const accounts = statement.accounts.map((_, i) => {
    const of = (all: readonly CorrectedRow[]) => all.filter((row) => row.account === i)
    const before = checkRows(statement, i, { rows: of(asRead), exponent, unread })
    return { before, now: checkRows(statement, i, { rows: of(rows), exponent, unread, like: before }) }
  })
  const kept = accounts.map(({ before, now }) => unchanged(before, now))
  const proofs = accounts.map(({ now }, i) => ({
    ...now.proof,
    rows: now.proof.rows.filter((_, r) => !kept[i]?.[r]),
  }))
  const found = toEquations(
    accounts.map(({ now }) => now.account),
    proofs,
    [],
    new Map(),
    exponent,
  )
  const indexOf = (equation: RowsEquation | null) => {
    const index = equation && found.indexOf.get(equation)
    return index == null ? null : statement.equations.length + index
  }
  const transactions = accounts.flatMap(({ now }, i) => {
    const expectedOf = expectations(now.proof.rows, exponent)
    return now.rows.map((row, r): Transaction => {
      const original = row.from === null ? null : (statement.transactions[row.from] ?? null)
      const facts = { ...factsOf(row), cells: original?.cells ?? {} }
      if (original && kept[i]?.[r]) {
        const { check, witness, doubts, expected, equation } = original
        return { ...facts, check, witness, doubts, expected, equation }
      }
      const proof = withWord(row, now.proof.rows[r] as RowProof, original)
      const { check, witness, doubts } = proof
      return {
        ...facts,
        check,
        witness,
        doubts,
        expected: expectedOf(proof, besideBalance(row, exponent)),
        equation: indexOf(proof.equation),
      }
    })
  })
  const judged = accounts.map(({ now }, i) =>
    judge(
      statement.accounts[i] as Account,
      now,
      transactions.filter(({ account }) => account === i),
    ),
  )
  return {
    ...statement,
    ...toTable(transactions, valueDateTitle(statement.headers)),
    transactions,
    accounts: judged,
    equations: [...statement.equations, ...(found.equations satisfies Equation[])],
    warnings: warningsOf(statement, judged, transactions),
  }
}

/** For each row of an account whether it is as it was read, and is still checked by the same rows and balances. */
function unchanged(before: RowsOfAccount, now: RowsOfAccount): boolean[] {
  const earlier = new Map(before.rows.map(({ from }, i) => [from, before.proof.rows[i]]))
  return now.rows.map(({ from, edited }, i) => {
    const [then, proof] = [earlier.get(from), now.proof.rows[i]]
    if (from === null || edited.length > 0 || !then || !proof || then.check !== proof.check) return false
    return sameEquation(then.equation, proof.equation)
  })
}

function sameEquation(a: RowsEquation | null, b: RowsEquation | null): boolean {
  if (a === null || b === null) return a === b
  return a.kind === b.kind && a.from === b.from && a.sum === b.sum && a.to === b.to
}

/** Where a person has said what an amount or a date is, the doubts about what is printed no longer count. */
function withWord(row: CorrectedRow, proof: RowProof, original: Transaction | null): RowProof {
  const isAmountSaid = row.from === null || AMOUNTS.some((role) => row.edited.includes(role))
  const isDateSaid = row.from === null || row.edited.includes('date')
  const still = (original?.doubts ?? []).filter(
    (doubt) =>
      (doubt === 'direction-ambiguous' && !isAmountSaid) || (doubt === 'date-ambiguous' && !isDateSaid),
  )
  const doubts = [...new Set([...proof.doubts, ...still])]
  return { ...proof, doubts, check: proof.check === 'proved' && doubts.length > 0 ? 'unproved' : proof.check }
}

function judge(account: Account, { account: checked }: RowsOfAccount, rows: readonly Transaction[]): Account {
  const standing = account.doubts.filter((doubt) => KEPT_DOUBTS.has(doubt))
  const { check, doubts } = accountVerdict(
    checked.result.check,
    rows.flatMap((row) => row.doubts),
    standing,
  )
  return { ...account, check, doubts }
}

const factsOf = ({
  date,
  valueDate,
  description,
  reference,
  debit,
  credit,
  interestAndFees,
  balance,
  account,
  page,
}: CorrectedRow) => ({
  date,
  valueDate,
  description,
  reference,
  debit,
  credit,
  ...(interestAndFees !== undefined && { interestAndFees }),
  balance,
  account,
  page,
})

function warningsOf(
  { warnings }: Statement,
  accounts: readonly Account[],
  rows: readonly Transaction[],
): Warning[] {
  const others = warnings.filter(({ code }) => code !== 'balance-mismatch' && code !== 'row-without-date')
  return [...others, ...checkWarnings(accounts, rows)]
}

/** Pages of the document whose rows are not known. */
function unreadPages({ pages, pagesConverted, warnings }: Statement): number[] {
  const converted = new Set(pagesConverted)
  for (const { code, page } of warnings)
    if ((code === 'page-needs-ocr' || code === 'page-unreadable') && page !== null) converted.delete(page)
  return Array.from({ length: pages }, (_, i) => i + 1).filter((page) => !converted.has(page))
}

/** The title of the second date column, which stands between date and text. */
const valueDateTitle = (headers: readonly string[]): string | null =>
  headers[2]?.toLowerCase() === 'transaction reference' ? (headers[1] ?? null) : null
