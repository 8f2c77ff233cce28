/** What a vocabulary's entry means, and the rank of its line: what is more telling stands first. */
export type RankedEntry<T> = { readonly meaning: T; readonly rank: number }

/**
 * Indexes lines of entries, parted by bars, for look-up. Of two lines with the same entry, the first counts.
 *
 * @param lines `[meaning, 'entry|entry|entry']`, the more telling first
 */
export function rankEntries<T>(
  lines: readonly (readonly [meaning: T, entries: string])[],
): ReadonlyMap<string, RankedEntry<T>> {
  const index = new Map<string, RankedEntry<T>>()
  for (const [rank, [meaning, entries]] of lines.entries()) {
    for (const entry of entries.split('|')) if (!index.has(entry)) index.set(entry, { meaning, rank })
  }
  return index
}
