import type { Word } from '../../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../../money/parse-money.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { Cell } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'

/** Codes stand under each other when they begin no further apart, in points... */
const SAME_EDGE = 1
/** ...and at this share of the amounts at least. */
const SHARE = 0.6

/**
 * `ACME      USD      12.50`: a code that stands at the left edge of the column of amounts, under no title, belongs to the
 * amounts and not to the texts.
 */
export function settleCurrencyCodes(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const texts = columns.flatMap((_, c) => (!isMoney[c] && isMoney[c + 1] ? [c] : []))
  return texts.reduce((settled, c) => {
    const codes = settled.flatMap((line) => codeOf(line, c) ?? [])
    const edge = codes[0]?.x0
    const amounts = settled.filter(({ cells }) => parseMoney(cells[c + 1]?.text ?? '', convention) !== null)
    const isColumn =
      edge !== undefined &&
      codes.every(({ x0 }) => Math.abs(x0 - edge) <= SAME_EDGE) &&
      codes.length >= SHARE * amounts.length &&
      settled.some(({ cells }) => (cells[c]?.words.length ?? 0) > 1)
    return isColumn ? settled.map((line) => moveCode(line, c)) : settled
  }, lines)
}

/** The last word of a cell, if it is a code beside an amount. */
function codeOf({ cells }: TableLine, c: number): Word | null {
  const last = cells[c]?.words.at(-1)
  return last && isCurrencyCode(last.text) && cells[c + 1]?.isEmpty === false ? last : null
}

function moveCode(line: TableLine, c: number): TableLine {
  const code = codeOf(line, c)
  if (code === null) return line
  const cells = line.cells.map((cell, i) =>
    i === c ? new Cell(cell.words.slice(0, -1)) : i === c + 1 ? new Cell([code, ...cell.words]) : cell,
  )
  return { ...line, cells }
}
