import type { Account, Check, Statement } from '../statement.ts'

/** From the worst. What holds of an account holds of all its months. */
const CHECKS: readonly Check[] = ['contradicted', 'unproved', 'corrected', 'proved']

/** The accounts of several statements, and for each statement which of them its accounts are. */
export type JoinedAccounts = {
  readonly accounts: readonly Account[]
  readonly indices: readonly (readonly number[])[]
}

type Month = Pick<Statement, 'accounts' | 'transactions'>

/**
 * Counts the accounts of statements one after the other. A statement of one account that goes on with the only account of
 * the statement before it is another month of that account. Where rows stand newest first, months stay apart: together
 * their rows would run neither way.
 */
export function joinAccounts(statements: readonly Month[]): JoinedAccounts {
  const accounts: Account[] = []
  const indices = statements.map((statement, i) => {
    const [next, ...others] = statement.accounts
    const before = statements[i - 1]
    const [last] = before?.accounts.length === 1 ? accounts.slice(-1) : []
    const mayJoin = others.length === 0 && ![before, statement].some(isNewestFirst)
    if (mayJoin && last && next && goesOn(last, next)) {
      accounts.splice(-1, 1, joined(last, next))
      return [accounts.length - 1]
    }
    accounts.push(...statement.accounts)
    return statement.accounts.map((_, at) => accounts.length - statement.accounts.length + at)
  })
  return { accounts, indices }
}

function isNewestFirst(statement: Month | undefined): boolean {
  const dates = statement?.transactions.flatMap(({ date }) => date ?? []) ?? []
  return (dates[0] ?? '') > (dates.at(-1) ?? '')
}

/** Whether a statement begins with the balance that the one before it, of the same account, ends with. */
function goesOn(last: Account, next: Account): boolean {
  return (
    last.number !== null &&
    last.number === next.number &&
    last.currency === next.currency &&
    last.owed === next.owed &&
    last.closingBalance !== null &&
    last.closingBalance === next.openingBalance &&
    last.period.end !== null &&
    last.period.end <= (next.period.start ?? next.period.end ?? '')
  )
}

function joined(last: Account, next: Account): Account {
  return {
    ...last,
    closingBalance: next.closingBalance,
    period: { start: last.period.start, end: next.period.end },
    check: CHECKS.find((check) => check === last.check || check === next.check) ?? last.check,
    doubts: [...new Set([...last.doubts, ...next.doubts])],
    unexplained: [...last.unexplained, ...next.unexplained],
  }
}
