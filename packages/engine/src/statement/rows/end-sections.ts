import type { SectionedRow } from '../ledger.ts'

/** The fewest rows below the line: a single refund may stand among purchases without a title of its own. */
const MIN_ROWS = 2

/** The largest share of rows below the line that are marked as those above: refunds among purchases. */
const REVERSED_SHARE = 0.25

/** How many transactions a stretch of rows has, and how many of them carry a minus or a mark of credit. */
type Signs = { readonly count: number; readonly marked: number }

/**
 * Ends sections at unknown titles, such as the name of a card's holder below the payments. If all rows of the section
 * carry a minus, or a mark of credit, up to such a line and hardly any below it does, or the other way about, the rows below
 * are of another kind.
 *
 * @param isApart whether a row stands right under a line that is no part of a row
 */
export function endSections(
  rows: readonly SectionedRow[],
  isApart: (row: SectionedRow) => boolean,
): readonly SectionedRow[] {
  const isFirst = (row: SectionedRow, i: number) => row.section !== rows[i - 1]?.section || isApart(row)
  const starts = rows.flatMap((row, i) => (i === 0 || isFirst(row, i) ? [i] : []))
  let [section, first, isEnded] = [null as SectionedRow['section'], 0, false]
  return starts.flatMap((from, s) => {
    const current = rows[from]?.section ?? null
    if (current !== section || s === 0) [section, first, isEnded] = [current, from, false]
    else if (!isEnded && current !== null) {
      const next = rows.findIndex((row, i) => i > from && row.section !== section)
      isEnded = areUnlike(
        signsOf(rows.slice(first, from)),
        signsOf(rows.slice(from, next < 0 ? rows.length : next)),
      )
    }
    const stretch = rows.slice(from, starts[s + 1])
    return isEnded ? stretch.map((row) => ({ ...row, section: null })) : stretch
  })
}

function signsOf(rows: readonly SectionedRow[]): Signs {
  const transactions = rows.filter(({ row }) => row.kind === null)
  return { count: transactions.length, marked: transactions.filter(isMarked).length }
}

const isMarked = ({ row }: SectionedRow): boolean =>
  row.marker === 'credit' || row.money.some((money) => money?.isNegative || money?.marker === 'credit')

/** Whether all rows above have one sign, and nearly all below the other. */
function areUnlike(above: Signs, below: Signs): boolean {
  if (above.count === 0 || below.count < MIN_ROWS) return false
  const [most, few] = [(1 - REVERSED_SHARE) * below.count, REVERSED_SHARE * below.count]
  return (above.marked === above.count && below.marked <= few) || (above.marked === 0 && below.marked >= most)
}
