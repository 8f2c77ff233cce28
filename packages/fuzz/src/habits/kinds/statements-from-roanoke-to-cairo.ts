import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNT_OF_PAISLEY_AND_FIRM_OF_HACKNEY } from './account-of-paisley-and-firm-of-hackney.ts'
import { ACCOUNTS_OF_CHENNAI_AND_ALUVA } from './accounts-of-chennai-and-aluva.ts'
import { ACCOUNTS_OF_HAMILTON_AND_SHEPPARTON } from './accounts-of-hamilton-and-shepparton.ts'
import { ACCOUNTS_OF_OLINDA_AND_CAIRO } from './accounts-of-olinda-and-cairo.ts'
import { CARDS_OF_SHERBROOKE_AND_KITCHENER } from './cards-of-sherbrooke-and-kitchener.ts'
import { CHECKING_OF_ROANOKE_AND_SAVINGS_OF_OGDEN } from './checking-of-roanoke-and-savings-of-ogden.ts'
import { FIRM_OF_KLANG_AND_SAVER_OF_PUCHONG } from './firm-of-klang-and-saver-of-puchong.ts'
import {
  ACCOUNT_OF_DIJON_BY_KINDS,
  FIRM_OF_UTRECHT_IN_ENGLISH,
} from './firm-of-utrecht-and-account-of-dijon.ts'
import { SAVINGS_OF_STUTTGART_AND_ACCOUNT_OF_GRAZ } from './savings-of-stuttgart-and-account-of-graz.ts'
import { SECTIONS_OF_A_FIRM_OF_TOLEDO } from './sections-of-a-firm-of-toledo.ts'
import type { SeveralAccounts } from './several-accounts.ts'
import { SHARES_OF_A_UNION_OF_SUITLAND } from './shares-of-a-union-of-suitland.ts'

/** Statements after layouts that public parsers read, drawn as whole pages: those of one table. */
export const STATEMENTS_FROM_ROANOKE_TO_CAIRO: Readonly<Record<string, PlainHabit>> = {
  ...CHECKING_OF_ROANOKE_AND_SAVINGS_OF_OGDEN,
  ...ACCOUNT_OF_PAISLEY_AND_FIRM_OF_HACKNEY,
  ...CARDS_OF_SHERBROOKE_AND_KITCHENER,
  ...ACCOUNTS_OF_HAMILTON_AND_SHEPPARTON,
  ...ACCOUNTS_OF_CHENNAI_AND_ALUVA,
  ...FIRM_OF_KLANG_AND_SAVER_OF_PUCHONG,
  ...SAVINGS_OF_STUTTGART_AND_ACCOUNT_OF_GRAZ,
  ...FIRM_OF_UTRECHT_IN_ENGLISH,
  ...ACCOUNTS_OF_OLINDA_AND_CAIRO,
}

/** Those that part movements by kind. */
export const SECTIONS_FROM_TOLEDO_TO_DIJON: Readonly<Record<string, SectionedHabit>> = {
  ...SECTIONS_OF_A_FIRM_OF_TOLEDO,
  ...ACCOUNT_OF_DIJON_BY_KINDS,
}

/** Those of several shares. */
export const SEVERAL_SHARES_OF_SUITLAND: Readonly<Record<string, SeveralAccounts>> =
  SHARES_OF_A_UNION_OF_SUITLAND
