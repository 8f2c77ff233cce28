import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNTS_AND_CARDS_OF_MALAYSIA_AND_SINGAPORE } from './accounts-and-cards-of-malaysia-and-singapore.ts'
import {
  ACCOUNT_OF_A_DIRECT_BANK_OF_ONTARIO,
  CARD_OF_A_HARDWARE_SHOP_OF_WELLAND,
} from './accounts-and-cards-of-ontario.ts'
import {
  ACCOUNTS_OF_CORDOBA,
  ACCOUNTS_OF_HEREDIA_AND_SANTO_DOMINGO,
} from './accounts-of-heredia-santo-domingo-and-cordoba.ts'
import { ACCOUNTS_OF_MIDRAND_AND_PRETORIA } from './accounts-of-midrand-and-pretoria.ts'
import {
  ACCOUNTS_OF_A_PREPAID_CARD_AND_A_BROKER_S_BANK,
  CHECKING_OF_MISSOURI,
} from './accounts-of-missouri-a-prepaid-card-and-a-broker-s-bank.ts'
import { CARD_AND_ACCOUNTS_OF_SWINDON_AND_LIMERICK } from './card-and-accounts-of-swindon-and-limerick.ts'
import {
  CARDS_OF_MONTERREY_AND_GUAYAQUIL,
  COOPERATIVE_OF_PUEBLA,
} from './card-and-cooperative-of-mexico-and-card-of-guayaquil.ts'
import { CARD_OF_A_UNION, CARD_WITH_POINTS } from './cards-of-a-union-and-with-points.ts'
import { SAVERS_CARDS_AND_PAYMENTS_OF_HOWRAH_NASHIK_AND_GURGAON } from './savers-cards-and-payments-of-howrah-nashik-and-gurgaon.ts'
import {
  CORPORATE_CARDS_OF_SYDNEY,
  SAVERS_SHOPPERS_AND_FIRMS_OF_AUSTRALIA_AND_WAIKATO,
} from './savers-shoppers-and-firms-of-australia-and-waikato.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/**
 * Statements as public converters of statements describe them, drawn as whole pages, that part movements by kind or by
 * holder.
 */
export const SECTIONS_THAT_CONVERTERS_READ: Readonly<Record<string, SectionedHabit>> = {
  ...CARD_WITH_POINTS,
  ...CHECKING_OF_MISSOURI,
  ...CARD_OF_A_HARDWARE_SHOP_OF_WELLAND,
  ...CARDS_OF_MONTERREY_AND_GUAYAQUIL,
  ...CORPORATE_CARDS_OF_SYDNEY,
}

/** Those of one table. */
export const STATEMENTS_THAT_CONVERTERS_READ: Readonly<Record<string, PlainHabit>> = {
  ...CARD_OF_A_UNION,
  ...ACCOUNTS_OF_A_PREPAID_CARD_AND_A_BROKER_S_BANK,
  ...ACCOUNT_OF_A_DIRECT_BANK_OF_ONTARIO,
  ...COOPERATIVE_OF_PUEBLA,
  ...ACCOUNTS_OF_HEREDIA_AND_SANTO_DOMINGO,
  ...CARD_AND_ACCOUNTS_OF_SWINDON_AND_LIMERICK,
  ...SAVERS_SHOPPERS_AND_FIRMS_OF_AUSTRALIA_AND_WAIKATO,
  ...ACCOUNTS_OF_MIDRAND_AND_PRETORIA,
  ...SAVERS_CARDS_AND_PAYMENTS_OF_HOWRAH_NASHIK_AND_GURGAON,
  ...ACCOUNTS_AND_CARDS_OF_MALAYSIA_AND_SINGAPORE,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_THAT_CONVERTERS_READ: Readonly<Record<string, SeveralAccounts>> =
  ACCOUNTS_OF_CORDOBA
