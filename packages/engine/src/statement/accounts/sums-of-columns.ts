import { printedValue } from '../../money/printed-value.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { ReadRow } from '../ledger.ts'

/**
 * The sums of the first amounts of all rows, of the second ones, and so on, without signs. Sums of columns, such as
 * gross amounts and fees, lie as far apart as balances do but are not balances. Empty where most rows print one
 * amount.
 */
export function sumsOfColumns(rows: readonly ReadRow[], { exactAmounts }: LineTests): ReadonlySet<number> {
  const printed = rows.map(({ lines }) => lines.flatMap((line) => exactAmounts(line)))
  const [most] = [...Map.groupBy(printed, ({ length }) => length)].sort(([, a], [, b]) => b.length - a.length)
  const [width = 0, alike = []] = most ?? []
  if (width < 2) return new Set()
  return new Set(
    Array.from({ length: width }, (_, k) =>
      Math.abs(alike.reduce((sum, amounts) => sum + printedValue(amounts[k]?.money ?? null), 0)),
    ),
  )
}
