import { type ResultTable, readResultTable, withoutProvenance } from './result-table.ts'
import { STORAGE } from './storage-keys.ts'

/**
 * Saves a visitor's result for state 4 of the upload area.
 * @returns false where the browser has no room for it
 */
export function saveExtracted(result: unknown, uuid: string): boolean {
  try {
    localStorage.setItem(STORAGE.extracted, JSON.stringify(recordOf(result, uuid)))
    return true
  } catch {
    return false
  }
}

export type Extracted = { readonly table: ResultTable; readonly uuid: string | null }

/** The saved result, which is removed by being read. */
export function takeExtracted(): Extracted | null {
  const saved = localStorage.getItem(STORAGE.extracted)
  if (saved === null) return null
  localStorage.removeItem(STORAGE.extracted)
  try {
    const record: unknown = JSON.parse(saved)
    const table = readResultTable(record)
    return table && { table, uuid: uuidOf(record) }
  } catch {
    return null
  }
}

/** The conversion's name goes with its result, so that it can be deleted from there. */
const recordOf = (result: unknown, uuid: string): object => ({
  ...(withoutProvenance(result) as object),
  uuid,
})

function uuidOf(record: unknown): string | null {
  const { uuid } = record as { uuid?: unknown }
  return typeof uuid === 'string' ? uuid : null
}
