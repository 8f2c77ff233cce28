import type { Verdict } from '@ledgerlift/engine'

const STATES = {
  proved: 'proved',
  'sum-proved': 'sum proved (errors that cancel each other would pass)',
  unproved: 'not proved',
  contradicted: 'contradicted',
  unread: 'not read',
} as const

/** What is proved of a file, in one line: `proved, 39 of 39 rows`. */
export function verdictLine({ state, accounts, rows, pages }: Verdict): string {
  const parts: string[] = [STATES[state]]
  parts.push(rows.all === 0 ? 'no rows' : `${rows.proved} of ${count(rows.all, 'row')} proved`)
  if (rows.contradicted > 0) parts.push(`${count(rows.contradicted, 'row')} contradicted`)
  if (pages.converted < pages.all) parts.push(`${pages.converted} of ${count(pages.all, 'page')} converted`)
  if (accounts.length > 1) {
    const states = accounts.map((account, i) => `account ${i + 1} ${STATES[account.state].split(' (')[0]}`)
    parts.push(states.join(', '))
  }
  return parts.join('; ')
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`
