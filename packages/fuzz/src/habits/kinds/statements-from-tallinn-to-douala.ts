import type { PlainHabit } from '../setting/set-plain.ts'
import {
  ACCOUNTS_OF_BISCAY_AND_POITIERS_AND_A_CARD_OF_REYKJAVIK,
  PURSES_OF_LISBON,
} from './accounts-of-biscay-and-poitiers-and-cards-of-reykjavik-and-lisbon.ts'
import { ACCOUNTS_OF_COCHABAMBA_CARACAS_AND_A_FIRM_OF_MEDELLIN } from './accounts-of-cochabamba-caracas-and-a-firm-of-medellin.ts'
import { ACCOUNTS_OF_DNIPRO_AND_YEREVAN } from './accounts-of-dnipro-and-yerevan.ts'
import { ACCOUNTS_OF_LUANDA_BEIRUT_ALGIERS_AND_A_FIRM_OF_DOUALA } from './accounts-of-luanda-beirut-algiers-and-a-firm-of-douala.ts'
import { ACCOUNTS_OF_PEST_TIRANA_AND_KAZAN } from './accounts-of-pest-tirana-and-kazan.ts'
import { CASH_OF_SAVERS_AND_TRADERS } from './cash-of-savers-and-traders-of-tallinn-warsaw-sao-paulo-and-tokyo.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements from where little English is spoken, after what public importers say of real prints: those of one table. */
export const STATEMENTS_FROM_TALLINN_TO_DOUALA: Readonly<Record<string, PlainHabit>> = {
  ...CASH_OF_SAVERS_AND_TRADERS,
  ...ACCOUNTS_OF_BISCAY_AND_POITIERS_AND_A_CARD_OF_REYKJAVIK,
  ...ACCOUNTS_OF_PEST_TIRANA_AND_KAZAN,
  ...ACCOUNTS_OF_DNIPRO_AND_YEREVAN,
  ...ACCOUNTS_OF_COCHABAMBA_CARACAS_AND_A_FIRM_OF_MEDELLIN,
  ...ACCOUNTS_OF_LUANDA_BEIRUT_ALGIERS_AND_A_FIRM_OF_DOUALA,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_FROM_TALLINN_TO_DOUALA: Readonly<Record<string, SeveralAccounts>> =
  PURSES_OF_LISBON
