/** A table as a tool gives it: rows of cell texts. */
export type PeerTable = readonly (readonly string[])[]

/** A row with fewer filled cells may well be printed twice. */
const MIN_CELLS = 3

/** Without the tables that a tool gives a second time, as parts of others. */
export function withoutRepeats(tables: readonly PeerTable[]): PeerTable[] {
  const seen = new Set<string>()
  return tables.filter((table) => {
    const rows = table
      .filter((row) => row.filter((cell) => cell !== '').length >= MIN_CELLS)
      .map((row) => row.filter((cell) => cell !== '').join('\n'))
    const isRepeat = rows.length > 0 && rows.filter((row) => seen.has(row)).length > rows.length / 2
    for (const row of rows) seen.add(row)
    return !isRepeat
  })
}
