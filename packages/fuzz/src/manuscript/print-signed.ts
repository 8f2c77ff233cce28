import { printMoney } from '../convention/print-money.ts'
import type { ColumnKind } from '../language/language.ts'
import { languageOf } from '../language/languages.ts'
import { worded } from '../plan/description-lines.ts'
import type { Minus, Plan } from '../plan/plan.ts'

/** `amount` in minor units, never negative. */
type PrintedAmount = { readonly amount: number; readonly isCredit: boolean; readonly isReversal?: boolean }

/** The cells that print an amount and its direction. */
export function printAmount(
  plan: Plan,
  { amount, isCredit, isReversal = false }: PrintedAmount,
): Partial<Record<ColumnKind, readonly string[]>> {
  const { signs, money } = plan
  const bare = printMoney(amount, money)
  switch (signs.kind) {
    case 'two-columns': {
      const empty = money.empty === '0.00' ? [printMoney(0, money)] : money.empty === '' ? [] : [money.empty]
      // A reversal is taken back in the column in which it was booked.
      const printed = isReversal ? [printMoney(amount, money, minusOf(plan))] : [bare]
      return isCredit === isReversal ? { debit: printed, credit: empty } : { credit: printed, debit: empty }
    }
    case 'signed': {
      if (amount === 0) return { amount: [bare] }
      const isNegative = isCredit !== (plan.kind === 'deposit')
      return {
        amount: [
          isNegative
            ? printMoney(amount, money, signs.minus)
            : signs.plus
              ? printMoney(amount, money, '+5')
              : bare,
        ],
      }
    }
    case 'suffix': {
      const suffix = isCredit ? signs.credit : signs.debit
      return { amount: [suffix === '' ? bare : `${bare}${signs.apart ? ' ' : ''}${suffix}`] }
    }
    case 'marker-column': {
      const marker = worded(plan, languageOf(plan.language).markers)
      return { amount: [bare], marker: [isCredit ? marker.credit : marker.debit] }
    }
    case 'by-balance':
    case 'sections':
      return { amount: [bare] }
  }
}

/** The sign of negative amounts where balances carry letters. */
const minusOf = ({ balances: { negative } }: Plan): Minus =>
  negative === 'DR' || negative === 'OD' ? '-5' : negative

/** A balance; what is less than nothing carries the statement's sign for it. */
export function printBalance({ money, balances, kind }: Plan, balance: number): string {
  const { negative, marksCredit } = balances
  const magnitude = Math.abs(balance)
  if (negative !== 'DR' && negative !== 'OD')
    return printMoney(magnitude, money, balance < 0 ? negative : null)
  if (balance < 0) return `${printMoney(magnitude, money)} ${negative}`
  return marksCredit && negative === 'DR' && kind === 'deposit' && balance > 0
    ? `${printMoney(magnitude, money)} CR`
    : printMoney(magnitude, money)
}
