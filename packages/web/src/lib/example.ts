import { EXTRACTION_COMPLETE } from '@ledgerlift/contract'
import { apiAddress } from './api.ts'
import { type ResultTable, readResultTable } from './result-table.ts'

/** Stands for a conversion's uuid where the result is the example, of which the server knows nothing. */
export const EXAMPLE = 'example'
const [RESULT, PDF] = ['/example/result.json', '/example/statement.pdf']

/** A real result of a made-up statement, with one row to mend; null where it cannot be fetched. */
export async function openExample(): Promise<ResultTable | null> {
  try {
    const response = await fetch(apiAddress(RESULT))
    const table = readResultTable({ ...(await response.json()), type: EXTRACTION_COMPLETE })
    // Where the page beside the table looks for its PDF.
    localStorage.setItem(EXAMPLE, PDF)
    return table
  } catch {
    return null
  }
}
