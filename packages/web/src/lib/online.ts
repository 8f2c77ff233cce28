import { useSyncExternalStore } from 'react'

/** Whether the browser knows that there is no connection; where it does not know, there is one. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false

/** Waits for the connection to come back; at once where it is there. */
export const untilOnline = (signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!isOffline() || signal?.aborted) return resolve()
    window.addEventListener('online', () => resolve(), { once: true, ...(signal && { signal }) })
    signal?.addEventListener('abort', () => resolve(), { once: true })
  })

/** Loads code when there is a connection: a browser may not ask again for what it could not fetch. */
export const whenOnline =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    await untilOnline()
    return load()
  }

export const useOffline = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      window.addEventListener('online', onChange)
      window.addEventListener('offline', onChange)
      return () => {
        window.removeEventListener('online', onChange)
        window.removeEventListener('offline', onChange)
      }
    },
    isOffline,
    () => false,
  )
