import type { PlainHabit } from '../setting/set-plain.ts'
import { GERMAN_FRENCH_AND_DUTCH_STATEMENTS } from './statements-of-german-french-and-dutch-banks.ts'
import { SOUTHERN_AND_EASTERN_STATEMENTS } from './statements-of-southern-and-eastern-europe.ts'

/** Statements drawn from memory of what banks of Europe, Asia, Africa and Oceania print. */
export const STATEMENTS_FROM_MEMORY: Readonly<Record<string, PlainHabit>> = {
  ...GERMAN_FRENCH_AND_DUTCH_STATEMENTS,
  ...SOUTHERN_AND_EASTERN_STATEMENTS,
}
