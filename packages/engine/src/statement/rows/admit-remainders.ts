import type { SectionedRow } from '../ledger.ts'

/**
 * `21 DEZ  Saldo restante da fatura anterior  R$ 0,00` on a card, below a payment and above another: what is left of the last
 * bill is a row of nothing, and no balance from which the rows go on.
 *
 * @param isDated whether a row prints its own date
 */
export function admitRemainders(
  rows: readonly SectionedRow[],
  isDated: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const isTransaction = (row: SectionedRow | undefined) => row?.row.kind === null && isDated(row)
  return rows.map((sectioned, i) => {
    const { kind, money } = sectioned.row
    const isNothing =
      (kind === 'opening' || kind === 'forward') && money.every((amount) => !amount?.magnitude)
    const isAmong =
      isNothing && isDated(sectioned) && isTransaction(rows[i - 1]) && isTransaction(rows[i + 1])
    return isAmong ? { ...sectioned, row: { ...sectioned.row, kind: null } } : sectioned
  })
}
