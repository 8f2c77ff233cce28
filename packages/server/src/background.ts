import type { Logger } from 'pino'

export type Background = ReturnType<typeof startBackground>

/** Work that goes on after its request was answered, and is finished before the process ends. */
export function startBackground(log: Logger) {
  const running = new Set<Promise<void>>()
  return {
    /** @param failure what the log says when the work fails */
    run(work: () => Promise<void>, failure: string): void {
      const done = work()
        .catch((err) => log.error({ err }, failure))
        .finally(() => running.delete(done))
      running.add(done)
    },
    finish: async (): Promise<void> => void (await Promise.all(running)),
  }
}
