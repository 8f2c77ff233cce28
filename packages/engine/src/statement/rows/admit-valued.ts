import type { SectionedRow } from '../ledger.ts'

/** The fewest transactions that show that each prints its value date. */
const MIN_VALUED = 2

/**
 * `30.09. 30.09. Saldo der Abschlussposten - 20,70`: no balance has a value date. A row that prints one beside its
 * date, as all transactions of the table do, is a transaction, though it begins with a word for balances.
 *
 * @param isDated whether a row prints its own date
 */
export function admitValued(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const isValued = (sectioned: SectionedRow) => isDated(sectioned) && sectioned.row.valueDate !== null
  const transactions = rows.filter(({ row }) => row.kind === null)
  if (transactions.length < MIN_VALUED || !transactions.every(isValued)) return rows
  const printsAlone = ({ row }: SectionedRow) => row.money.filter((money) => money !== null).length === 1
  // A column that every transaction fills beside another holds the balance.
  const holdsAmounts = (c: number) =>
    transactions.every(printsAlone) || transactions.some(({ row }) => row.money[c] === null)
  const isTransaction = (sectioned: SectionedRow) =>
    sectioned.row.kind === 'forward' &&
    isValued(sectioned) &&
    printsAlone(sectioned) &&
    holdsAmounts(sectioned.row.money.findIndex((money) => money !== null))
  return rows.map((sectioned) =>
    isTransaction(sectioned) ? { ...sectioned, row: { ...sectioned.row, kind: null } } : sectioned,
  )
}
