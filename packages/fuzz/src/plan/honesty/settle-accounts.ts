import type { Rule } from './rule.ts'

/** A card is told by its name, its direction by the sign beside payments. */
export const settleCard: Rule = (plan) =>
  plan.kind === 'deposit'
    ? plan
    : {
        ...plan,
        titles: 'known',
        accounts: plan.accounts.slice(0, 1),
        around: {
          ...plan.around,
          letterhead: plan.around.letterhead === 'none' ? 'first-page' : plan.around.letterhead,
        },
        signs:
          plan.signs.kind === 'signed'
            ? { ...plan.signs, plus: false }
            : { kind: 'suffix', debit: '', credit: 'CR', apart: true },
        balances: {
          ...plan.balances,
          negative:
            plan.balances.negative === 'DR' || plan.balances.negative === 'OD'
              ? '-5'
              : plan.balances.negative,
          marksCredit: false,
        },
      }

const withLastDigit = (number: string, digit: number): string => number.slice(0, -1) + String(digit)

/** Two accounts are parted by their numbers and their balances. */
export const settleAccounts: Rule = (plan) => {
  const isEmpty = plan.accounts.some(({ rows }) => rows.length === 0)
  const isDouble = plan.accounts.length > 1
  if (!isEmpty && !isDouble) return plan
  const { balances } = plan
  return {
    ...plan,
    // Without rows there are no columns of figures to read: the words must do.
    titles: 'known',
    accounts: plan.accounts.map((account, i) => ({ ...account, number: withLastDigit(account.number, i) })),
    around: { ...plan.around, namesAccount: plan.around.namesAccount || isDouble },
    balances: {
      ...balances,
      opening: isEmpty || balances.opening === 'none' ? 'box' : balances.opening,
      closing: isEmpty ? 'box' : balances.closing,
    },
  }
}
