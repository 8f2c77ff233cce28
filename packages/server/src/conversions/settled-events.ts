import { EventEmitter } from 'node:events'

/** Tells those who wait in this process that a conversion is over; it hears of it from the database. */
export type SettledEvents = ReturnType<typeof settledEvents>

export function settledEvents() {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    tell: (conversionId: string, isDone: boolean): void => void emitter.emit(conversionId, isDone),

    /**
     * Resolves when the conversion is over or `signal` aborts, whichever comes first; true where it is known to be
     * done. Otherwise the caller looks into the store.
     */
    wait: (conversionId: string, signal: AbortSignal): Promise<boolean> =>
      new Promise((resolve) => {
        const stop = (isDone: boolean) => {
          emitter.off(conversionId, stop)
          signal.removeEventListener('abort', onAbort)
          resolve(isDone)
        }
        const onAbort = () => stop(false)
        emitter.once(conversionId, stop)
        signal.addEventListener('abort', onAbort)
        if (signal.aborted) onAbort()
      }),
  }
}
