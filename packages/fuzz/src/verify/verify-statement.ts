import type { Account, Statement, Transaction } from '@ledgerlift/engine'
import type { Truth, TruthAccount, TruthBalance, TruthTransaction } from '../truth/truth.ts'
import { alignRows } from './align-rows.ts'

/** One thing that the engine read otherwise than it is printed. */
export type Difference = {
  readonly kind: DifferenceKind
  /** `row 3 debit: printed 5.00, read 50.00`. */
  readonly text: string
}

export type DifferenceKind =
  /** A row that is wrong, or that is none, and yet says that it is proved: the worst there is. */
  | 'wrong-but-proved'
  | 'crash'
  | 'missing-row'
  | 'spurious-row'
  | 'not-proved'
  /** A row that says it is proved where nothing printed proves it. */
  | 'proved-by-nothing'
  | 'misprint-overlooked'
  | 'accounts'
  | `row-${keyof TruthTransaction}`
  | `account-${AccountField}`

type AccountField = 'number' | 'currency' | 'openingBalance' | 'closingBalance' | 'period'

const FIELDS = [
  'date',
  'valueDate',
  'description',
  'reference',
  'debit',
  'credit',
  'interestAndFees',
  'balance',
  'page',
  'account',
] as const

/** What `proved` vouches for: texts can be wrong in a row that is proved. */
const PROVABLE: readonly (keyof TruthTransaction)[] = [
  'date',
  'debit',
  'credit',
  'interestAndFees',
  'balance',
]

/** Compares what the engine read with what the statement says; an empty list is an exact reading. */
export function verifyStatement(statement: Statement, truth: Truth): Difference[] {
  const differences: Difference[] = []
  for (const { printed, read, at } of alignRows(truth.transactions, statement.transactions)) {
    differences.push(...compareRow(printed, read, at))
  }
  differences.push(...compareChecks(statement, truth), ...compareUnprovable(statement, truth))
  differences.push(...compareAccounts(statement, truth))
  return differences
}

function compareRow(printed: TruthTransaction | null, read: Transaction | null, at: string): Difference[] {
  if (printed === null && read !== null) {
    const spurious: Difference = { kind: 'spurious-row', text: `${at} is none: ${summarize(read)}` }
    return read.check === 'proved' ? [spurious, wrongButProved(at, 'is no transaction')] : [spurious]
  }
  if (read === null) {
    return printed === null ? [] : [{ kind: 'missing-row', text: `${at} is missing: ${summarize(printed)}` }]
  }
  if (printed === null) return []
  const wrong = FIELDS.filter((field) => normal(printed[field]) !== normal(read[field]))
  const differences = wrong.map(
    (field): Difference => ({
      kind: `row-${field}`,
      text: `${at} ${field}: printed ${JSON.stringify(printed[field])}, read ${JSON.stringify(read[field])}`,
    }),
  )
  const vouched = wrong.filter((field) => PROVABLE.includes(field))
  return vouched.length > 0 && read.check === 'proved'
    ? [...differences, wrongButProved(at, `${vouched.join(', ')} wrong`)]
    : differences
}

const wrongButProved = (at: string, what: string): Difference => ({
  kind: 'wrong-but-proved',
  text: `${at} says proved, but: ${what}`,
})

const normal = (value: string | number | null = null): string | number | null =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value

const summarize = (row: TruthTransaction | Transaction): string =>
  [row.date, row.description, row.debit, row.credit, row.balance].map((value) => value ?? '·').join(' | ')

/** Where the document proves its rows, each must say so; where it contradicts itself, the rows concerned must. */
function compareChecks(
  { transactions }: Statement,
  { isProvable, unprovable, doubtful }: Truth,
): Difference[] {
  if (isProvable) {
    const unproved = transactions.flatMap(({ check }, i) =>
      check === 'proved' || unprovable.includes(i) ? [] : [`row ${i + 1} is ${check}`],
    )
    return unproved.length === 0
      ? []
      : [{ kind: 'not-proved', text: `${unproved.length} rows: ${unproved.slice(0, 3).join(', ')}` }]
  }
  if (doubtful.length === 0) return []
  const sure = doubtful.filter((row) => transactions[row]?.check === 'proved')
  if (sure.length > 0 || !transactions.some(({ check }) => check === 'contradicted')) {
    return [
      { kind: 'misprint-overlooked', text: `rows ${doubtful.map((row) => row + 1).join(', ')} are in doubt` },
    ]
  }
  return []
}

/** Where nothing proves a row, it must not say that something does, nor that something contradicts it. */
function compareUnprovable({ transactions }: Statement, { unprovable }: Truth): Difference[] {
  const claimed = unprovable.filter((row) => transactions[row] && transactions[row].check !== 'unproved')
  const [first] = claimed
  if (first === undefined) return []
  const text = `${claimed.length} rows that nothing proves, row ${first + 1} is ${transactions[first]?.check}`
  return [{ kind: 'proved-by-nothing', text }]
}

function compareAccounts({ accounts }: Statement, truth: Truth): Difference[] {
  if (accounts.length !== truth.accounts.length) {
    return [{ kind: 'accounts', text: `printed ${truth.accounts.length} accounts, read ${accounts.length}` }]
  }
  return truth.accounts.flatMap((printed, i) => compareAccount(printed, accounts[i] as Account, i))
}

function compareAccount(printed: TruthAccount, read: Account, i: number): Difference[] {
  const pairs: [field: AccountField, printed: unknown, read: unknown][] = [
    ['number', printed.number, read.number],
    ['currency', printed.currency, printed.currency && read.currency],
    ['openingBalance', expectedBalance(printed.openingBalance, read.openingBalance), read.openingBalance],
    ['closingBalance', expectedBalance(printed.closingBalance, read.closingBalance), read.closingBalance],
    ['period', printed.period, read.period],
  ]
  return pairs
    .map(([field, a, b]) => ({ field, a: JSON.stringify(a), b: JSON.stringify(b) }))
    .filter(({ a, b }) => a !== b)
    .map(({ field, a, b }) => ({
      kind: `account-${field}`,
      text: `account ${i + 1} ${field}: printed ${a}, read ${b}`,
    }))
}

const expectedBalance = ({ value, isNamed }: TruthBalance, read: string | null): string | null =>
  isNamed || read !== null ? value : null
