export const LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  pages: 500,
  passwordMinLength: 6,
  passwordMaxLength: 256,
  /** Characters of a message to us. */
  messageLength: 5000,
  /** A file, its result and everything derived from them live this long. */
  retentionHours: 24,
  /** How long the server holds a question for a result at most before it answers 202; it answers sooner when a page is read. */
  resultWaitSeconds: 25,
} as const

/** The bar of the upload area while a statement is converted. */
export const PROGRESS = {
  capPercent: 95,
  tickMs: 800,
  stepMin: 2,
  stepMax: 10,
  stages: [
    { label: 'Reading PDF', abovePercent: 10 },
    { label: 'Analyzing Data', abovePercent: 40 },
    { label: 'Extracting Tables', abovePercent: 70 },
  ],
} as const
