import type { Plan } from '../plan/plan.ts'

/** The options of a plan by name, without its rows: `money.group` → `','`. */
export function optionsOf(plan: Plan): Map<string, string> {
  const options = new Map<string, string>()
  const walk = (value: unknown, path: string): void => {
    if (value !== null && typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
    } else options.set(path, JSON.stringify(value))
  }
  const { accounts, misprint, ...rest } = plan
  walk({ ...rest, misprint: misprint?.what ?? null, accounts: accounts.length }, '')
  return options
}

/** A plan in a few lines: what differs from the plainest statement, and the rows. */
export function describePlan(plan: Plan, plainest: Plan): string {
  const plain = optionsOf(plainest)
  const differing = [...optionsOf(plan)].filter(([name, value]) => plain.get(name) !== value)
  return [
    differing.map(([name, value]) => `${name}=${value}`).join(' '),
    ...plan.accounts.flatMap(({ number, opening, rows }) => [
      `account ${number}, opening ${opening}`,
      ...rows.map(
        ({ gap, amount, isCredit, isReversal, words, reference }) =>
          `  +${gap}d ${isCredit ? '+' : '-'}${amount} ${JSON.stringify(words.join(' '))} ${reference ?? ''}${isReversal ? ' reversed' : ''}`,
      ),
    ]),
  ].join('\n')
}
