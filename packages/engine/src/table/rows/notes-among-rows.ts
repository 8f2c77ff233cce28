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

/** A rate has decimals: `15%` may be part of a text. */
const RATE = /\d[.,]\d+ ?%/
/** At least this many rows, and this share of them, take one line where texts take no second one. */
const MIN_SINGLE = 5
const SINGLE_SHARE = 0.75

/**
 * Where rows take one line, a line with a rate that stands as far below one as the next row would
 * (`Interest rate changed to 5.24%`) is no part of it.
 *
 * @param groups of one table, in printed order
 */
export function liftRatesAmongRows(groups: readonly LineGroup[]): LineGroup[] {
  const rows = groups.flatMap(({ kind, lines }) => (kind === 'row' ? [lines] : []))
  const single = rows.filter(({ length }) => length === 1)
  if (single.length < Math.max(MIN_SINGLE, SINGLE_SHARE * rows.length)) return [...groups]
  const least = Math.min(...rows.flatMap(([first]) => first?.gap ?? []))
  const isRate = ({ line, gap, isAnchor }: RowLine) =>
    !isAnchor && gap !== null && gap >= SAME * least && RATE.test(line.text)
  return groups.flatMap((group) => {
    const [main, ...others] = group.lines
    if (group.kind === 'heading' || !main?.isAnchor || others.length === 0 || !others.every(isRate))
      return [group]
    return [
      { kind: 'row', lines: [main] },
      ...others.map((line): LineGroup => ({ kind: 'heading', lines: [line] })),
    ]
  })
}
