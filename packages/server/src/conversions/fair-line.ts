export type FairLineOptions = {
  /** How much of one payer runs at the same time. */
  readonly running: number
  /** How much of one payer may wait besides. */
  readonly waiting: number
}

/** A line in which the payer with the least running is next: the many of one payer wait for the one of another. */
export function fairLine<T>(most: FairLineOptions) {
  const line: { readonly payer: string; readonly item: T }[] = []
  const runs = new Map<string, number>()
  const runningOf = (payer: string) => runs.get(payer) ?? 0

  return {
    /** Puts something at the end; false where its payer has too much waiting. */
    add(payer: string, item: T): boolean {
      if (line.filter((other) => other.payer === payer).length >= most.waiting) return false
      line.push({ payer, item })
      return true
    },

    /** The next one, which runs from now on; undefined where nobody may run, or nobody waits. */
    take(): T | undefined {
      const next = line.reduce<number>((best, { payer }, at) => {
        if (runningOf(payer) >= most.running) return best
        return best < 0 || runningOf(payer) < runningOf((line[best] as { payer: string }).payer) ? at : best
      }, -1)
      const [taken] = next < 0 ? [] : line.splice(next, 1)
      if (taken) runs.set(taken.payer, runningOf(taken.payer) + 1)
      return taken?.item
    },

    /** Something of a payer does not run any more. */
    release(payer: string): void {
      const left = runningOf(payer) - 1
      if (left > 0) runs.set(payer, left)
      else runs.delete(payer)
    },

    /** Takes out what waits no more; false where it runs already, or never waited. */
    drop(item: T): boolean {
      const at = line.findIndex((other) => other.item === item)
      return at >= 0 && line.splice(at, 1).length > 0
    },

    /** Empties the line. */
    clear: (): T[] => line.splice(0).map(({ item }) => item),
  }
}
