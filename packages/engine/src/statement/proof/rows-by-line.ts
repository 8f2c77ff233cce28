import type { Line, Word } from '../../layout/word.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { isTransaction, type Movement, type ReadRow } from '../ledger.ts'
import type { AccountPart } from './account-part.ts'

const HAS_WORDS = /\p{L}{2}/u

export type RowOfLine = {
  readonly row: ReadRow
  readonly isClosed: boolean
  /** The words of its amount, where it was left out although it is set like the transactions around it. */
  readonly left: ReadonlySet<Word>
}

/** The row that each line belongs to, and whether an equation that closes holds it. */
export function rowsByLine(
  accounts: readonly CheckedAccount[],
  parts: readonly AccountPart[],
  lines: readonly Line[],
): Map<Line, RowOfLine> {
  const rows = new Map<Line, RowOfLine>()
  const indexOf = new Map(lines.map((line, i) => [line, i]))
  for (const [a, { ledger, result }] of accounts.entries()) {
    const amountColumns = new Set(
      ledger.movements.flatMap((movement) => (isTransaction(movement) ? (movement.amountColumn ?? []) : [])),
    )
    for (const [i, movement] of ledger.movements.entries()) {
      const { row } = movement
      const isClosed = row.kind !== null || result.checks[i] === 'proved'
      const left = new Set([
        ...(isLeftOut(movement, ledger.movements[i - 1], parts[a] as AccountPart) &&
        !isUnderHeading(row, ledger.movements[i - 1]?.row)
          ? amountOf(movement)
          : []),
        ...amountsWithoutStep(movement, amountColumns),
      ])
      for (const line of row.lines) rows.set(line, { row, isClosed, left })
    }
  }
  return rows

  /** `Charges on your next statement`: whether something stands between a row and the one above it on its page. */
  function isUnderHeading({ page, lines: [first] }: ReadRow, above: ReadRow | undefined): boolean {
    const last = above?.lines.at(-1)
    const [from, to] = [last && indexOf.get(last), first && indexOf.get(first)]
    const between = from === undefined || to === undefined ? [] : lines.slice(from + 1, to)
    return above?.page === page && between.some((line) => line.dates.length === 0)
  }
}

/**
 * Whether a row was left out although it has a text, has its amount in the same column as the transaction right above, and
 * is not a sum of rows.
 */
function isLeftOut(
  { row, movement, amountColumn }: Movement,
  above: Movement | undefined,
  { totals }: AccountPart,
): boolean {
  if (row.kind !== 'other' || !movement || above === undefined || !isTransaction(above)) return false
  const isSum = totals.has(Math.abs(movement)) && Math.abs(movement) !== Math.abs(above.movement ?? 0)
  const isNext = above.row.part === row.part || above.row.page < row.page
  const isLikeAbove = above.amountColumn === amountColumn && isNext
  const isText = HAS_WORDS.test(row.description) || row.description === above.row.description
  return isLikeAbove && !isSum && isText
}

/**
 * The amounts that a dated row prints where other rows print theirs, although it moves nothing, beside a balance that they
 * do not lead to: the row may be printed twice.
 */
function amountsWithoutStep(
  { row, movement, balance, balanceColumn }: Movement,
  amountColumns: ReadonlySet<number>,
): Word[] {
  if (row.kind !== null || movement !== null || balance === null || row.date === null) return []
  return [...amountColumns].flatMap((c) =>
    c !== balanceColumn && row.money[c]?.magnitude ? (row.moneyCells[c]?.words ?? []) : [],
  )
}

const amountOf = ({ row, amountColumn }: Movement): readonly Word[] =>
  row.moneyCells[amountColumn ?? -1]?.words ?? []
