import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNTS_OF_A_NAVAL_UNION } from './accounts-of-a-naval-union.ts'
import { BRAZILIAN_CHILEAN_AND_ECUADORIAN_ACCOUNTS } from './accounts-of-brazil-chile-and-ecuador.ts'
import { ACCOUNTS_OF_MUTUALS } from './accounts-of-mutuals.ts'
import { BORROWERS_AND_SAVERS_OF_AMERICA } from './borrowers-and-savers-of-america.ts'
import { SWISS_CARD_AND_SHOP_OF_THE_CAPE } from './card-and-shop-of-switzerland-and-the-cape.ts'
import {
  BRITISH_HOLDER_SECTIONS,
  SAVER_AND_CARD_OF_THE_ISLES,
} from './cards-and-savers-of-the-british-isles.ts'
import { ASIAN_CARDS } from './cards-of-asia.ts'
import { CANADIAN_CARD_AND_CASH, NEW_ZEALAND_CARD_SECTIONS } from './cards-of-canada-and-new-zealand.ts'
import { MEXICAN_AND_PERUVIAN_CARD_SECTIONS } from './cards-of-mexico-and-peru.ts'
import { PHONE_CARD_SECTIONS } from './sections-of-a-phone-card.ts'
import { BROKER_CASH_SECTIONS } from './sections-of-cash-at-brokers.ts'
import { CHECKING_SECTIONS } from './sections-of-checking-accounts.ts'
import { TOWN_BANK_SECTIONS } from './sections-of-town-banks.ts'
import { WIDELY_HELD_CARD_SECTIONS } from './sections-of-widely-held-cards.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Everyday statements, drawn as whole pages, that part movements by kind, by card or by holder. */
export const SECTIONS_OF_MILLIONS: Readonly<Record<string, SectionedHabit>> = {
  ...CHECKING_SECTIONS,
  ...TOWN_BANK_SECTIONS,
  ...BROKER_CASH_SECTIONS,
  ...WIDELY_HELD_CARD_SECTIONS,
  ...PHONE_CARD_SECTIONS,
  ...BRITISH_HOLDER_SECTIONS,
  ...NEW_ZEALAND_CARD_SECTIONS,
  ...MEXICAN_AND_PERUVIAN_CARD_SECTIONS,
}

/** Those of one table. */
export const STATEMENTS_OF_MILLIONS: Readonly<Record<string, PlainHabit>> = {
  ...BORROWERS_AND_SAVERS_OF_AMERICA,
  ...SAVER_AND_CARD_OF_THE_ISLES,
  ...CANADIAN_CARD_AND_CASH,
  ...BRAZILIAN_CHILEAN_AND_ECUADORIAN_ACCOUNTS,
  ...ASIAN_CARDS,
  ...SWISS_CARD_AND_SHOP_OF_THE_CAPE,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_MILLIONS: Readonly<Record<string, SeveralAccounts>> = {
  ...ACCOUNTS_OF_A_NAVAL_UNION,
  ...ACCOUNTS_OF_MUTUALS,
}
