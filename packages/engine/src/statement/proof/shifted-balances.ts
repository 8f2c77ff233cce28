import { type Box, overlapX } from '../../geometry/box.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import type { Word } from '../../layout/word.ts'
import { isAnyWithin } from '../../recognised/is-any-within.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import type { Movement } from '../ledger.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'

/** In font sizes: groups of digits are no farther apart, and texts seldom end so near to an amount. */
const ONE_NUMBER = 0.5
/** A digit, or what a blurred digit is read as. */
const LIKE_DIGIT = /[\dOoDQIl|ZSGB§]$/

/**
 * Rows whose running balances were recognised in a picture and may all be wrong by the same amount. Where each balance of
 * a column has lost the same leading digits, or the same digit of each was misread, the steps between them still close.
 * One balance that something else bears out confirms all that steps connect with it: one whose every character has a
 * glyph like the others of its kind and that nothing in front of it may belong to, or one that is printed again in another
 * place and is like others there.
 *
 * @param printed balances outside the rows
 */
export function shiftedBalances(
  { ledger, result }: CheckedAccount,
  printed: readonly PrintedBalance[],
  pages: readonly PageLines[],
): ReadonlySet<Movement> {
  const unconfirmed = new Map(
    pages.flatMap(({ number, recognised }) => (recognised ? [[number, recognised.unconfirmed]] : [])),
  )
  if (unconfirmed.size === 0) return new Set()
  const shifted = new Set<Movement>()
  for (const chain of chainsOf(result.equations)) {
    const rows = [...chain].flatMap(({ before, after }) => [before, after].filter((row) => row !== null))
    if (rows.some(isBorneOut) || isPrintedElsewhere([...chain], rows, printed.filter(isConfirmed))) continue
    for (const [i, equation] of result.equations.entries())
      if (equation && chain.has(equation)) shifted.add(ledger.movements[i] as Movement)
  }
  return shifted

  function isConfirmed({ words }: Pick<PrintedBalance, 'words'>): boolean {
    return !words.some(({ page, ...box }) => isAnyWithin(unconfirmed.get(page) ?? [], box))
  }

  function isBorneOut(row: Movement): boolean {
    const words = wordsOf(row)
    return (
      words.length > 0 &&
      isConfirmed({ words }) &&
      (!unconfirmed.has(row.row.page) ||
        !isCutOff(
          words,
          row.row.lines.flatMap((line) => line.words),
        ))
    )
  }
}

/** Steps that close, in groups that share balances. */
function chainsOf(equations: readonly (RowsEquation | null)[]): ReadonlySet<RowsEquation>[] {
  const chainOf = new Map<Movement, Set<RowsEquation>>()
  const chains: Set<RowsEquation>[] = []
  // A step begins with the balance that the one before it, or behind it, ends with.
  for (const equation of new Set(equations)) {
    if (equation?.kind !== 'balance' || !equation.closes) continue
    const ends = [equation.before, equation.after].filter((row) => row !== null)
    const chain = ends.map((row) => chainOf.get(row)).find((steps) => steps) ?? new Set<RowsEquation>()
    if (chain.size === 0) chains.push(chain)
    chain.add(equation)
    for (const row of ends) chainOf.set(row, chain)
  }
  return chains
}

const wordsOf = ({ row, balanceColumn }: Movement): readonly Word[] =>
  balanceColumn === null ? [] : (row.moneyCells[balanceColumn]?.words ?? [])

/** Whether the first digits of a number may stand in another cell. */
function isCutOff(words: readonly Word[], ofRow: readonly Word[]): boolean {
  const first = words.reduce((left, word) => (word.x0 < left.x0 ? word : left))
  return ofRow.some(
    ({ x1, text, baseline }) =>
      x1 <= (first.x0 + first.x1) / 2 &&
      first.x0 - x1 < ONE_NUMBER * first.size &&
      Math.abs(baseline - first.baseline) < ONE_NUMBER * first.size &&
      LIKE_DIGIT.test(text),
  )
}

/** Whether a balance at an end of a chain is printed again where it does not stand in the same column. */
function isPrintedElsewhere(
  chain: readonly RowsEquation[],
  rows: readonly Movement[],
  printed: readonly PrintedBalance[],
): boolean {
  const values = new Set(chain.flatMap(({ from, to }) => [Math.abs(from ?? 0), Math.abs(to)]))
  const column = rows.flatMap(wordsOf)
  const isBeside = (box: Box & { page: number }) =>
    !column.some((word) => word.page === box.page && overlapX(word, box) > 0)
  return printed.some(({ money, words }) => values.has(money.magnitude) && words.every(isBeside))
}
