import type { SectionedRow } from '../ledger.ts'

/** The fewest rows of each kind: a single refund stands among purchases without a title of its own, too. */
const MIN_ROWS = 2

/** How many transactions a stretch of rows has, and how many of them carry a minus. */
type Signs = { readonly count: number; readonly minuses: number }

/**
 * Ends sections at titles that nobody knows, as the name of a card's holder below its payments: where all rows of the
 * section carry a minus up to such a line and none below it does, or the other way about, these are of another kind.
 *
 * @param isApart whether a row stands right under a line that is no part of a row
 */
export function endSections(
  rows: readonly SectionedRow[],
  isApart: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const isFirst = (own: SectionedRow, i: number) => own.section !== rows[i - 1]?.section || isApart(own)
  const starts = rows.flatMap((own, i) => (i === 0 || isFirst(own, i) ? [i] : []))
  let [section, above, isEnded] = [null as SectionedRow['section'], { count: 0, minuses: 0 } as Signs, false]
  return starts.flatMap((from, s) => {
    const stretch = rows.slice(from, starts[s + 1])
    const [own, signs] = [stretch[0]?.section ?? null, signsOf(stretch)]
    if (own !== section) [section, above, isEnded] = [own, signs, false]
    else if (!isEnded && own !== null) {
      isEnded = areUnlike(above, signs)
      above = { count: above.count + signs.count, minuses: above.minuses + signs.minuses }
    }
    return isEnded ? stretch.map((row) => ({ ...row, section: null })) : stretch
  })
}

function signsOf(rows: readonly SectionedRow[]): Signs {
  const own = rows.filter(({ row }) => row.kind === null)
  const minuses = own.filter(({ row }) => row.money.some((money) => money?.isNegative))
  return { count: own.length, minuses: minuses.length }
}

/** Whether all of some rows carry a minus, and none of the others. */
function areUnlike(above: Signs, below: Signs): boolean {
  const areAll = ({ count, minuses }: Signs) => count >= MIN_ROWS && minuses === count
  const areNone = ({ count, minuses }: Signs) => count >= MIN_ROWS && minuses === 0
  return (areAll(above) && areNone(below)) || (areNone(above) && areAll(below))
}
