import type { Word } from '../../layout/word.ts'
import { type Exponent, toDecimal, toMinor } from '../../money/money.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { RowsEquation } from '../accounts/reconcile.ts'
import type { Movement } from '../ledger.ts'
import type { BalanceHints } from '../printed/balance-hints.ts'
import type { PrintedBalance } from '../printed/read-balances.ts'
import type { AccountProof } from '../proof/prove-account.ts'
import type { Equation, PrintedNumber } from '../statement.ts'
import { type PageSizes, sourceOf } from './source-of.ts'

/**
 * Writes down what the rows of all accounts are checked by, each once, in the signs that the statement prints.
 *
 * @param balances those printed outside the rows
 */
export function toEquations(
  accounts: readonly CheckedAccount[],
  proofs: readonly AccountProof[],
  balances: readonly PrintedBalance[],
  sizes: PageSizes,
  exponent: Exponent,
): { equations: Equation[]; indexOf: ReadonlyMap<RowsEquation, number> } {
  const equations: Equation[] = []
  const indexOf = new Map<RowsEquation, number>()
  for (const [account, { ledger, facts }] of accounts.entries()) {
    const sign = ledger.isOwed ? -1 : 1
    for (const { equation } of proofs[account]?.rows ?? []) {
      if (equation === null || indexOf.has(equation)) continue
      const { kind, from, sum, to, closes, before, after } = equation
      indexOf.set(equation, equations.length)
      equations.push({
        kind,
        account,
        from: from === null ? null : toNumber(from, before, ['opening', 'dated']),
        sum: decimalOf(sign * sum),
        to: toNumber(to, after, ['closing', 'dated']),
        closes,
      })
    }

    function toNumber(
      amount: number,
      row: Movement | null,
      kinds: readonly PrintedBalance['kind'][],
    ): PrintedNumber {
      const words = row ? wordsIn(row, amount) : wordsOutside(amount, kinds, facts.hints)
      const source = sourceOf(words, '', sizes)
      return {
        amount: decimalOf(sign * amount),
        page: source?.page ?? row?.row.page ?? null,
        box: source?.box ?? null,
      }
    }
  }
  return { equations, indexOf }

  function decimalOf(amount: number): string {
    return toDecimal(toMinor(amount), exponent)
  }

  /** The words of a balance, or else of a sum, outside the rows. */
  function wordsOutside(
    amount: number,
    kinds: readonly PrintedBalance['kind'][],
    { sums }: BalanceHints,
  ): readonly Word[] {
    const found = balances.find(
      ({ kind, money }) => kinds.includes(kind) && money.magnitude === Math.abs(amount),
    )
    const sum = sums?.[amount < 0 ? 'debit' : 'credit'].find(
      ({ magnitude }) => magnitude === Math.abs(amount),
    )
    return (found ?? sum)?.words ?? []
  }
}

/** The words of the balance that a row prints, or of its total. */
function wordsIn({ row, balanceColumn }: Movement, amount: number): readonly Word[] {
  const c = balanceColumn ?? row.money.findIndex((money) => money?.magnitude === Math.abs(amount))
  return row.moneyCells[c]?.words ?? []
}
