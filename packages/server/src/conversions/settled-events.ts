import { EventEmitter } from 'node:events'

/** Tells those who wait in this process that a conversion is over; it hears of it from the database. */
export type SettledEvents = ReturnType<typeof settledEvents>

export function settledEvents() {
  const emitter = new EventEmitter().setMaxListeners(0)
  return {
    tell: (conversionId: string): void => void emitter.emit(conversionId),

    /** Resolves when the conversion is over or `signal` aborts, whichever comes first. */
    wait: (conversionId: string, signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const done = () => {
          emitter.off(conversionId, done)
          signal.removeEventListener('abort', done)
          resolve()
        }
        emitter.once(conversionId, done)
        signal.addEventListener('abort', done)
        if (signal.aborted) done()
      }),
  }
}
