import { type Line, textOf, type Word } from '../../layout/word.ts'
import type { LineTests } from '../../table/line-tests.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { roleOfTitle } from '../../vocabulary/titles.ts'
import type { CheckedAccount } from '../accounts/check-accounts.ts'
import { nameAmounts } from '../printed/named-amounts.ts'

/** A balance at most this many lines from the opening one stands in a summary with it. */
const SUMMARY_LINES = 3

/**
 * Balances of a kind that is not known beside the opening one, where no closing balance has a name that is, and none of
 * them is the last that the rows reach: one of them is rather the closing balance, and rows are missing.
 *
 * @param outside lines of the document that belong to no transaction
 * @returns the words of their amounts
 */
export function unreachedBalances(
  outside: readonly Line[],
  { ledger, facts, result: { opening, closing } }: CheckedAccount,
  { exactAmounts, hasAmount }: LineTests,
): Word[] {
  const isNamed =
    facts.hints.closings.length > 0 || ledger.movements.some(({ row }) => row.kind === 'closing')
  if (isNamed || opening === null || closing === null) return []
  const printsOpening = outside.map((line) =>
    exactAmounts(line).some(({ money }) => money.magnitude === Math.abs(opening)),
  )
  const isBeside = (at: number) =>
    printsOpening.slice(Math.max(0, at - SUMMARY_LINES), at + SUMMARY_LINES + 1).includes(true)
  const beside = outside.flatMap((line, at) => (hasAmount(line) && isBeside(at) ? [{ line, at }] : []))
  const isReached = beside.some(({ line }) =>
    exactAmounts(line).some(({ money }) => money.magnitude === Math.abs(closing)),
  )
  if (isReached) return []
  return beside.flatMap(({ line, at }) =>
    nameAmounts(line, exactAmounts(line), outside[at - 1], (other) => !hasAmount(other))
      .filter(({ amount: { money } }) => money.magnitude !== Math.abs(opening))
      .filter(({ labels: [label] }) => label !== undefined && isOfBalance(textOf(label)))
      .flatMap(({ amount: { from, to } }) => line.words.slice(from, to)),
  )
}

/** `Saldo al corte`, `Available balance`: that of some day, or of some kind. */
function isOfBalance(name: string): boolean {
  const kind = rowKindOf(name)
  return kind === 'forward' || (kind === null && roleOfTitle(name) === 'balance')
}
