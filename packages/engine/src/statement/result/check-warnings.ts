import type { Account, Transaction, Warning } from '../statement.ts'

const MISMATCH: Warning = {
  code: 'balance-mismatch',
  page: null,
  message: 'The printed balances and the rows do not agree everywhere; the rows concerned are marked.',
}

/** What the check of the rows says of them. A user's corrections change it. */
export function checkWarnings(
  accounts: readonly Pick<Account, 'check'>[],
  rows: readonly Pick<Transaction, 'date' | 'page'>[],
): Warning[] {
  return [
    ...(accounts.some(({ check }) => check === 'contradicted') ? [MISMATCH] : []),
    ...rows.flatMap(({ date, page }) => (date === null ? [undated(page)] : [])),
  ]
}

const undated = (page: number): Warning => ({
  code: 'row-without-date',
  page,
  message: `A row on page ${page} has no date that can be read.`,
})
