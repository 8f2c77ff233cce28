import { textOf, type Word } from '../../layout/word.ts'
import type { Cell } from '../../table/cell.ts'
import type { SectionedRow } from '../ledger.ts'

/** A line is full where no more than this many of its letters would fit behind it. */
const ROOM = 1.5
/** The least length of what fills a line: shorter numbers under each other, as symbols of payments, are several. */
const MIN_LENGTH = 12
/** The fewest lines that show how wide the column is. */
const MIN_LINES = 3

/**
 * A number that is too long for its column goes on in the next line: `42000084112024` over `05318650273285` is one. A line
 * is broken where it is one long word that is as wide as any in its column.
 */
export function joinBrokenReferences(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const lines = rows.map(({ row }) => linesOf(row.cells.reference))
  const widths = lines.flat().map(widthOf)
  if (widths.length < MIN_LINES || lines.every(({ length }) => length < 2)) return rows
  const widest = Math.max(...widths)
  const isBroken = (line: readonly Word[], next: readonly Word[]) =>
    isNumber(line) &&
    isNumber(next) &&
    isBelow(line[0], next[0]) &&
    lengthOf(line) >= MIN_LENGTH &&
    widthOf(line) + (ROOM * widthOf(line)) / lengthOf(line) > widest
  return rows.map((sectioned, r) => {
    const ofRow = lines[r] ?? []
    const goesOn = ofRow.map((line, i) => i > 0 && isBroken(ofRow[i - 1] ?? [], line))
    if (!goesOn.includes(true)) return sectioned
    const reference = ofRow
      .map((line, i) => (i === 0 || goesOn[i] ? textOf(line) : ` ${textOf(line)}`))
      .join('')
    return { ...sectioned, row: { ...sectioned.row, reference } }
  })
}

/** The lines of a cell; where it is made of several columns, those of one after the other. */
function linesOf(cell: Cell | undefined): Word[][] {
  const lines: Word[][] = []
  for (const word of cell?.words ?? []) {
    const last = lines.at(-1)?.at(-1)
    if (last?.page === word.page && last.baseline === word.baseline) lines.at(-1)?.push(word)
    else lines.push([word])
  }
  return lines
}

const isBelow = (above: Word | undefined, word: Word | undefined): boolean =>
  above !== undefined && word?.page === above.page && word.baseline > above.baseline

const widthOf = (line: readonly Word[]): number => (line.at(-1)?.x1 ?? 0) - (line[0]?.x0 ?? 0)

const lengthOf = (line: readonly Word[]): number => line[0]?.text.length ?? 0

/** One word with a digit, no more. */
const isNumber = (line: readonly Word[]): boolean => line.length === 1 && /\d/.test(line[0]?.text ?? '')
