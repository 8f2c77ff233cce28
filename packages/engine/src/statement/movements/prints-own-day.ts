import type { Word } from '../../layout/word.ts'
import type { ReadRow } from '../ledger.ts'

/** Whether a date stands in the column of days on a line of the row itself, rather than in a heading. */
export const printsOwnDay = ({ cells, lines }: ReadRow): boolean =>
  cells.date?.date != null && lines.some(({ words }) => words.includes(cells.date?.words[0] as Word))
