import { type MoneyConvention, parseMoney } from '../../money/parse-money.ts'
import { EMPTY_CELL } from '../cell.ts'
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
  const currencies = lines.map(({ cells }) =>
    cells.map(({ text }, c) => (isMoney[c] ? (parseMoney(text, convention)?.currency ?? null) : null)),
  )
  const usual = mostFrequent(currencies.flat().filter((currency) => currency !== null))
  if (usual === null || currencies.flat().every((own) => own === null || own === usual)) return lines
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
