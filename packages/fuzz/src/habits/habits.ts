import type { DrawnStatement } from '../drawing/draw-statement.ts'
import { AFRICAN_HABITS } from './kinds/african.ts'
import { AMERICAN_HABITS } from './kinds/american.ts'
import { BRITISH_HABITS } from './kinds/british.ts'
import { setCardWithSections, setCardWithSummaries } from './kinds/cards.ts'
import { GERMAN_HABITS } from './kinds/german.ts'
import { INDIAN_HABITS } from './kinds/indian.ts'
import { LATIN_AMERICAN_HABITS } from './kinds/latin-american.ts'
import { NORTHERN_EUROPEAN_HABITS } from './kinds/northern-european.ts'
import { PACIFIC_HABITS } from './kinds/pacific.ts'
import { setSectionsWithChecks } from './kinds/sections.ts'
import { SOUTHERN_EUROPEAN_HABITS } from './kinds/southern-european.ts'
import type { Random } from './setting/random.ts'
import { type PlainHabit, setPlain } from './setting/set-plain.ts'

/** Draws a statement set the way some kind of issuer prints them. */
export type Habit = (random: Random) => Promise<DrawnStatement>

const PLAIN: Readonly<Record<string, PlainHabit>> = {
  ...AMERICAN_HABITS,
  ...BRITISH_HABITS,
  ...GERMAN_HABITS,
  ...SOUTHERN_EUROPEAN_HABITS,
  ...NORTHERN_EUROPEAN_HABITS,
  ...INDIAN_HABITS,
  ...PACIFIC_HABITS,
  ...AFRICAN_HABITS,
  ...LATIN_AMERICAN_HABITS,
}

const OTHERS: Readonly<Record<string, Habit>> = {
  'sections-with-checks-two-across': setSectionsWithChecks,
  'card-with-sections-under-one-pair-of-titles': setCardWithSections,
  'card-with-summaries-above-the-details': setCardWithSummaries,
}

/** Every habit of print by its name. */
export const HABITS: ReadonlyMap<string, Habit> = new Map([
  ...Object.entries(PLAIN).map(
    ([name, habit]) => [name, (random: Random) => setPlain(habit, random)] as const,
  ),
  ...Object.entries(OTHERS),
])
