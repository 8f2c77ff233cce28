import type { Reading } from '../read-statement.ts'
import type { OtherReading, Statement, Warning } from '../statement.ts'
import { joinAccounts } from './join-accounts.ts'
import { toTable } from './to-table.ts'

/** What is said of a document without rows: not of one of which other statements have some. */
const OF_EMPTY: readonly Warning['code'][] = ['no-transactions', 'not-a-statement']

type Part = { readonly statement: Statement; readonly reading: Pick<Reading, 'valueDateTitle'> }

/** The statements of one document as one, with all their accounts and equations. */
export function joinStatements(parts: readonly [Part, ...Part[]]): Statement {
  const [{ statement: first }] = parts
  if (parts.length === 1) return first
  const { accounts, indices } = joinAccounts(parts.map(({ statement }) => statement))
  let equations = 0
  const numbered = parts.map(({ statement }, i) => {
    const accountOf = (account: number) => indices[i]?.[account] ?? account
    const equation = equations
    equations += statement.equations.length
    return {
      ...statement,
      transactions: statement.transactions.map((row) => ({
        ...row,
        account: accountOf(row.account),
        equation: row.equation === null ? null : row.equation + equation,
      })),
      equations: statement.equations.map((one) => ({ ...one, account: accountOf(one.account) })),
    }
  })
  const valueDateTitle = parts.find(({ reading }) => reading.valueDateTitle)?.reading.valueDateTitle ?? null
  const transactions = numbered.flatMap((statement) => statement.transactions)
  const warnings = eachOnce(numbered.flatMap((statement) => statement.warnings))
  return {
    ...toTable(transactions, valueDateTitle),
    transactions,
    accounts,
    equations: numbered.flatMap((statement) => statement.equations),
    readings: joinReadings(numbered.flatMap(({ readings }) => readings)),
    pages: first.pages,
    pagesConverted: numbered.flatMap(({ pagesConverted }) => pagesConverted),
    ocrPages: numbered.flatMap(({ ocrPages }) => ocrPages),
    warnings: transactions.length > 0 ? warnings.filter(({ code }) => !OF_EMPTY.includes(code)) : warnings,
  }
}

/** What several statements say of the whole document. */
function eachOnce(warnings: readonly Warning[]): Warning[] {
  const codes = warnings.map(({ code, page }) => (page === null ? code : null))
  return warnings.filter(({ code, page }, i) => page !== null || codes.indexOf(code) === i)
}

function joinReadings(readings: readonly OtherReading[]): OtherReading[] {
  return [...Map.groupBy(readings, ({ differs }) => differs)].map(([differs, alike]) => ({
    differs,
    rows: alike.reduce((rows, reading) => rows + reading.rows, 0),
  }))
}
