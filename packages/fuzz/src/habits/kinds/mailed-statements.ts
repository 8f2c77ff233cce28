import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { CARDS_OF_EMPLOYEES_AND_OF_A_CLOTHIER } from './cards-of-employees-and-of-a-clothier.ts'
import {
  ACCOUNTS_OF_AN_IMPORTER,
  ACCOUNTS_OF_BAKERS_AND_INVESTORS,
} from './mailed-accounts-of-importers-bakers-and-investors.ts'
import { DEPOSIT_ACCOUNTS_OF_SEATTLE_AND_UTAH } from './mailed-deposit-accounts-of-seattle-and-utah.ts'
import {
  CARD_SECTIONS_OF_POONA,
  MAILED_STATEMENTS_OF_BENGALURU_SURAT_AND_KARNAL,
} from './mailed-statements-of-bengaluru-surat-and-karnal.ts'
import { MAILED_STATEMENTS_OF_BRITAIN_AND_LEINSTER } from './mailed-statements-of-britain-and-leinster.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements as lenders receive them, drawn from memory as whole pages, that part movements by kind or by holder. */
export const MAILED_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  ...DEPOSIT_ACCOUNTS_OF_SEATTLE_AND_UTAH,
  ...CARDS_OF_EMPLOYEES_AND_OF_A_CLOTHIER,
  ...CARD_SECTIONS_OF_POONA,
}

/** Those of one table. */
export const MAILED_STATEMENTS: Readonly<Record<string, PlainHabit>> = {
  ...ACCOUNTS_OF_BAKERS_AND_INVESTORS,
  ...MAILED_STATEMENTS_OF_BRITAIN_AND_LEINSTER,
  ...MAILED_STATEMENTS_OF_BENGALURU_SURAT_AND_KARNAL,
}

/** Those of several accounts. */
export const SEVERAL_MAILED_ACCOUNTS: Readonly<Record<string, SeveralAccounts>> = ACCOUNTS_OF_AN_IMPORTER
