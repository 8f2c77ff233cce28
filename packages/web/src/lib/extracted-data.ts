import { type ResultTable, readResultTable, withoutProvenance } from './result-table.ts'
import { STORAGE } from './storage-keys.ts'

/**
 * Saves a visitor's result for state 4 of the upload area.
 * @returns false where the browser has no room for it
 */
export function saveExtracted(result: unknown): boolean {
  try {
    localStorage.setItem(STORAGE.extracted, JSON.stringify(withoutProvenance(result)))
    return true
  } catch {
    return false
  }
}

/** The saved result, which is removed by being read. */
export function takeExtracted(): ResultTable | null {
  const saved = localStorage.getItem(STORAGE.extracted)
  if (saved === null) return null
  localStorage.removeItem(STORAGE.extracted)
  try {
    return readResultTable(JSON.parse(saved))
  } catch {
    return null
  }
}
