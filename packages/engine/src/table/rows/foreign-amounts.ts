import type { MoneyConvention } from '../../money/parse-money.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { EMPTY_CELL } from '../cell.ts'
import type { Column, TableLine } from '../table.ts'
import { NEARER } from './table-metrics.ts'

/** Stands for the currency of an amount that names none. */
const NONE = ''
/** `$`, of which nothing says whose it is. */
const SIGN = /\p{Sc}/u
/** `21.83 CZK/USD` */
const RATE_OF_TWO = /^\d+[.,]\d+ [A-Z]{3}\/[A-Z]{3}$/
/** At most this many lines of text stand between an amount and the same amount in foreign currency. */
const MAX_LINES_BETWEEN = 2

/**
 * Empties the cells that print a purchase abroad in the foreign currency, under the amount that was paid for it: they are
 * marked with another currency than most, or most with none, and are no row of their own.
 */
export function withoutForeignAmounts(
  lines: readonly TableLine[],
  columns: readonly Column[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const currencies = lines.map(({ cells }) =>
    cells.map((cell, c) => {
      const money = isMoney[c] ? cell.moneyIn(convention) : null
      return money && (money.currency ?? SIGN.exec(cell.text)?.[0] ?? NONE)
    }),
  )
  const usual = columns.map((_, c) => mostFrequent(currencies.flatMap((ofLine) => ofLine[c] ?? [])))
  const isUsual = (currency: string | null, c: number) => currency === NONE || currency === usual[c]
  if (currencies.every((ofLine) => ofLine.every((currency, c) => currency === null || isUsual(currency, c))))
    return lines
  const isDates = columns.map(({ role }) => role === 'date' || role === 'valueDate')
  const isDated = ({ cells, line }: TableLine) =>
    isDates.includes(true) ? cells.some(({ date }, c) => isDates[c] && date !== null) : line.dates.length > 0
  const countPaid = (i: number) => currencies[i]?.filter((currency) => currency !== null).length ?? 0
  /**
   * Where the row above prints a balance, too, or stands farther from what is above it, a day of value may stand beside
   * it. In the first case the amounts of rows need name no currency; else it may be one of a summary, which prints the
   * account's own.
   */
  const isPartOf = (i: number, from: number) =>
    (from === i - 1 && isDated(lines[from] as TableLine) && countPaid(from) > countPaid(i)) ||
    ((!isDated(lines[i] as TableLine) || isNearer(i, from)) && !currencies[from]?.includes(NONE))
  const baselineOf = (i: number) => lines[i]?.line.baseline ?? Number.POSITIVE_INFINITY
  const isNearer = (i: number, from: number) =>
    from === i - 1 && baselineOf(i) - baselineOf(from) < NEARER * (baselineOf(from) - baselineOf(from - 1))
  return lines.map((line, i) => {
    let from = i - 1
    while (
      from > 0 &&
      i - from <= MAX_LINES_BETWEEN &&
      countPaid(from) === 0 &&
      !isDated(lines[from] as TableLine)
    )
      from--
    const [ofLine, above] = [currencies[i] ?? [], currencies[from] ?? []]
    const isForeign = (currency: string | null, c: number) =>
      currency === null || (!isUsual(currency, c) && above[c] === usual[c])
    const isUnder = countPaid(i) > 0 && ofLine.every(isForeign) && isPartOf(i, from)
    // A balance may name its currency where rows do not.
    return (isUnder && rowKindOf(line.line.text) === null) || isRate(line)
      ? { ...line, cells: line.cells.map((cell, c) => (isMoney[c] ? EMPTY_CELL : cell)) }
      : line
  })

  /** Beside no amount, a rate under those columns. */
  function isRate({ cells }: TableLine): boolean {
    const printed = cells.filter(({ isEmpty }, c) => isMoney[c] && !isEmpty)
    return printed.length > 0 && printed.every(({ text }) => RATE_OF_TWO.test(text))
  }
}

/**
 * Gives the role `figure` to columns of what was paid in other currencies: each amount names its currency, and stands
 * beside an amount that names none.
 */
export function nameForeignColumns(
  columns: readonly Column[],
  lines: readonly TableLine[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly Column[] {
  const rows = lines.map(({ cells }) =>
    cells.map((cell, c) => (isMoney[c] ? cell.moneyIn(convention) : null)),
  )
  const isForeign = columns.map((_, c) => {
    const printed = rows.filter((row) => row[c] != null)
    // A `0` among amounts with decimals is a count, of points or rows.
    const exact = printed.filter((row) => row[c]?.isExact)
    const filled = exact.length > 0 ? exact : printed
    const isBesidePlain = (row: (typeof rows)[number]) => row.some((other) => other?.currency === null)
    return filled.length > 0 && filled.every((row) => row[c]?.currency && isBesidePlain(row))
  })
  if (!isForeign.includes(true)) return columns
  return columns.map((column, c): Column => (isForeign[c] ? { ...column, role: 'figure' } : column))
}

/**
 * `Währung   Betrag   Betrag in CHF`: columns whose amounts all stand beside the code of their currency, in a column of its
 * own, which most rows print no more than such an amount. They hold what was paid in other currencies.
 */
export function besideCurrencies(
  columns: readonly Column[],
  lines: readonly TableLine[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): boolean[] {
  const isPrinted = columns.map((_, c) =>
    lines.map(({ cells }) => isMoney[c] === true && cells[c]?.moneyIn(convention) != null),
  )
  const isPaid = lines.map((_, i) => isPrinted.some((column) => column[i]))
  return columns.map((_, c) =>
    [c - 1, c + 1].some((beside) => {
      if (isMoney[beside] !== false) return false
      const isNamed = lines.map(({ cells }) => isCurrencyCode(cells[beside]?.text ?? ''))
      const named = isNamed.filter((is, i) => is && isPrinted[c]?.[i])
      const plain = isPaid.filter((is, i) => is && !isNamed[i] && !isPrinted[c]?.[i])
      return (
        named.length > 0 &&
        named.length === isPrinted[c]?.filter(Boolean).length &&
        plain.length > named.length
      )
    }),
  )
}

function mostFrequent(currencies: readonly (string | null)[]): string | null {
  const counts = [...Map.groupBy(currencies, (currency) => currency)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return counts[0]?.[0] ?? null
}
