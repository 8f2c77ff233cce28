import { API, type Corrections } from '@ledgerlift/contract'
import type { CorrectedRow, Statement } from '@ledgerlift/engine'
import { expandRows, keepRows } from '@ledgerlift/export'
import { readJson, send } from '../api.ts'

const pathOf = (uuid: string): string => `${API.conversions}/${encodeURIComponent(uuid)}/corrections`

/** What was corrected in a result before; null where nothing was, or nobody answers. */
export async function fetchCorrections(
  uuid: string,
  statement: Statement,
  token: string | null,
  signal: AbortSignal,
): Promise<CorrectedRow[] | null> {
  try {
    const response = await send(pathOf(uuid), { token, signal })
    if (!response.ok) return null
    const { rows } = (await readJson(response)) as Corrections
    return rows && expandRows(statement, rows)
  } catch {
    return null
  }
}

/** Keeps corrections with their result; null forgets them. @returns whether the server has them */
export async function saveCorrections(
  uuid: string,
  rows: readonly CorrectedRow[] | null,
  token: string | null,
): Promise<boolean> {
  const json: Corrections = {
    rows: rows && [...keepRows(rows)].map((row) => (typeof row === 'number' ? row : plain(row))),
  }
  try {
    return (await send(pathOf(uuid), { method: 'PUT', json, token })).ok
  } catch {
    return false
  }
}

/** Of a row that was read, only what a correction is made of. */
const plain = (row: CorrectedRow) => ({
  from: row.from,
  date: row.date,
  valueDate: row.valueDate,
  description: row.description,
  reference: row.reference,
  debit: row.debit,
  credit: row.credit,
  ...(row.interestAndFees !== undefined && { interestAndFees: row.interestAndFees }),
  balance: row.balance,
  account: row.account,
  page: row.page,
  edited: [...row.edited],
})
