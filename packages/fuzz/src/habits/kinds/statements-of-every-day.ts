import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BORROWERS_AND_SAVERS_OF_INDIA_ARABIA_AND_AFRICA } from './borrowers-and-savers-of-india-arabia-and-africa.ts'
import { BOND_HOLDER_AND_ULSTER_SHOP, MAIL_ORDER_SECTIONS } from './british-shoppers-savers-and-shops.ts'
import { CARDS_OF_FIRMS_AND_SAILORS } from './cards-of-firms-and-sailors.ts'
import { CARDS_OF_FRANCE_SPAIN_AND_MALAYSIA } from './cards-of-france-spain-and-malaysia.ts'
import { CERTIFICATES_AND_ACCOUNTS_OF_APPS } from './certificates-and-accounts-of-apps.ts'
import { COUNTY_BANK_SECTIONS, HOUSE_LOAN_AND_LOADED_CARD } from './county-bank-house-loan-and-loaded-card.ts'
import {
  ACCOUNTS_OF_A_PRAIRIE_UNION,
  CHARGE_CARD_SECTIONS_OF_CANADA,
  SHOP_FINANCE_OF_AUSTRALIA,
} from './households-of-canada-and-australia.ts'
import { SAVERS_AND_CARDS_OF_GERMANY_DENMARK_AND_BELGIUM } from './savers-and-cards-of-germany-denmark-belgium.ts'
import {
  SAVERS_OF_BRAZIL_MEXICO_AND_GUATEMALA,
  SAVINGS_OF_URUGUAY,
} from './savers-of-brazil-mexico-guatemala-and-uruguay.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements of every day, drawn from memory as whole pages, that part movements by kind, by card or by holder. */
export const SECTIONS_OF_EVERY_DAY: Readonly<Record<string, SectionedHabit>> = {
  ...CARDS_OF_FIRMS_AND_SAILORS,
  ...COUNTY_BANK_SECTIONS,
  ...MAIL_ORDER_SECTIONS,
  ...CHARGE_CARD_SECTIONS_OF_CANADA,
  ...CARDS_OF_FRANCE_SPAIN_AND_MALAYSIA,
}

/** Those of one table. */
export const STATEMENTS_OF_EVERY_DAY: Readonly<Record<string, PlainHabit>> = {
  ...HOUSE_LOAN_AND_LOADED_CARD,
  ...BOND_HOLDER_AND_ULSTER_SHOP,
  ...SHOP_FINANCE_OF_AUSTRALIA,
  ...SAVERS_OF_BRAZIL_MEXICO_AND_GUATEMALA,
  ...SAVERS_AND_CARDS_OF_GERMANY_DENMARK_AND_BELGIUM,
  ...BORROWERS_AND_SAVERS_OF_INDIA_ARABIA_AND_AFRICA,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_EVERY_DAY: Readonly<Record<string, SeveralAccounts>> = {
  ...CERTIFICATES_AND_ACCOUNTS_OF_APPS,
  ...ACCOUNTS_OF_A_PRAIRIE_UNION,
  ...SAVINGS_OF_URUGUAY,
}
