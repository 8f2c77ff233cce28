import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNTS_OF_INDIA_AND_VIETNAM } from './accounts-of-india-and-vietnam.ts'
import { ACCOUNTS_OF_ITALY_MOROCCO_AND_THE_ANTILLES } from './accounts-of-italy-morocco-and-the-antilles.ts'
import { CASH_OF_START_UPS_AND_TRADERS } from './cash-of-start-ups-and-traders.ts'
import { FIRMS_AND_HOUSEHOLDS_OF_THE_COMMONWEALTH } from './firms-and-households-of-britain-canada-and-australia.ts'
import { MILES_CARD_SECTIONS } from './sections-of-a-card-with-miles.ts'
import { REGIONAL_BANK_SECTIONS } from './sections-of-american-regional-banks.ts'
import type { SeveralAccounts } from './several-accounts.ts'
import { SHARES_OF_A_UNION } from './shares-of-a-union-with-overdraft-fees.ts'

/** Statements as bookkeepers receive them, drawn from memory as whole pages, that part movements by kind. */
export const SECTIONS_FOR_BOOKKEEPERS: Readonly<Record<string, SectionedHabit>> = {
  ...REGIONAL_BANK_SECTIONS,
  ...MILES_CARD_SECTIONS,
}

/** Those of one table. */
export const STATEMENTS_FOR_BOOKKEEPERS: Readonly<Record<string, PlainHabit>> = {
  ...CASH_OF_START_UPS_AND_TRADERS,
  ...FIRMS_AND_HOUSEHOLDS_OF_THE_COMMONWEALTH,
  ...ACCOUNTS_OF_INDIA_AND_VIETNAM,
  ...ACCOUNTS_OF_ITALY_MOROCCO_AND_THE_ANTILLES,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_FOR_BOOKKEEPERS: Readonly<Record<string, SeveralAccounts>> = {
  ...SHARES_OF_A_UNION,
}
