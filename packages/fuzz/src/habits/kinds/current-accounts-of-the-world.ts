import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNTS_OF_OMAN_NIGERIA_AND_THE_CAPE } from './accounts-of-oman-nigeria-and-the-cape.ts'
import { ACCOUNTS_OF_TURKISH_WAGES_AND_GERMAN_BROKERS } from './accounts-of-turkish-wages-and-german-brokers.ts'
import {
  CHEQUING_AND_SAVINGS_OF_CANADA_AND_VICTORIA,
  MASTER_CARD_SECTIONS_OF_CANADA,
} from './chequing-savings-and-cards-of-canada-and-victoria.ts'
import { POCKETS_OF_ARGENTINA_AND_COLOMBIA } from './pockets-of-argentina-and-colombia.ts'
import { SAVERS_AND_CARDS_OF_INDIA_AND_NEPAL } from './savers-and-cards-of-india-and-nepal.ts'
import { SAVINGS_OF_SINGAPORE_AND_MALAYSIA } from './savings-of-singapore-and-malaysia.ts'

/** The most widely held accounts and wallets of many countries, drawn from memory as whole pages. */
export const CURRENT_ACCOUNTS_OF_THE_WORLD: Readonly<Record<string, PlainHabit>> = {
  ...SAVERS_AND_CARDS_OF_INDIA_AND_NEPAL,
  ...ACCOUNTS_OF_OMAN_NIGERIA_AND_THE_CAPE,
  ...SAVINGS_OF_SINGAPORE_AND_MALAYSIA,
  ...CHEQUING_AND_SAVINGS_OF_CANADA_AND_VICTORIA,
  ...POCKETS_OF_ARGENTINA_AND_COLOMBIA,
  ...ACCOUNTS_OF_TURKISH_WAGES_AND_GERMAN_BROKERS,
}

/** Those that part movements by holder. */
export const SECTIONS_OF_THE_WORLD = MASTER_CARD_SECTIONS_OF_CANADA
