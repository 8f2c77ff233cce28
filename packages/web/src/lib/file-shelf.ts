import { LIMITS } from '@ledgerlift/contract'
import { newId } from './new-id.ts'

/**
 * Keeps the chosen file in IndexedDB, so that a trip to the login page and back, or a reload, costs nothing. Only
 * the same tab finds it again: on a shared computer the next person must not see the last one's statement.
 */
const DATABASE = 'ledgerlift'
const STORE = 'chosen-file'
const TAB = 'ledgerlift_tab'
const MAX_AGE_MS = LIMITS.retentionHours * 3600 * 1000

type Kept = { readonly file: File; readonly keptAt: number; readonly tab: string }

export async function keepFile(file: File, now = Date.now()): Promise<void> {
  const tab = sessionStorage.getItem(TAB) ?? newId()
  sessionStorage.setItem(TAB, tab)
  await inStore('readwrite', (store) => store.put({ file, keptAt: now, tab } satisfies Kept, 'file'))
}

/** From the call on the file is found no more, though the browser takes a moment to delete it. */
export async function forgetFile(): Promise<void> {
  sessionStorage.removeItem(TAB)
  await inStore('readwrite', (store) => store.clear())
}

/** The file that this tab has kept; one that is too old is deleted. */
export async function keptFile(now = Date.now()): Promise<File | null> {
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get('file'))
  if (!kept) return null
  if (now - kept.keptAt > MAX_AGE_MS) {
    await forgetFile()
    return null
  }
  return sessionStorage.getItem(TAB) === kept.tab ? kept.file : null
}

/** Resolves to undefined where the browser keeps nothing (private windows, a full disk). */
function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(DATABASE, 1)
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE)
    opening.onerror = () => resolve(undefined)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(STORE, mode)
      const request = act(transaction.objectStore(STORE))
      transaction.oncomplete = () => {
        database.close()
        resolve(request.result as T)
      }
      transaction.onabort = () => {
        database.close()
        resolve(undefined)
      }
    }
  })
}
