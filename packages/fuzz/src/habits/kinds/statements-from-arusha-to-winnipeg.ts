import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNT_AT_A_COUNTER_OF_TEXAS_AND_CASH_OF_WINNIPEG } from './account-at-a-counter-of-texas-and-cash-of-winnipeg.ts'
import { ACCOUNTS_OF_COLOMBO_AND_MANAMA } from './accounts-of-colombo-and-manama.ts'
import { ACCOUNTS_OF_GUJARAT_BARODA_AND_KERALA } from './accounts-of-gujarat-baroda-and-kerala.ts'
import { CARD_OF_MANILA_AND_FIRM_OF_IPOH } from './card-of-manila-and-firm-of-ipoh.ts'
import { FIRM_OF_LEEDS_AND_HIRE_PURCHASE_OF_CARDIFF } from './firm-of-leeds-and-hire-purchase-of-cardiff.ts'
import { FIRMS_OF_ARUSHA_AND_HARARE, FUNDS_OF_NYERI } from './firms-and-members-of-arusha-harare-and-nyeri.ts'
import { FLEET_CARD_OF_LINCOLN } from './fleet-card-of-lincoln.ts'
import { LOCKBOX_OF_OMAHA_AND_HOME_LINE_OF_COLUMBUS } from './lockbox-of-omaha-and-home-line-of-columbus.ts'
import { PAYMENTS_OF_LAGOS_KISUMU_AND_POKHARA } from './payments-of-lagos-kisumu-and-pokhara.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements in English after titles and layouts that public importers name, drawn as whole pages: those of one table. */
export const STATEMENTS_FROM_ARUSHA_TO_WINNIPEG: Readonly<Record<string, PlainHabit>> = {
  ...ACCOUNTS_OF_GUJARAT_BARODA_AND_KERALA,
  ...PAYMENTS_OF_LAGOS_KISUMU_AND_POKHARA,
  ...FIRMS_OF_ARUSHA_AND_HARARE,
  ...FIRM_OF_LEEDS_AND_HIRE_PURCHASE_OF_CARDIFF,
  ...ACCOUNT_AT_A_COUNTER_OF_TEXAS_AND_CASH_OF_WINNIPEG,
  ...CARD_OF_MANILA_AND_FIRM_OF_IPOH,
  ...ACCOUNTS_OF_COLOMBO_AND_MANAMA,
}

/** Those that part movements by kind or by vehicle. */
export const SECTIONS_FROM_OMAHA_TO_LINCOLN: Readonly<Record<string, SectionedHabit>> = {
  ...LOCKBOX_OF_OMAHA_AND_HOME_LINE_OF_COLUMBUS,
  ...FLEET_CARD_OF_LINCOLN,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_NYERI: Readonly<Record<string, SeveralAccounts>> = FUNDS_OF_NYERI
