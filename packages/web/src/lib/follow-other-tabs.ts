import { STORAGE } from './storage-keys.ts'

/**
 * Calls back when another tab signs in, out, or renews the token that all tabs share.
 * @param onToken gets the token that now holds, null when there is none any more
 * @returns what ends it
 */
export function followOtherTabs(onToken: (token: string | null) => void): () => void {
  const follow = ({ key, newValue, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage) return
    // A storage that was cleared as a whole names no key.
    if (key === STORAGE.token || key === null) onToken(newValue)
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
