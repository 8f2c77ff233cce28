import { printedValue } from '../../money/printed-value.ts'
import type { LineTests } from '../../table/line-tests.ts'
import type { ReadRow } from '../ledger.ts'

/**
 * What the first amounts of all rows come to, the second ones, and so on, without signs: sums of columns, as of gross
 * amounts and of fees, lie as far apart as balances do, and are none. Nothing where most rows print one amount.
 */
export function sumsOfColumns(rows: readonly ReadRow[], { exactAmounts }: LineTests): ReadonlySet<number> {
  const printed = rows.map(({ lines }) => lines.flatMap((line) => exactAmounts(line)))
  const [most] = [...Map.groupBy(printed, ({ length }) => length)].sort(([, a], [, b]) => b.length - a.length)
  const [width = 0, alike = []] = most ?? []
  if (width < 2) return new Set()
  return new Set(
    Array.from({ length: width }, (_, k) =>
      Math.abs(alike.reduce((sum, own) => sum + printedValue(own[k]?.money ?? null), 0)),
    ),
  )
}
