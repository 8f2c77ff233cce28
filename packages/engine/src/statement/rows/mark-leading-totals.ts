import type { Money } from '../../money/parse-money.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest groups under their sums: a single sum may be a payment that happens to be of that amount. */
const MIN_GROUPS = 2

type Group = { readonly total: SectionedRow; readonly members: readonly SectionedRow[] }

/**
 * A table may print sums above their rows, such as money in and money out of a day. If it consists of nothing else, the
 * sums are no transactions, and they give the direction of their rows. A summary may stand above the first day.
 */
export function markLeadingTotals(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const plain = rows.filter(({ row }) => row.kind === null || row.kind === 'other' || row.kind === 'total')
  const firstDay = plain.findIndex(({ row }) => row.date !== null)
  const groups = groupUnderTotals(plain.slice(Math.max(0, firstDay)))
  const filled = groups.filter(({ members }) => members.length > 0)
  if (filled.length < MIN_GROUPS || !saysWhichAreTotals(groups)) return rows
  const marked = new Map(groups.flatMap(markGroup))
  return rows.map((row) => marked.get(row) ?? row)
}

/** Groups of a sum and the rows that make it up; empty if the rows do not divide into such groups. */
function groupUnderTotals(rows: readonly SectionedRow[]): Group[] {
  const groups: Group[] = []
  for (let i = 0; i < rows.length; ) {
    const total = rows[i] as SectionedRow
    const wanted = onlyAmount(total)?.magnitude ?? null
    let [end, sum] = [i + 1, 0]
    while (wanted !== null && sum < wanted && end < rows.length) {
      sum += onlyAmount(rows[end] as SectionedRow)?.magnitude ?? Number.NaN
      end++
    }
    if (sum !== wanted) return []
    groups.push({ total, members: rows.slice(i + 1, end) })
    i = end
  }
  return groups
}

function onlyAmount({ row }: SectionedRow): Money | null {
  const printed = row.money.filter((money) => money !== null)
  return printed.length === 1 ? (printed[0] ?? null) : null
}

/**
 * All sums are named as totals, or only they carry signs. Otherwise each may be a payment, and the next row its
 * reversal.
 */
function saysWhichAreTotals(groups: readonly Group[]): boolean {
  const isSigned = (row: SectionedRow) => signOf(row) !== null
  return (
    groups.every(({ total }) => rowKindOf(total.row.description, false) === 'total') ||
    groups.every(({ total, members }) => isSigned(total) && !members.some(isSigned))
  )
}

function markGroup({ total, members }: Group): [SectionedRow, SectionedRow][] {
  const direction = signOf(total) ?? directionOfSection(total.row.description)
  return [
    [total, { ...total, row: { ...total.row, kind: 'total' } }],
    ...members.map((member): [SectionedRow, SectionedRow] => [
      member,
      { ...member, section: direction ?? member.section },
    ]),
  ]
}

function signOf(row: SectionedRow): Direction | null {
  const money = onlyAmount(row)
  if (!money) return null
  if (money.marker) return money.marker
  return money.isNegative ? 'debit' : money.hasPlus ? 'credit' : null
}
