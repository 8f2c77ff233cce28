import type { Account, Statement, Transaction, Warning, WarningCode } from '../statement/statement.ts'

/** What can be said of an account or of a whole document; `proved` alone is green. */
export type VerdictState =
  /** Each row by the printed balances around it, and everything else that is asked of an account. */
  | 'proved'
  /** The same, some rows by a printed sum only: two errors that cancel would pass. */
  | 'sum-proved'
  | 'unproved'
  /** Something printed disagrees. */
  | 'contradicted'
  /** Nothing could be read as a statement. */
  | 'unread'

type RowCounts = {
  readonly all: number
  readonly proved: number
  /** Proved rows whose only witness is a sum. */
  readonly bySum: number
  readonly contradicted: number
}

type AccountVerdict = { readonly state: VerdictState; readonly rows: RowCounts }

/** Whether a document can be trusted: the same words on the page, on the command line and in the API. */
export type Verdict = {
  readonly state: VerdictState
  /** In the order of the statement's accounts. */
  readonly accounts: readonly AccountVerdict[]
  readonly rows: RowCounts
  /** `converted`: pages that were asked for and could be read, of all that the document has. */
  readonly pages: { readonly converted: number; readonly all: number }
}

/** The parts of a statement that it is judged by. */
export type Judged = Pick<Statement, 'pages' | 'pagesConverted'> & {
  readonly transactions: readonly Pick<Transaction, 'account' | 'check' | 'witness' | 'doubts'>[]
  readonly accounts: readonly Pick<Account, 'check' | 'doubts' | 'unexplained'>[]
  readonly warnings: readonly Warning[]
}

/** What a warning keeps from being green: nothing, its account, which says so itself, or every account. */
const BLOCKS: Readonly<Record<WarningCode, 'nothing' | 'account' | 'everything'>> = {
  'repeated-rows': 'nothing',
  'repeated-page': 'nothing',
  'no-transactions': 'nothing',
  'balance-mismatch': 'account',
  'row-without-date': 'account',
  'unexplained-numbers': 'account',
  'page-needs-ocr': 'everything',
  'page-unreadable': 'everything',
  'not-a-statement': 'everything',
  'doubtful-row': 'everything',
  'pages-missing': 'everything',
}

/**
 * Judges what was read: nothing is `proved` while one account is not, a page was not converted or could not be read, or
 * a warning names a row.
 */
export function verdictOf(statement: Judged): Verdict {
  const { transactions, warnings } = statement
  const pages = { converted: readablePages(statement).length, all: statement.pages }
  // A warning that is not known, of a newer engine, blocks as well.
  const blocked = warnings.map(({ code }) => BLOCKS[code] ?? 'everything')
  const isWhole = pages.converted === pages.all && !blocked.includes('everything')
  const accounts = statement.accounts.map((account, i) => {
    const ofAccount = transactions.filter((row) => row.account === i)
    return { state: stateOfAccount(account, ofAccount, isWhole), rows: countRows(ofAccount) }
  })
  const rows = countRows(transactions)
  const states = accounts.map(({ state }) => state)
  const isClear = isWhole && !blocked.includes('account')
  return { state: stateOf(statement, states, rows, isClear), accounts, rows, pages }
}

/** Why nothing could be read as a statement, so that it costs no pages: its warning; null where something could. */
export function unreadReason({
  transactions,
  warnings,
}: {
  readonly transactions: readonly unknown[]
  readonly warnings: readonly Warning[]
}): Warning | null {
  const reasons: readonly WarningCode[] =
    transactions.length > 0 ? ['not-a-statement'] : ['not-a-statement', 'page-needs-ocr', 'page-unreadable']
  return warnings.find(({ code }) => reasons.includes(code)) ?? null
}

function readablePages({ pagesConverted, warnings }: Judged): number[] {
  const unread = new Set(
    warnings.flatMap(({ code, page }) =>
      code === 'page-needs-ocr' || code === 'page-unreadable' ? [page] : [],
    ),
  )
  return pagesConverted.filter((page) => !unread.has(page))
}

function countRows(rows: Judged['transactions']): RowCounts {
  const proved = rows.filter(isProved)
  return {
    all: rows.length,
    proved: proved.length,
    bySum: proved.filter(({ witness }) => witness === 'sum').length,
    contradicted: rows.filter(({ check }) => check === 'contradicted').length,
  }
}

const isProved = ({ check, doubts }: Pick<Account, 'check' | 'doubts'>): boolean =>
  check === 'proved' && doubts.length === 0

function stateOfAccount(
  account: Judged['accounts'][number],
  rows: Judged['transactions'],
  isWhole: boolean,
): VerdictState {
  const { all, proved, bySum, contradicted } = countRows(rows)
  if (account.check === 'contradicted' || contradicted > 0) return 'contradicted'
  if (!isProved(account) || account.unexplained.length > 0 || proved < all || !isWhole) return 'unproved'
  return bySum > 0 ? 'sum-proved' : 'proved'
}

function stateOf(
  statement: Judged,
  accounts: readonly VerdictState[],
  rows: RowCounts,
  isClear: boolean,
): VerdictState {
  if (unreadReason(statement) !== null) return 'unread'
  if (accounts.includes('contradicted') || rows.contradicted > 0) return 'contradicted'
  const areProved = accounts.length > 0 && !accounts.includes('unproved')
  if (!isClear || !areProved || rows.proved < rows.all) return 'unproved'
  return accounts.includes('sum-proved') ? 'sum-proved' : 'proved'
}
