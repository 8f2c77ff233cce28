import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNTS_OF_BANGKOK_AND_BRISBANE_AND_A_CARD_OF_SINGAPORE } from './accounts-of-bangkok-and-brisbane-and-a-card-of-singapore.ts'
import { ACCOUNTS_OF_DUBAI_AND_LUSAKA } from './accounts-of-dubai-and-lusaka.ts'
import { ACCOUNTS_OF_GERMAN_BRANCHES_AND_A_CARD_OF_LUXEMBOURG } from './accounts-of-german-branches-and-a-card-of-luxembourg.ts'
import { ACCOUNTS_OF_KANGRA_HYDERABAD_AND_LAHORE } from './accounts-of-kangra-hyderabad-and-lahore.ts'
import { ACCOUNTS_OF_LYON_PICARDY_ROMANDY_AND_DAKAR } from './accounts-of-lyon-picardy-romandy-and-dakar.ts'
import { ACCOUNTS_OF_TBILISI_AND_A_FIRM_OF_ALMATY } from './accounts-of-tbilisi-and-a-firm-of-almaty.ts'
import { ACCOUNTS_OF_TURIN_AND_A_FIRM_OF_LOMBARDY } from './accounts-of-turin-and-a-firm-of-lombardy.ts'
import {
  CASH_OF_A_TRADER_OF_ZURICH,
  LENDING_OF_TARTU_AND_A_BROKER_OF_MOSCOW,
} from './brokers-and-lending-of-zurich-tartu-and-moscow.ts'
import { FIRMS_AND_HOUSEHOLDS_OF_SERBIA_AND_PRAGUE } from './firms-and-households-of-serbia-and-prague.ts'
import {
  ACCOUNTS_OF_CORDOBA,
  FIRMS_OF_ARGENTINA_AND_SAO_PAULO,
} from './firms-and-savers-of-argentina-and-sao-paulo.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements drawn after what public importers of real prints say of them, all names and numbers invented: those of one table. */
export const STATEMENTS_AFTER_REAL_PRINTS: Readonly<Record<string, PlainHabit>> = {
  ...ACCOUNTS_OF_GERMAN_BRANCHES_AND_A_CARD_OF_LUXEMBOURG,
  ...ACCOUNTS_OF_LYON_PICARDY_ROMANDY_AND_DAKAR,
  ...LENDING_OF_TARTU_AND_A_BROKER_OF_MOSCOW,
  ...FIRMS_OF_ARGENTINA_AND_SAO_PAULO,
  ...FIRMS_AND_HOUSEHOLDS_OF_SERBIA_AND_PRAGUE,
  ...ACCOUNTS_OF_TURIN_AND_A_FIRM_OF_LOMBARDY,
  ...ACCOUNTS_OF_TBILISI_AND_A_FIRM_OF_ALMATY,
  ...ACCOUNTS_OF_KANGRA_HYDERABAD_AND_LAHORE,
  ...ACCOUNTS_OF_BANGKOK_AND_BRISBANE_AND_A_CARD_OF_SINGAPORE,
  ...ACCOUNTS_OF_DUBAI_AND_LUSAKA,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_AFTER_REAL_PRINTS: Readonly<Record<string, SeveralAccounts>> = {
  ...CASH_OF_A_TRADER_OF_ZURICH,
  ...ACCOUNTS_OF_CORDOBA,
}
