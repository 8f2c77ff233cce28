import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNTS_OF_AN_ONLINE_BROKER_AND_OF_TICINO } from './accounts-of-an-online-broker-in-germany-and-of-ticino.ts'
import {
  ACCOUNTS_OF_POLISH_FIRMS,
  ACCOUNTS_OF_SLOVAKIA_AND_LITHUANIA,
} from './accounts-of-slovakia-lithuania-and-polish-firms.ts'
import { ACCOUNTS_OF_TURKISH_FIRMS_KUWAIT_CAIRO_AND_BENGAL } from './accounts-of-turkish-firms-kuwait-cairo-and-bengal.ts'
import { FIRMS_OF_ANDALUSIA_CROATIA_AND_CYPRUS } from './credit-accounts-and-cheques-of-andalusia-croatia-and-cyprus.ts'
import {
  ACCOUNTS_OF_ALSACE,
  HOUSEHOLDS_OF_FLANDERS_AND_NORWAY,
} from './households-of-alsace-flanders-and-norway.ts'
import type { SeveralAccounts } from './several-accounts.ts'

/** Statements of Europe, Egypt and Asia, drawn from memory as whole pages: those of one table. */
export const STATEMENTS_FROM_NORWAY_TO_BENGAL: Readonly<Record<string, PlainHabit>> = {
  ...ACCOUNTS_OF_AN_ONLINE_BROKER_AND_OF_TICINO,
  ...HOUSEHOLDS_OF_FLANDERS_AND_NORWAY,
  ...ACCOUNTS_OF_SLOVAKIA_AND_LITHUANIA,
  ...FIRMS_OF_ANDALUSIA_CROATIA_AND_CYPRUS,
  ...ACCOUNTS_OF_TURKISH_FIRMS_KUWAIT_CAIRO_AND_BENGAL,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_FROM_NORWAY_TO_BENGAL: Readonly<Record<string, SeveralAccounts>> = {
  ...ACCOUNTS_OF_ALSACE,
  ...ACCOUNTS_OF_POLISH_FIRMS,
}
