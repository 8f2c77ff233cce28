import type { SectionedRow } from '../ledger.ts'

/**
 * `21 DEZ  Saldo restante da fatura anterior  R$ 0,00` on a card, below a payment and above another: what is left of the last
 * bill is a row of nothing, and no balance from which the rows go on. Several such rows are rather balances of days.
 *
 * @param isDated whether a row prints its own date
 */
export function admitRemainders(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const isBalance = (row: SectionedRow) =>
    (row.row.kind === 'opening' || row.row.kind === 'forward') && isDated(row)
  if (rows.filter(isBalance).length !== 1) return rows
  const isTransaction = (row: SectionedRow | undefined) => row?.row.kind === null && isDated(row)
  return rows.map((sectioned, i) => {
    const isNothing = sectioned.row.money.every((amount) => !amount?.magnitude)
    const isAmong = isTransaction(rows[i - 1]) && isTransaction(rows[i + 1])
    return isBalance(sectioned) && isNothing && isAmong
      ? { ...sectioned, row: { ...sectioned.row, kind: null } }
      : sectioned
  })
}
