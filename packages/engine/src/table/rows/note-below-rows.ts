import { holdsText, type LineGroup, type RowLine } from './row-line.ts'
import { wasNeeded } from './wraps-upwards.ts'

/** At least this many rows of one line show that texts take no second one. */
const MIN_ROWS = 8
/** Two distances are the same within this share. */
const SAME = 0.97

/**
 * Where each row of a table takes one line, a line below the last one, as far as rows stand apart, is no part of it if
 * it is wider than any text of the rows, and its first word would have fitted into the row: `C=Credit; D=Debit`.
 *
 * @param groups of one table, in printed order
 */
export function liftNoteBelowRows(groups: readonly LineGroup[]): LineGroup[] {
  const last = groups.findLastIndex(({ kind }) => kind === 'row')
  const rows = groups.flatMap(({ kind, lines }, g) => (kind === 'row' && g !== last ? [lines] : []))
  const [main, note] = groups[last]?.lines ?? []
  if (!main?.isAnchor || note?.gap == null || rows.length < MIN_ROWS) return [...groups]
  const least = Math.min(...rows.flatMap(([first]) => first?.gap ?? []))
  const isNote =
    rows.every(({ length }) => length === 1) &&
    note.gap >= SAME * least &&
    note.line.x1 > Math.max(...[...rows.flat(), main].map(textEnd)) &&
    !wasNeeded(main, note, note.line.x1)
  if (!isNote) return [...groups]
  const notes = (groups[last] as LineGroup).lines.slice(1)
  return [
    ...groups.slice(0, last),
    { kind: 'row', lines: [main] },
    ...notes.map((line: RowLine): LineGroup => ({ kind: 'heading', lines: [line] })),
    ...groups.slice(last + 1),
  ]
}

/** Where the text of a line ends, in points. */
const textEnd = ({ cells, columns }: RowLine): number =>
  Math.max(...cells.flatMap(({ words }, c) => (holdsText(columns[c]) ? (words.at(-1)?.x1 ?? []) : [])))
