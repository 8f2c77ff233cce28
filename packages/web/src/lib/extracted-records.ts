import { STORAGE } from './storage-keys.ts'

const PREFIX = STORAGE.extractedPrefix

export type ExtractedRecord = {
  readonly type: string
  /** The selection's index. */
  readonly id: number
  readonly data: readonly (readonly string[])[]
}

/**
 * Saves what the viewer extracted, each table under its selection's index, in place of all that was saved before.
 *
 * @returns false where the browser has no room
 */
export function saveRecords(records: readonly ExtractedRecord[]): boolean {
  clearRecords()
  try {
    for (const record of records) localStorage.setItem(`${PREFIX}${record.id}`, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}

export function clearRecords(): void {
  const keys = Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
  for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
}
