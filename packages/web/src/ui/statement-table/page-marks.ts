import type { CellPlaces, Place, ResultRow, ResultTable } from '../../lib/result-table.ts'
import type { Mark } from '../page/mark.ts'
import type { Column } from './columns.ts'

/** A place this far above or below a row still means it, as a fraction of the page. */
const NEAR = 0.012

/** Where a row stands on its page, the cell that the user is in, and the printed numbers that check the row. */
export function marksOf(table: ResultTable, row: ResultRow, column: Column | undefined): Mark[] {
  const places = Object.values(row.places)
  if (places.length === 0) return []
  const cell = column && row.places[roleOf(table, column) ?? 'date']
  const equation = row.proof?.equation == null ? undefined : table.equations[row.proof.equation]
  const checks = [equation?.from, equation?.to].flatMap((number) =>
    number?.box && number.page !== null
      ? [{ kind: 'check', page: number.page, box: number.box } as const]
      : [],
  )
  return [
    ...aroundEach(places).map((place) => ({ kind: 'row', ...place }) as const),
    ...(cell && column ? [{ kind: 'cell', ...cell } as const] : []),
    ...checks,
  ]
}

/** The row that a place on a page belongs to, an index into the rows; null where none is near. */
export function rowAt({ rows }: ResultTable, page: number, y: number): number | null {
  let best: { row: number; distance: number } | null = null
  for (const [i, { places }] of rows.entries()) {
    for (const bounds of aroundEach(Object.values(places).filter((place) => place.page === page))) {
      const [, top, , height] = bounds.box
      const distance = y < top ? top - y : y > top + height ? y - top - height : 0
      if (distance <= NEAR && (best === null || distance < best.distance)) best = { row: i, distance }
    }
  }
  return best?.row ?? null
}

/** One box around all places of each page, the page where the row begins first. */
function aroundEach(places: readonly Place[]): Place[] {
  return [...Map.groupBy(places, ({ page }) => page)].map(([page, onPage]) => {
    const left = Math.min(...onPage.map(({ box: [x] }) => x))
    const top = Math.min(...onPage.map(({ box: [, y] }) => y))
    const right = Math.max(...onPage.map(({ box: [x, , width] }) => x + width))
    const bottom = Math.max(...onPage.map(({ box: [, y, , height] }) => y + height))
    return { page, box: [left, top, right - left, bottom - top] as const }
  })
}

const ROLES: Readonly<Record<string, keyof CellPlaces>> = {
  date: 'date',
  'transaction reference': 'description',
  'ref no./chq no.': 'reference',
  debit: 'debit',
  credit: 'credit',
  'interest and fees': 'interestAndFees',
  balance: 'balance',
}

/** Which cell of a transaction a column shows; null for columns that no statement prints. */
export function roleOf({ headers }: ResultTable, { id }: Column): keyof CellPlaces | null {
  if (typeof id !== 'number') return null
  const title = headers[id]?.trim().toLowerCase() ?? ''
  return ROLES[title] ?? (id === 1 ? 'valueDate' : null)
}
