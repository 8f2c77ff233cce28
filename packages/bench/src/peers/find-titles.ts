import type { PeerTable } from './peer-table.ts'
import { plain, rolesOf, type TitleRole } from './title-roles.ts'

/** What each column of a table holds: several things where a tool ran columns together. */
export type ColumnRoles = readonly (readonly TitleRole[])[]

/** The most lines that titles are printed over. */
const MAX_TITLE_ROWS = 3
/** The fewest known titles that make a row of titles. */
const MIN_TITLES = 2

/**
 * The rows of a table that hold the most of the printed titles.
 *
 * @param columns the printed titles
 * @returns null where there are none; `end` is the first row under them
 */
export function findTitles(
  table: PeerTable,
  columns: readonly string[],
): { readonly roles: ColumnRoles; readonly end: number } | null {
  const known = rolesOf(columns).map((role, i) => ({ role, title: plain(columns[i] ?? '') }))
  let best: { roles: ColumnRoles; end: number; found: number } | null = null
  for (let start = 0; start < table.length; start++) {
    for (let end = start + 1; end <= Math.min(table.length, start + MAX_TITLE_ROWS); end++) {
      const roles = joinRows(table.slice(start, end)).map((cell) => titlesIn(plain(cell), known))
      const found = roles.flat().length
      if (found >= MIN_TITLES && found > (best?.found ?? 0)) best = { roles, end, found }
    }
  }
  return best
}

function joinRows(rows: PeerTable): string[] {
  const width = Math.max(...rows.map((row) => row.length))
  const join = (i: number) =>
    rows
      .map((row) => row[i] ?? '')
      .filter((cell) => cell !== '')
      .join(' ')
  return Array.from({ length: width }, (_, i) => join(i))
}

type KnownTitle = { readonly role: TitleRole; readonly title: string }

/** The titles that a cell consists of, one after the other; none where it holds anything else. */
function titlesIn(cell: string, known: readonly KnownTitle[]): TitleRole[] {
  const roles: TitleRole[] = []
  let rest = cell
  while (rest !== '') {
    const next = known
      .filter(({ title }) => title !== '' && (rest === title || rest.startsWith(`${title} `)))
      .sort((a, b) => b.title.length - a.title.length)[0]
    if (!next) return []
    roles.push(next.role)
    rest = rest.slice(next.title.length).trim()
  }
  return roles
}
