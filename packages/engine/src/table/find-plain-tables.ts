import { overlapX } from '../geometry/box.ts'
import { COLUMN_GAP } from '../geometry/tolerances.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { splitAtGaps } from '../layout/split-at-gaps.ts'
import { type Line, textOf, type Word } from '../layout/word.ts'

/** A table of anything: rows of texts, each as long as the others. */
export type PlainTable = readonly (readonly string[])[]

/** Rows of one table stand at most this many font sizes apart. */
const MAX_ROW_PITCH = 3
/** The fewest lines under each other that make a table. */
const MIN_ROWS = 3

type Cell = { readonly x0: number; readonly x1: number; readonly text: string }
type Interval = Pick<Cell, 'x0' | 'x1'>

/** The tables of a document that is not a statement: lines under each other that stand in the same columns. */
export function findPlainTables(pages: readonly PageLines[]): PlainTable[] {
  return pages
    .flatMap(({ lines }) => stretches(lines))
    .map((lines) => toRows(lines.map(toCells)))
    .filter(isTable)
}

/** The same tables, as the lines that make them up. */
export const findPlainLines = (lines: readonly Line[]): Line[][] =>
  stretches(lines).filter((stretch) => isTable(toRows(stretch.map(toCells))))

/** The x intervals of the columns that lines under each other share, from left to right. */
export const columnsOf = (lines: readonly Line[]): readonly Interval[] => sharedColumns(lines.map(toCells))

/** Stretches of lines that have several cells each. */
function stretches(lines: readonly Line[]): Line[][] {
  const found: Line[][] = []
  let last: Line | null = null
  for (const line of lines) {
    if (toCells(line).length < 2) {
      last = null
      continue
    }
    const goesOn = last !== null && line.baseline - last.baseline <= MAX_ROW_PITCH * line.size
    if (goesOn) found.at(-1)?.push(line)
    else found.push([line])
    last = line
  }
  return found
}

const toCells = ({ words }: Line): Cell[] => splitAtGaps(words, COLUMN_GAP).map(toCell)

const toCell = (words: readonly Word[]): Cell => ({
  x0: (words[0] as Word).x0,
  x1: (words.at(-1) as Word).x1,
  text: textOf(words),
})

/** Cells that stand over each other share a column. */
function sharedColumns(lines: readonly (readonly Cell[])[]): Interval[] {
  const columns: { x0: number; x1: number }[] = []
  for (const { x0, x1 } of lines.flat().sort((a, b) => a.x0 - b.x0)) {
    const last = columns.at(-1)
    if (last && overlapX(last, { x0, x1 }) > 0) last.x1 = Math.max(last.x1, x1)
    else columns.push({ x0, x1 })
  }
  return columns
}

function toRows(lines: readonly (readonly Cell[])[]): string[][] {
  const columns = sharedColumns(lines)
  return lines.map((cells) =>
    columns.map((column) =>
      cells
        .filter((cell) => overlapX(cell, column) > 0)
        .map(({ text }) => text)
        .join(' '),
    ),
  )
}

const isTable = (rows: PlainTable): boolean => rows.length >= MIN_ROWS && (rows[0]?.length ?? 0) > 1
