import { accountName as nameOf } from '@ledgerlift/engine'
import { WORDS } from '#words/table.ts'
import type { Account } from '../../lib/result-table.ts'

/** `…1234`, or the words of this page for the first, second, third account. */
export const accountName = (accounts: readonly Pick<Account, 'number'>[], index: number): string =>
  nameOf(accounts, index, WORDS.account)
