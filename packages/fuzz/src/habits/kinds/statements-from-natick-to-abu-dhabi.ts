import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNT_OF_NAAS_AND_CARD_OF_CHESTER } from './account-of-naas-and-card-of-chester.ts'
import { ACCOUNT_OF_ENUGU_BY_MAIL, ACCOUNTS_OF_ABU_DHABI } from './accounts-of-enugu-and-abu-dhabi.ts'
import { CARD_OF_SUDBURY_AND_LINE_OF_BRISBANE } from './card-of-sudbury-and-line-of-brisbane.ts'
import { CARDS_OF_LUGO_AND_MUNSBACH } from './cards-of-lugo-and-munsbach.ts'
import { CARDS_OF_MONG_KOK_AND_PASIG } from './cards-of-mong-kok-and-pasig.ts'
import { FIRM_OF_PONTOTOC_AND_CHECKING_OF_SAUSALITO } from './firm-of-pontotoc-and-checking-of-sausalito.ts'
import { FIRM_OF_ROSARIO_AND_SAVER_OF_AMBATO } from './firm-of-rosario-and-saver-of-ambato.ts'
import { PASSBOOK_OF_UDUPI_AND_SAVER_OF_LUDHIANA } from './passbook-of-udupi-and-saver-of-ludhiana.ts'
import { SAVER_OF_NATICK_AND_TRADER_OF_BOISE } from './saver-of-natick-and-trader-of-boise.ts'
import { SAVINGS_OF_EISENSTADT_AND_ACCOUNT_OF_AMIENS } from './savings-of-eisenstadt-and-account-of-amiens.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Further statements after layouts that public parsers read, drawn as whole pages: those of one table. */
export const STATEMENTS_FROM_NATICK_TO_ABU_DHABI: Readonly<Record<string, PlainHabit>> = {
  ...SAVER_OF_NATICK_AND_TRADER_OF_BOISE,
  ...ACCOUNT_OF_NAAS_AND_CARD_OF_CHESTER,
  ...CARD_OF_SUDBURY_AND_LINE_OF_BRISBANE,
  ...PASSBOOK_OF_UDUPI_AND_SAVER_OF_LUDHIANA,
  ...CARDS_OF_MONG_KOK_AND_PASIG,
  ...SAVINGS_OF_EISENSTADT_AND_ACCOUNT_OF_AMIENS,
  ...CARDS_OF_LUGO_AND_MUNSBACH,
  ...FIRM_OF_ROSARIO_AND_SAVER_OF_AMBATO,
  ...ACCOUNT_OF_ENUGU_BY_MAIL,
}

/** Those that part movements by kind. */
export const SECTIONS_FROM_PONTOTOC_TO_SAUSALITO: Readonly<Record<string, SectionedHabit>> =
  FIRM_OF_PONTOTOC_AND_CHECKING_OF_SAUSALITO

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_ABU_DHABI: Readonly<Record<string, SeveralAccounts>> = ACCOUNTS_OF_ABU_DHABI
