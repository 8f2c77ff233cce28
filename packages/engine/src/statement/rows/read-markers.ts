import type { Table } from '../../table/rows/find-rows.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { directionOf, marksInTitle } from '../../vocabulary/markers.ts'
import type { ColumnUse } from './column-use.ts'

/**
 * What the markers of a table mean. A letter may mean one thing in one language and the opposite in another (`D` is
 * debit in most, and credit beside `MD` in Czech): of two markers that both seem to say the same, the longer one says
 * it, and the other the opposite. A title may name both where the rows hold one only: `MD/D`.
 */
export function readMarkers(
  { columns, entries }: Table,
  uses: readonly ColumnUse[],
): (text: string) => Direction | null {
  const column = uses.indexOf('marker')
  if (column < 0) return directionOf
  const texts = new Set(
    entries.flatMap((entry) => (entry.kind === 'row' ? [entry.cells[column]?.text ?? ''] : [])),
  )
  for (const mark of marksInTitle(columns[column]?.title ?? '')) texts.add(mark)
  texts.delete('')
  const [long, short] = [...texts].sort((a, b) => b.length - a.length)
  const isTwice = texts.size === 2 && directionOf(long ?? '') === directionOf(short ?? '')
  if (!isTwice) return directionOf
  return (text) => {
    const direction = directionOf(text)
    if (direction === null || text !== short) return direction
    return direction === 'debit' ? 'credit' : 'debit'
  }
}
