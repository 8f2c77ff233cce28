/** What a process of `reading-process.ts` does, and what it says of it on standard output, as JSON. */
export type ReadingTask = {
  /**
   * `idle` starts PDFium and reads nothing; `bare` reads glyphs and rulings, the limit; `whole` extracts statements;
   * `both` does the two in turn, so that what else the machine does hits them alike.
   */
  readonly kind: 'idle' | 'bare' | 'whole' | 'both'
  readonly files: readonly string[]
  readonly threads: number
  /** How many times the files are read; those of a warm-up come before. */
  readonly rounds: number
  readonly warmUps: number
}

export type ReadingReport = {
  readonly pages: number
  /** For each round. */
  readonly bareSeconds: readonly number[]
  readonly wholeSeconds: readonly number[]
  /** Of `wholeSeconds`, until the last page was read. */
  readonly readSeconds: readonly number[]
  readonly peakBytes: number
}
