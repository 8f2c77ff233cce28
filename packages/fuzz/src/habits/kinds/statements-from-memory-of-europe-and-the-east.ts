import type { PlainHabit } from '../setting/set-plain.ts'
import { ACCOUNTS_OF_SINGAPORE } from './accounts-of-singapore-under-each-other.ts'
import type { SeveralAccounts } from './several-accounts.ts'
import { AFRICAN_AND_OCEANIAN_STATEMENTS } from './statements-of-african-and-oceanian-banks.ts'
import { EASTERN_ASIAN_STATEMENTS } from './statements-of-eastern-asian-banks.ts'
import { GERMAN_AND_DUTCH_STATEMENTS } from './statements-of-german-and-dutch-banks.ts'
import { INDIAN_AND_GULF_STATEMENTS } from './statements-of-indian-and-gulf-banks.ts'
import { SOUTHERN_EUROPEAN_STATEMENTS } from './statements-of-southern-europe.ts'
import { NORTHERN_AND_EASTERN_STATEMENTS } from './statements-of-the-north-and-the-east.ts'

/** Statements drawn from memory of what banks of Europe, Asia, Africa and Oceania print. */
export const STATEMENTS_FROM_MEMORY: Readonly<Record<string, PlainHabit>> = {
  ...GERMAN_AND_DUTCH_STATEMENTS,
  ...SOUTHERN_EUROPEAN_STATEMENTS,
  ...NORTHERN_AND_EASTERN_STATEMENTS,
  ...INDIAN_AND_GULF_STATEMENTS,
  ...EASTERN_ASIAN_STATEMENTS,
  ...AFRICAN_AND_OCEANIAN_STATEMENTS,
}

/** Those of several accounts. */
export const SEVERAL_ACCOUNTS_FROM_MEMORY: Readonly<Record<string, SeveralAccounts>> = ACCOUNTS_OF_SINGAPORE
