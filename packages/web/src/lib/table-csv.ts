import { toCsv, withProofColumns } from '@ledgerlift/engine'
import type { ResultTable } from './result-table.ts'

/** A table as it is downloaded, with what is proved of each row. */
export function tableCsv({ headers, rows, accounts }: ResultTable): string {
  const transactions = rows.flatMap(({ account, check, proof }) =>
    account === null || check === null || proof === null ? [] : { ...proof, account, check },
  )
  const data = rows.map(({ cells }) => cells)
  const table = withProofColumns({ headers, data, transactions, accounts })
  return toCsv(table.headers, table.rows)
}
