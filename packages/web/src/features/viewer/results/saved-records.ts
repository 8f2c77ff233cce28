import { RECORD } from '../limits.ts'

/** What is saved of a table that was extracted, for each selection index. */
type Row = readonly string[]

/**
 * Saves the extracted tables, each under its selection's index, in place of those that were saved before.
 *
 * @returns false where the browser has no room
 */
export function saveRecords(
  tables: readonly { readonly selection: number; readonly rows: readonly Row[] }[],
): boolean {
  clearRecords()
  try {
    for (const { selection, rows } of tables) {
      const record = { type: RECORD.type, id: selection, data: rows }
      localStorage.setItem(`${RECORD.keyPrefix}${selection}`, JSON.stringify(record))
    }
    return true
  } catch {
    return false
  }
}

export function clearRecords(): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  for (const key of keys) if (key.startsWith(RECORD.keyPrefix)) localStorage.removeItem(key)
}
