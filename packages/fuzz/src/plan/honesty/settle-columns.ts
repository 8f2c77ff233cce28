import type { Rule } from './rule.ts'

/** Without titles, the numbers must say which column is what: enough rows of both directions, and their balances. */
export const settleTitles: Rule = (plan) => {
  if (plan.titles === 'known') return plan
  const [account] = plan.accounts
  const moving = account?.rows.filter(({ amount }) => amount > 0) ?? []
  const credits = moving.filter(({ isCredit }) => isCredit).length
  const debits = moving.length - credits
  const isTelling = plan.accounts.length === 1 && credits >= 2 && debits >= 2
  if (!isTelling) return { ...plan, titles: 'known' }
  return {
    ...plan,
    // Text columns without titles are one text; nothing tells a value date from a date, or a cheque number from a code.
    columns: { ...plan.columns, reference: 'none', type: false, serial: false, valueDate: 'none' },
    balances: {
      ...plan.balances,
      printed: 'each-row',
      opening: plan.balances.opening === 'none' ? 'box' : plan.balances.opening,
    },
    around: { ...plan.around, totals: false, dailyBalances: false },
  }
}

/** Directions that are not printed must follow from the balances; a currency's code and a suffix are two words. */
export const settleSigns: Rule = (plan) => {
  const { signs, balances, accounts } = plan
  const opening = balances.opening === 'none' ? 'box' : balances.opening
  if (signs.kind === 'by-balance') return { ...plan, balances: { ...balances, printed: 'each-row', opening } }
  if (signs.kind === 'sections') {
    return {
      ...plan,
      titles: 'known',
      dates: { ...plan.dates, newestFirst: false },
      around: { ...plan.around, carriesForward: false, totals: false },
      balances: {
        ...balances,
        printed: 'none',
        opening: balances.opening === 'none' ? 'none' : 'box',
        closing: balances.closing === 'none' ? 'none' : 'box',
      },
    }
  }
  if (signs.kind === 'suffix' && !signs.apart && plan.money.symbol === 'after-apart') {
    return settleSigns({ ...plan, signs: { ...signs, apart: true } })
  }
  // A single column where every amount is bare says nothing of its direction by itself.
  const bareIsCredit =
    signs.kind === 'signed'
      ? plan.kind === 'deposit' && !signs.plus
      : signs.kind === 'suffix' && signs.credit === ''
  const bareIsDebit =
    signs.kind === 'signed' ? plan.kind === 'card' : signs.kind === 'suffix' && signs.debit === ''
  const isBare = accounts.every(({ rows }) =>
    rows.every(({ isCredit }) => (isCredit ? bareIsCredit : bareIsDebit)),
  )
  return isBare ? { ...plan, balances: { ...balances, printed: 'each-row', opening } } : plan
}
