import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNT_AND_PHONE_PAYMENTS_OF_MUMBAI } from './account-and-phone-payments-of-mumbai.ts'
import { ACCOUNTS_OF_WELLINGTON, CASH_OF_SYDNEY } from './accounts-of-sydney-and-wellington.ts'
import { ACCOUNTS_OF_MONTREAL, CARDS_OF_TORONTO } from './cards-and-accounts-of-toronto-and-montreal.ts'
import { CARDS_OF_MEMBERS_AND_OF_A_START_UP } from './cards-of-members-and-of-a-start-up.ts'
import { DOWNLOADS_AND_ACCOUNTS_OF_THE_ISLES_AND_THE_CAPE } from './downloads-and-accounts-of-the-isles-and-the-cape.ts'
import { SECTIONS_OF_FIRMS_OF_DALLAS_AND_BOSTON } from './sections-of-firms-of-dallas-and-boston.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements as lenders ask for them, drawn from memory as whole pages, that part movements by kind or by holder. */
export const SECTIONS_FOR_LENDERS: Readonly<Record<string, SectionedHabit>> = {
  ...CARDS_OF_MEMBERS_AND_OF_A_START_UP,
  ...SECTIONS_OF_FIRMS_OF_DALLAS_AND_BOSTON,
  ...CARDS_OF_TORONTO,
}

/** Those of one table. */
export const STATEMENTS_FOR_LENDERS: Readonly<Record<string, PlainHabit>> = {
  ...CASH_OF_SYDNEY,
  ...ACCOUNT_AND_PHONE_PAYMENTS_OF_MUMBAI,
  ...DOWNLOADS_AND_ACCOUNTS_OF_THE_ISLES_AND_THE_CAPE,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_FOR_LENDERS: Readonly<Record<string, SeveralAccounts>> = {
  ...ACCOUNTS_OF_MONTREAL,
  ...ACCOUNTS_OF_WELLINGTON,
}
