import type { PageLines } from '../layout/page-lines.ts'
import type { MoneyConvention } from '../money/parse-money.ts'
import type { CheckedAccount } from '../statement/accounts/checked-account.ts'

/** As much of a reading as its repair needs. */
export type Read = { readonly convention: MoneyConvention; readonly accounts: readonly CheckedAccount[] }

/** A document and what is read from it. */
export type Repaired<R> = { readonly pages: readonly PageLines[]; readonly read: R }
