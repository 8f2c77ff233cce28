import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { ACCOUNT_OF_TOOWOOMBA_WITH_A_SUB_ACCOUNT } from './account-of-toowoomba-with-a-sub-account.ts'
import { ACCOUNT_OF_VOLOS_AND_CARD_OF_KAYSERI } from './account-of-volos-and-card-of-kayseri.ts'
import { ACCOUNTS_OF_BERGAMO_AND_GUERET } from './accounts-of-bergamo-and-gueret.ts'
import { ACCOUNTS_OF_BOGOR_AND_TAIF } from './accounts-of-bogor-and-taif.ts'
import { ACCOUNTS_OF_MENDOZA_AND_BAURU } from './accounts-of-mendoza-and-bauru.ts'
import { ACCOUNTS_OF_POLOKWANE_AND_ELDORET } from './accounts-of-polokwane-and-eldoret.ts'
import { ACCOUNTS_OF_UNJHA_AND_CUREPIPE } from './accounts-of-unjha-and-curepipe.ts'
import {
  CARD_OF_MONCTON_BY_HOLDERS,
  CARD_OF_TAMPINES_WITH_LAST_DIGITS,
} from './card-of-moncton-and-card-of-tampines.ts'
import { CHECKING_OF_BOZEMAN_AND_UNION_OF_MIDDLETOWN } from './checking-of-bozeman-and-union-of-middletown.ts'
import { SAVINGS_OF_WETZLAR_AND_ACCOUNT_OF_KUOPIO } from './savings-of-wetzlar-and-account-of-kuopio.ts'
import type { SeveralAccounts } from './several-accounts.ts'
import { SHARES_OF_A_UNION_OF_CROWN_POINT } from './shares-of-a-union-of-crown-point.ts'

/** Statements after what public parsers and their fixtures read that none before rests on: those of one table. */
export const STATEMENTS_FROM_BOZEMAN_TO_TAIF: Readonly<Record<string, PlainHabit>> = {
  ...CHECKING_OF_BOZEMAN_AND_UNION_OF_MIDDLETOWN,
  ...CARD_OF_TAMPINES_WITH_LAST_DIGITS,
  ...ACCOUNTS_OF_UNJHA_AND_CUREPIPE,
  ...ACCOUNTS_OF_POLOKWANE_AND_ELDORET,
  ...SAVINGS_OF_WETZLAR_AND_ACCOUNT_OF_KUOPIO,
  ...ACCOUNTS_OF_BERGAMO_AND_GUERET,
  ...ACCOUNT_OF_VOLOS_AND_CARD_OF_KAYSERI,
  ...ACCOUNTS_OF_MENDOZA_AND_BAURU,
  ...ACCOUNTS_OF_BOGOR_AND_TAIF,
}

/** Those that part movements by holders. */
export const SECTIONS_OF_MONCTON: Readonly<Record<string, SectionedHabit>> = CARD_OF_MONCTON_BY_HOLDERS

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_OF_CROWN_POINT_AND_TOOWOOMBA: Readonly<Record<string, SeveralAccounts>> = {
  ...SHARES_OF_A_UNION_OF_CROWN_POINT,
  ...ACCOUNT_OF_TOOWOOMBA_WITH_A_SUB_ACCOUNT,
}
