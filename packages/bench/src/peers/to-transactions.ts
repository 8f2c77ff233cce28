import { type ColumnRoles, findTitles } from './find-titles.ts'
import { type Cells, gatherCells } from './gather-cells.ts'
import { parseAmount, parseDay, type StatementHints } from './parse-cell.ts'
import { type PeerTable, withoutRepeats } from './peer-table.ts'
import { plain, rolesOf } from './title-roles.ts'

export type PeerTransaction = {
  readonly date: string | null
  readonly description: string
  readonly reference: string | null
  readonly debit: string | null
  readonly credit: string | null
  readonly balance: string | null
}

const NO_TRANSACTION =
  /opening|closing|(brought|carried|balance) (forward|b\/f|c\/f)|^(sub)?total|previous balance|saldo anterior|ubertrag|kontostand|solde|^totals?\b|^balance/

/**
 * What a careful user of a table tool makes of its tables: columns by their titles, the last titles for tables that
 * have none, rows without an amount added to the row above.
 */
export function toTransactions(tables: readonly PeerTable[], hints: StatementHints): PeerTransaction[] {
  const rows = gatherRows(withoutRepeats(tables), hints)
  const usage = findUsage(rows, hints)
  const transactions: PeerTransaction[] = []
  let date: string | null = null
  for (const cells of rows) {
    date = parseDay(cells.date, hints) ?? date
    const read = readRow(cells, date, usage, hints)
    const last = transactions.at(-1)
    if (read) transactions.push(read)
    else if (last && isContinuation(cells, hints))
      transactions[transactions.length - 1] = continueWith(last, cells)
  }
  return transactions
}

function gatherRows(tables: readonly PeerTable[], { columns }: StatementHints): Cells[] {
  const rows: Cells[] = []
  let roles: ColumnRoles | null = null
  for (const table of tables) {
    const titles = findTitles(table, columns)
    const width = Math.max(0, ...table.map((row) => row.length))
    if (titles) roles = titles.roles
    else if (width === columns.length) roles = rolesOf(columns).map((role) => [role])
    if (roles?.length !== width) continue
    for (const row of table.slice(titles?.end ?? 0)) rows.push(gatherCells(row, roles))
  }
  return rows
}

/** What one sees at a glance of how a statement writes its amounts. */
type Usage = {
  /** Debits are printed with a minus in a column of their own. */
  readonly hasSignedDebits: boolean
  /** In the one column of amounts, those without a mark or sign are money out. */
  readonly isPlainDebit: boolean
}

function findUsage(rows: readonly Cells[], hints: StatementHints): Usage {
  const debits = rows.flatMap(({ debit }) => parseAmount(debit, hints) ?? [])
  const hasMarkedCredits = rows.some(({ amount }) => /\dcr$/i.test(amount))
  return {
    hasSignedDebits: debits.filter((debit) => debit.startsWith('-')).length > debits.length / 2,
    isPlainDebit: hints.kind === 'card' || hasMarkedCredits,
  }
}

function readRow(
  cells: Cells,
  date: string | null,
  usage: Usage,
  hints: StatementHints,
): PeerTransaction | null {
  const { description, reference } = cells
  if (date === null || NO_TRANSACTION.test(plain(`${description} ${cells.date}`))) return null
  const read = (cell: string) => parseAmount(cell, hints)
  const net = netOf(read(cells.debit), read(cells.credit), signed(read(cells.amount), cells, usage), usage)
  if (net === null) return null
  const isDebit = net.startsWith('-')
  const size = net.replace('-', '')
  return {
    date,
    description,
    reference: reference === '' || reference === '-' ? null : reference,
    debit: isDebit ? size : null,
    credit: isDebit ? null : size,
    balance: read(cells.balance),
  }
}

const negate = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`)

/** Positive for money in; a zero beside an amount is an empty cell. */
function netOf(
  debit: string | null,
  credit: string | null,
  amount: string | null,
  { hasSignedDebits }: Usage,
): string | null {
  if (debit !== null && (Number(debit) !== 0 || credit === null))
    return hasSignedDebits ? debit : negate(debit)
  return credit ?? amount
}

/** One column of amounts says which way they go by a sign, by a mark, or by one in a column of its own. */
function signed(
  amount: string | null,
  { direction, amount: printed }: Cells,
  { isPlainDebit }: Usage,
): string | null {
  if (amount === null) return null
  if (/^(dr|af)/i.test(direction)) return negate(amount)
  if (/^\+|\+$|cr$/i.test(printed.trim())) return amount.replace('-', '')
  return isPlainDebit ? negate(amount) : amount
}

function isContinuation(cells: Cells, hints: StatementHints): boolean {
  const isEmpty = [cells.debit, cells.credit, cells.amount].every((cell) => parseAmount(cell, hints) === null)
  return isEmpty && cells.description !== '' && !NO_TRANSACTION.test(plain(cells.description))
}

const continueWith = (last: PeerTransaction, { description, reference }: Cells): PeerTransaction => ({
  ...last,
  description: `${last.description} ${description}`.trim(),
  reference: reference === '' ? last.reference : `${last.reference ?? ''} ${reference}`.trim(),
})
