const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** The English of conversions that are kept. */
export const WORDS = {
  title: 'Your recent conversions',
  menu: 'Recent',
  none: 'Nothing is kept.',
  unnamed: (pages: number) => (pages === 1 ? 'Statement of 1 page' : `Statement of ${pages} pages`),
  left: (ms: number) =>
    ms >= HOUR_MS
      ? `${Math.floor(ms / HOUR_MS)} h left`
      : `${Math.max(1, Math.floor(ms / MINUTE_MS))} min left`,
} as const
