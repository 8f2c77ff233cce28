import { type MoneyConvention, parseMoney } from '../../money/parse-money.ts'
import { type Cell, EMPTY_CELL } from '../cell.ts'
import type { TableLine } from '../table.ts'

/**
 * Empties the cells that print a purchase abroad in its own money, under the amount that was paid for it: they are
 * marked with another currency than most, and no date stands beside them.
 */
export function withoutForeignAmounts(
  lines: readonly TableLine[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): readonly TableLine[] {
  const currencyOf = ({ text }: Cell, c: number) =>
    isMoney[c] ? (parseMoney(text, convention)?.currency ?? null) : null
  const printed = lines.flatMap(({ cells }) => cells.map(currencyOf)).filter((currency) => currency !== null)
  const usual = mostFrequent(printed)
  if (printed.every((own) => own === usual)) return lines
  const currencies = lines.map(({ cells }) => cells.map(currencyOf))
  return lines.map((line, i) => {
    const [own, above] = [currencies[i] ?? [], currencies[i - 1] ?? []]
    const isUnder = own.every(
      (currency, c) => currency === null || (currency !== usual && above[c] === usual),
    )
    const isForeign = line.line.dates.length === 0 && isUnder && own.some((currency) => currency !== null)
    return isForeign
      ? { ...line, cells: line.cells.map((cell, c) => (isMoney[c] ? EMPTY_CELL : cell)) }
      : line
  })
}

function mostFrequent(currencies: readonly string[]): string | null {
  const counts = [...Map.groupBy(currencies, (currency) => currency)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return counts[0]?.[0] ?? null
}
