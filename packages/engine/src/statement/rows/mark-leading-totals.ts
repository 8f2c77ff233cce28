import type { Money } from '../../money/parse-money.ts'
import type { Direction } from '../../vocabulary/language.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { directionOfSection } from '../../vocabulary/sections.ts'
import type { SectionedRow } from '../ledger.ts'

/** The fewest groups under their sums: a single sum may be a payment that happens to be as large. */
const MIN_GROUPS = 2

type Group = { readonly total: SectionedRow; readonly members: readonly SectionedRow[] }

/**
 * Where a table prints sums above their rows, as of what came in and what went out on a day, and consists of nothing
 * else, the sums are no transactions, and say which way the money of their rows goes. Above the first day may stand a
 * summary.
 */
export function markLeadingTotals(rows: readonly SectionedRow[]): readonly SectionedRow[] {
  const plain = rows.filter(({ row }) => row.kind === null || row.kind === 'other' || row.kind === 'total')
  const firstDay = plain.findIndex(({ row }) => row.date !== null)
  const groups = groupUnderTotals(plain.slice(Math.max(0, firstDay)))
  const filled = groups.filter(({ members }) => members.length > 0)
  if (filled.length < MIN_GROUPS || !saysWhichAreTotals(groups)) return rows
  const marked = new Map(groups.flatMap(markGroup))
  return rows.map((own) => marked.get(own) ?? own)
}

/** Rows as groups, each of a sum and the rows that make it up; none where that leaves a row over. */
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

/** Sums are called so, or they alone carry signs: else each payment may be followed by another that takes it back. */
function saysWhichAreTotals(groups: readonly Group[]): boolean {
  const isSigned = (own: SectionedRow) => signOf(own) !== null
  return (
    groups.every(({ total }) => rowKindOf(total.row.description, false) === 'total') ||
    groups.every(({ total, members }) => isSigned(total) && !members.some(isSigned))
  )
}

function markGroup({ total, members }: Group): [SectionedRow, SectionedRow][] {
  const direction = signOf(total) ?? directionOfSection(total.row.description)
  return [
    [total, { ...total, row: { ...total.row, kind: 'total' } }],
    ...members.map((own): [SectionedRow, SectionedRow] => [
      own,
      { ...own, section: direction ?? own.section },
    ]),
  ]
}

function signOf(own: SectionedRow): Direction | null {
  const money = onlyAmount(own)
  if (!money) return null
  if (money.marker) return money.marker
  return money.isNegative ? 'debit' : money.hasPlus ? 'credit' : null
}
