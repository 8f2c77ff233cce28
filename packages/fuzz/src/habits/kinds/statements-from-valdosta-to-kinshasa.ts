import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNT_OF_KINGSTON_AND_CARD_OF_KOWLOON_BAY } from './account-of-kingston-and-card-of-kowloon-bay.ts'
import {
  ACCOUNT_OF_TORUN_WITH_COUNTERPARTIES,
  FIRM_OF_PRIVAS_WITH_SUMS_OF_SHEETS,
} from './account-of-torun-and-firm-of-privas.ts'
import { ACCOUNTS_OF_GETAFE_AND_ESSEN } from './accounts-of-getafe-and-essen.ts'
import { ACCOUNTS_OF_LUSAIL_AND_KINSHASA } from './accounts-of-lusail-and-kinshasa.ts'
import { ACCOUNTS_OF_SLIEMA_AND_IASI } from './accounts-of-sliema-and-iasi.ts'
import {
  CARD_OF_SAN_PEDRO_SULA_BY_LETTERS,
  SHOP_CARD_OF_ATE_WITH_RATES,
} from './card-of-san-pedro-sula-and-shop-card-of-ate.ts'
import {
  CARD_OF_LONDRINA_BESIDE_ITS_RATES,
  CARD_OF_SHAH_ALAM_IN_TWO_TONGUES,
} from './cards-of-londrina-and-shah-alam.ts'
import { CHECKING_OF_VALDOSTA_AND_CARD_OF_WOKING } from './checking-of-valdosta-and-card-of-woking.ts'
import {
  HOME_LOAN_OF_PARRAMATTA_WITH_REDRAW,
  LINE_OF_GUELPH_ALL_IN_ONE,
} from './line-of-guelph-and-home-loan-of-parramatta.ts'
import { SAVERS_OF_JAIPUR_AND_CEBU } from './savers-of-jaipur-and-cebu.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements after what further public parsers and their fixtures read, drawn as whole pages: those of one table. */
export const STATEMENTS_FROM_VALDOSTA_TO_KINSHASA: Readonly<Record<string, PlainHabit>> = {
  ...CHECKING_OF_VALDOSTA_AND_CARD_OF_WOKING,
  ...HOME_LOAN_OF_PARRAMATTA_WITH_REDRAW,
  ...SAVERS_OF_JAIPUR_AND_CEBU,
  ...ACCOUNT_OF_KINGSTON_AND_CARD_OF_KOWLOON_BAY,
  ...ACCOUNT_OF_TORUN_WITH_COUNTERPARTIES,
  ...FIRM_OF_PRIVAS_WITH_SUMS_OF_SHEETS,
  ...ACCOUNTS_OF_GETAFE_AND_ESSEN,
  ...ACCOUNTS_OF_SLIEMA_AND_IASI,
  ...SHOP_CARD_OF_ATE_WITH_RATES,
  ...CARD_OF_SHAH_ALAM_IN_TWO_TONGUES,
  ...ACCOUNTS_OF_LUSAIL_AND_KINSHASA,
}

/** Those that part movements by kind. */
export const SECTIONS_OF_SAN_PEDRO_SULA_AND_LONDRINA: Readonly<Record<string, SectionedHabit>> = {
  ...CARD_OF_SAN_PEDRO_SULA_BY_LETTERS,
  ...CARD_OF_LONDRINA_BESIDE_ITS_RATES,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_GUELPH: Readonly<Record<string, SeveralAccounts>> = LINE_OF_GUELPH_ALL_IN_ONE
