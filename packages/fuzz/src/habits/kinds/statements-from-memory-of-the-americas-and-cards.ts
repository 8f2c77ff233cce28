import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { AMERICAN_ACCOUNTS } from './accounts-of-american-savers-and-wage-cards.ts'
import { CANADIAN_ACCOUNTS } from './accounts-of-canada.ts'
import { ACCOUNTS_UNDER_EACH_OTHER } from './accounts-of-members-pots-and-currencies.ts'
import { AMERICAN_BANK_SECTIONS } from './sections-of-american-banks.ts'
import { AMERICAN_CARD_SECTIONS } from './sections-of-american-cards.ts'
import { BRITISH_AND_SINGAPOREAN_CARD_SECTIONS } from './sections-of-cards-of-britain-and-singapore.ts'
import { CANADIAN_AND_SOUTHERN_CARD_SECTIONS } from './sections-of-cards-of-canada-and-the-south.ts'
import type { SeveralAccounts } from './several-accounts.ts'
import { BRITISH_AND_IRISH_STATEMENTS } from './statements-of-british-societies-and-irish-firms.ts'
import { COLOMBIAN_AND_PERUVIAN_STATEMENTS } from './statements-of-colombia-and-peru.ts'
import { MEXICAN_BRAZILIAN_AND_ARGENTINE_STATEMENTS } from './statements-of-mexico-brazil-and-argentina.ts'
import { WALLET_TILL_AND_LENDER_STATEMENTS } from './wallets-tills-and-lenders.ts'

/** Statements drawn from memory of what banks of the Americas and the British Isles, cards and lenders print. */
export const AMERICAN_AND_CARD_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  ...AMERICAN_ACCOUNTS,
  ...CANADIAN_ACCOUNTS,
  ...BRITISH_AND_IRISH_STATEMENTS,
  ...MEXICAN_BRAZILIAN_AND_ARGENTINE_STATEMENTS,
  ...COLOMBIAN_AND_PERUVIAN_STATEMENTS,
  ...WALLET_TILL_AND_LENDER_STATEMENTS,
}

/** Those that part movements by kind or by holder. */
export const AMERICAN_AND_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  ...AMERICAN_BANK_SECTIONS,
  ...AMERICAN_CARD_SECTIONS,
  ...CANADIAN_AND_SOUTHERN_CARD_SECTIONS,
  ...BRITISH_AND_SINGAPOREAN_CARD_SECTIONS,
}

/** Those of several accounts. */
export const SEVERAL_AMERICAN_AND_OTHER_ACCOUNTS: Readonly<Record<string, SeveralAccounts>> =
  ACCOUNTS_UNDER_EACH_OTHER
