import { findAmounts } from '../../money/find-amounts.ts'
import type { MoneyConvention } from '../../money/parse-money.ts'
import { printedValue } from '../../money/printed-value.ts'
import type { LineGroup, RowLine } from './row-line.ts'

/** Of fewer rows, a text may print the sum by chance. */
const MIN_ROWS = 3
/** A block of its own stands as far below what is above it as rows do, within this share. */
const SAME_GAP = 0.97

/**
 * `CARD 4417  -$7,988.14` below a row, among its texts: a line that ends in the signed sum of all rows since the last such
 * line sums them up, and is not text of the last row. Nor are the other lines of its block, which begins as far below the
 * row as rows stand apart.
 *
 * @param groups of one table, in printed order
 * @param isMoney which of its columns hold money
 */
export function liftSumsBelowRows(
  groups: readonly LineGroup[],
  isMoney: readonly boolean[],
  convention: MoneyConvention,
): LineGroup[] {
  const apart = usualGap(groups)
  let [sums, count] = [isMoney.map(() => 0), 0]
  return groups.flatMap((group) => {
    const main = group.kind === 'row' ? group.lines.findIndex(({ isAnchor }) => isAnchor) : -1
    const anchor = group.lines[main]
    if (!anchor) return [group]
    sums = sums.map((sum, c) =>
      isMoney[c] ? sum + printedValue(anchor.cells[c]?.moneyIn(convention) ?? null) : 0,
    )
    count++
    if (count < MIN_ROWS || group.lines.length === 1) return [group]
    const at = group.lines.findIndex((line, i) => i > main && endsInOne(line, sums, convention))
    if (at < 0) return [group]
    ;[sums, count] = [isMoney.map(() => 0), 0]
    const isApart = ({ gap }: RowLine) => (gap ?? 0) >= apart
    const above = group.lines.findLastIndex((line, i) => i > main && i <= at && isApart(line))
    const below = group.lines.findIndex((line, i) => i > at && isApart(line))
    return [
      { kind: 'row', lines: group.lines.slice(0, above < 0 ? at : above) },
      // The title of the rows below may stand under the block.
      ...(below < 0 ? [] : group.lines.slice(below)).map(
        (line): LineGroup => ({ kind: 'heading', lines: [line] }),
      ),
    ]
  })
}

/** The usual distance from a row of a single line to the next, in font sizes. */
function usualGap(groups: readonly LineGroup[]): number {
  const gaps = groups
    .flatMap(({ kind, lines: [first] }, i) =>
      kind === 'row' && groups[i - 1]?.lines.length === 1 ? (first?.gap ?? []) : [],
    )
    .sort((a, b) => a - b)
  return SAME_GAP * (gaps[gaps.length >> 1] ?? Number.POSITIVE_INFINITY)
}

function endsInOne(
  { line, hasDate }: RowLine,
  sums: readonly number[],
  convention: MoneyConvention,
): boolean {
  if (hasDate) return false
  const last = findAmounts(line.words, convention).at(-1)
  const isSum = last?.money.isExact === true && last.from > 0 && last.to === line.words.length
  return isSum && last.money.magnitude !== 0 && sums.includes(printedValue(last.money))
}
