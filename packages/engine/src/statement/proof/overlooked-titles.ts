import { boundsOf } from '../../geometry/box.ts'
import { type Line, textOf } from '../../layout/word.ts'
import { directionOfHeading } from '../../table/direction-of-heading.ts'
import type { RowId } from '../../table/rows/row.ts'
import { directionOfOwedSection, directionOfSection, isKnownSection } from '../../vocabulary/sections.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import { groupsOf } from '../printed/labels.ts'
import { isBefore } from '../printed/place.ts'

type Title = { readonly line: Line; readonly isDebit: boolean; readonly x0: number; readonly x1: number }

/**
 * Rows whose amount stands under the printed title of the other direction than it is read in, be it that of its column or,
 * for an amount without any sign, of its section. A reading that does without the titles may be right, but must not pass
 * in silence.
 *
 * @param lines of all pages
 */
export function underOtherTitles(lines: readonly Line[], accounts: readonly CheckedAccount[]): Set<RowId> {
  const titles = Map.groupBy(lines.flatMap(titlesOf), ({ line }) => line.page)
  const sections = Map.groupBy(
    lines.filter((line) => directionOfHeading(line) !== null),
    ({ page }) => page,
  )
  const isOfOtherSection = ({ row, movement, amountColumn }: Movement, isOwed: boolean) => {
    const section = sections.get(row.page)?.findLast((line) => isBefore(line, row))
    if (!section || !isKnownSection(section.text) || !movement || !isBare(row, amountColumn)) return false
    const direction = isOwed ? directionOfOwedSection(section.text) : directionOfSection(section.text)
    return direction !== null && (direction === 'debit') !== movement < 0
  }
  const isOpposed = ({ row, movement, amountColumn }: Movement) => {
    const words = row.moneyCells[amountColumn ?? -1]?.words ?? []
    if (words.length === 0 || !movement) return false
    const { x0, x1 } = boundsOf(words)
    const above = (titles.get(row.page) ?? []).filter(({ line }) => isBefore(line, row))
    const over = above.filter((title) => title.x0 < x1 && x0 < title.x1)
    // Of tables under each other, each has its own titles.
    const nearest = over.filter(({ line }) => line === over.at(-1)?.line)
    return nearest.length === 1 && nearest[0]?.isDebit !== movement < 0
  }
  return new Set(
    accounts.flatMap(({ ledger }) =>
      ledger.movements
        .filter(isTransaction)
        .filter((movement) => isOpposed(movement) || isOfOtherSection(movement, ledger.isOwed))
        .map(({ row }) => row.id),
    ),
  )
}

/** Nothing is printed with its amount that says which way it goes. */
function isBare({ money, marker }: ReadRow, column: number | null): boolean {
  const amount = money[column ?? -1]
  return amount != null && !amount.isNegative && !amount.hasPlus && (amount.marker ?? marker) === null
}

/** `Debit` and `Credit` of a line that has both. */
function titlesOf(line: Line): Title[] {
  const titles = groupsOf(line).flatMap((group): Title[] => {
    const role = roleOfTitle(textOf(group))
    if (role !== 'debit' && role !== 'credit') return []
    const { x0, x1 } = boundsOf(group)
    return [{ line, isDebit: role === 'debit', x0, x1 }]
  })
  return new Set(titles.map(({ isDebit }) => isDebit)).size > 1 ? titles : []
}
