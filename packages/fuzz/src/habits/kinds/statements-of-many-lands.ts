import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNTS_OF_MEXICO_AND_INDONESIA } from './accounts-of-mexico-and-indonesia.ts'
import {
  COMBINED_EXTRACT_OF_PORTUGAL,
  CURRENT_ACCOUNT_OF_ROMANIA,
} from './accounts-of-portugal-and-romania.ts'
import { ACCOUNTS_BY_APP_OF_CANADA, CHEQUING_OF_QUEBEC } from './canadian-accounts-in-french-and-by-app.ts'
import { CARD_SECTIONS_OF_HONG_KONG, WALLET_OF_PAKISTAN } from './card-of-hong-kong-and-wallet-of-pakistan.ts'
import { CURRENT_ACCOUNTS_OF_IRELAND_LUXEMBOURG_AND_FRANCE } from './current-accounts-of-ireland-luxembourg-and-france.ts'
import { FIRM_OF_QUEENSLAND_AND_HOME_LOAN_OF_CANTERBURY } from './firm-of-queensland-and-home-loan-of-canterbury.ts'
import { FIRMS_OF_ITALY_AND_BRAZIL } from './firms-of-italy-and-brazil.ts'
import { HOME_LOAN_OF_MARRICKVILLE_AND_FATURA_OF_OSASCO } from './home-loan-of-marrickville-and-fatura-of-osasco.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements of households and firms of many lands, drawn from memory as whole pages: those of one table. */
export const STATEMENTS_OF_MANY_LANDS: Readonly<Record<string, PlainHabit>> = {
  ...CURRENT_ACCOUNTS_OF_IRELAND_LUXEMBOURG_AND_FRANCE,
  ...FIRMS_OF_ITALY_AND_BRAZIL,
  ...HOME_LOAN_OF_MARRICKVILLE_AND_FATURA_OF_OSASCO,
  ...FIRM_OF_QUEENSLAND_AND_HOME_LOAN_OF_CANTERBURY,
  ...CHEQUING_OF_QUEBEC,
  ...CURRENT_ACCOUNT_OF_ROMANIA,
  ...ACCOUNTS_OF_MEXICO_AND_INDONESIA,
  ...WALLET_OF_PAKISTAN,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_MANY_LANDS: Readonly<Record<string, SeveralAccounts>> = {
  ...ACCOUNTS_BY_APP_OF_CANADA,
  ...COMBINED_EXTRACT_OF_PORTUGAL,
}

/** Those of cards, in the order in which movements were posted. */
export const SECTIONS_OF_MANY_LANDS: Readonly<Record<string, SectionedHabit>> = CARD_SECTIONS_OF_HONG_KONG
