import type { Exported } from '../exported.ts'

/** The result for other programs, in the names of the API. */
export const toJson = ({ headers, data, rows, accounts }: Exported): string =>
  `${JSON.stringify({ headers, data, transactions: rows, accounts }, null, 2)}\n`
