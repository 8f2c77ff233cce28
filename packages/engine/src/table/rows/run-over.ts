import { boundsOf } from '../../geometry/box.ts'
import type { Span } from '../../geometry/span.ts'
import { PHRASE_GAP } from '../../geometry/tolerances.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import type { Word } from '../../layout/word.ts'
import { Cell } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'
import { countAt, edgesOf } from '../value-edges.ts'

/** The fewest cells that show where a column begins or ends. */
const MIN_CELLS = 2
/** At most this share of them run over. */
const MOST_SHARE = 0.5

/**
 * Gives words that ran over into the next column of texts back to the text that they continue, `PAGO FACTURA A59` under
 * `Description  Reference`. Such words neither begin nor end where the cells of the column do, and stand right behind a
 * text that begins where the texts of its own column do.
 */
export function returnRunOver(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
): readonly TableLine[] {
  const isText = columns.map(({ role }, c) => !isMoney[c] && role !== 'date' && role !== 'valueDate')
  const taken = columns.flatMap((_, c) => (isText[c] && isText[c - 1] ? [c] : []))
  return taken.reduce<readonly TableLine[]>((settled, c) => returnFrom(settled, c), lines)
}

function returnFrom(lines: readonly TableLine[], c: number): readonly TableLine[] {
  const apart: Span[] = []
  const begun: Span[] = []
  for (const { cells } of lines) {
    const [left, words] = [cells[c - 1]?.words ?? [], cells[c]?.words ?? []]
    if (words.length > 0 && !goesOn(left, words)) apart.push(boundsOf(words))
    if (left.length > 0) begun.push(startOf(boundsOf(left)))
  }
  const [edges, starts] = [edgesOf(apart), edgesOf(begun)]
  const isInColumn = (span: Span) => countAt(span, edges) >= MIN_CELLS
  const returned = new Map<TableLine, TableLine>()
  for (const line of lines) {
    const [left, words] = [line.cells[c - 1]?.words ?? [], line.cells[c]?.words ?? []]
    const [phrase = []] = splitAtGaps(words, PHRASE_GAP)
    if (phrase.length === 0 || !goesOn(left, phrase) || isInColumn(boundsOf(phrase))) continue
    if (countAt(startOf(boundsOf(left)), starts) < MIN_CELLS) continue
    const cells = line.cells.with(c - 1, new Cell([...left, ...phrase]))
    returned.set(line, { ...line, cells: cells.with(c, new Cell(words.slice(phrase.length))) })
  }
  // Where many go on like that, the columns stand close together.
  const areFew = returned.size <= MOST_SHARE * apart.length
  return areFew && apart.some(isInColumn) ? lines.map((line) => returned.get(line) ?? line) : lines
}

/** Where a span begins, as a place without width. */
const startOf = ({ x0 }: Span): Span => ({ x0, x1: x0 })

/** Whether words stand no farther behind others than a space. */
function goesOn(left: readonly Word[], words: readonly Word[]): boolean {
  const [last, first] = [left.at(-1), words[0]]
  return last !== undefined && first !== undefined && first.x0 - last.x1 < PHRASE_GAP * first.size
}
