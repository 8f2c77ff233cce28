import type { SectionedRow } from '../ledger.ts'

/** The fewest rows that show that each prints its day of value. */
const MIN_VALUED = 2

/**
 * `30.09. 30.09. Saldo der Abschlussposten - 20,70`: no balance has a day of value. What prints one beside its own day, as
 * all transactions of the table do, is a transaction, though it begins with a word for balances.
 *
 * @param isDated whether a row prints its own date
 */
export function admitValued(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const isValued = (own: SectionedRow) => isDated(own) && own.row.valueDate !== null
  const transactions = rows.filter(({ row }) => row.kind === null)
  if (transactions.length < MIN_VALUED || !transactions.every(isValued)) return rows
  const printsAlone = ({ row }: SectionedRow) => row.money.filter((money) => money !== null).length === 1
  // A column that every transaction fills beside another is that of the balance.
  const holdsAmounts = (c: number) =>
    transactions.every(printsAlone) || transactions.some(({ row }) => row.money[c] === null)
  const isOne = (own: SectionedRow) =>
    own.row.kind === 'forward' &&
    isValued(own) &&
    printsAlone(own) &&
    holdsAmounts(own.row.money.findIndex((money) => money !== null))
  return rows.map((own) => (isOne(own) ? { ...own, row: { ...own.row, kind: null } } : own))
}
