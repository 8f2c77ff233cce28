import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNTS_OF_DOCKLANDS_AND_WHANGAREI } from './accounts-of-docklands-and-whangarei.ts'
import {
  ACCOUNT_OF_PADUA_AROUND_ITS_LINES,
  ACCOUNTS_OF_BRAGA_IN_ONE_EXTRACT,
} from './accounts-of-padua-and-braga.ts'
import {
  ACCOUNT_OF_KREUZBERG_WITH_WHOLE_EUROS,
  CARD_OF_BREMEN_BY_HOLDERS,
} from './card-of-bremen-and-account-of-kreuzberg.ts'
import {
  ACCOUNT_OF_AVELLANEDA_FOR_INFORMATION,
  CARD_OF_SAMBORONDON_BY_GROUPS,
} from './card-of-samborondon-and-account-of-avellaneda.ts'
import { CARD_OF_TELFORD_AND_BROKER_OF_CALGARY } from './card-of-telford-and-broker-of-calgary.ts'
import { CARD_OF_DUBAI_BY_APP, CARD_OF_PETALING_JAYA_BY_KINDS } from './cards-of-petaling-jaya-and-dubai.ts'
import { CASH_OF_PALO_ALTO_AT_A_BROKER } from './cash-of-palo-alto.ts'
import {
  CARD_OF_CHERRY_HILL_FOR_FIRMS,
  LINE_OF_DECATUR_FOR_FIRMS,
} from './line-of-decatur-and-card-of-cherry-hill.ts'
import { SAVERS_OF_ERNAKULAM_AND_PUNE } from './savers-of-ernakulam-and-pune.ts'
import { SAVINGS_OF_LEHI_AND_HEALTH_SAVINGS_OF_DRAPER } from './savings-of-lehi-and-health-savings-of-draper.ts'
import type { SeveralAccounts } from './several-accounts.ts'
import { CASH_OF_A_TRADER_OF_TORONTO } from './trader-of-toronto.ts'

/** Statements after dumps and fixtures of further public parsers, drawn as whole pages: those of one table. */
export const STATEMENTS_FROM_LEHI_TO_DUBAI: Readonly<Record<string, PlainHabit>> = {
  ...SAVINGS_OF_LEHI_AND_HEALTH_SAVINGS_OF_DRAPER,
  ...LINE_OF_DECATUR_FOR_FIRMS,
  ...CARD_OF_TELFORD_AND_BROKER_OF_CALGARY,
  ...CASH_OF_A_TRADER_OF_TORONTO,
  ...ACCOUNTS_OF_DOCKLANDS_AND_WHANGAREI,
  ...SAVERS_OF_ERNAKULAM_AND_PUNE,
  ...CARD_OF_DUBAI_BY_APP,
  ...ACCOUNT_OF_KREUZBERG_WITH_WHOLE_EUROS,
  ...ACCOUNT_OF_PADUA_AROUND_ITS_LINES,
  ...ACCOUNT_OF_AVELLANEDA_FOR_INFORMATION,
}

/** Those that part movements by kind. */
export const SECTIONS_FROM_PALO_ALTO_TO_SAMBORONDON: Readonly<Record<string, SectionedHabit>> = {
  ...CASH_OF_PALO_ALTO_AT_A_BROKER,
  ...CARD_OF_CHERRY_HILL_FOR_FIRMS,
  ...CARD_OF_PETALING_JAYA_BY_KINDS,
  ...CARD_OF_BREMEN_BY_HOLDERS,
  ...CARD_OF_SAMBORONDON_BY_GROUPS,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_BRAGA: Readonly<Record<string, SeveralAccounts>> =
  ACCOUNTS_OF_BRAGA_IN_ONE_EXTRACT
