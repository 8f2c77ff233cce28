import { partGluedPairs } from './glued-pairs.ts'
import { dropLettersBehind } from './letters-behind.ts'
import { settleLoneDollarSigns } from './lone-dollar-signs.ts'
import { withLostDecimals } from './lost-decimals.ts'
import { settleMonthNames } from './misread-months.ts'
import { settleTitles } from './misread-titles.ts'
import { settleNamedColumns } from './named-date-columns.ts'
import { orderNamedDates } from './order-named-dates.ts'
import { joinPartedDates } from './parted-dates.ts'
import { withPartedDecimals } from './parted-decimals.ts'
import { partUnits } from './parted-units.ts'
import type { RecognisedWord } from './recognised-text.ts'
import { settleAmounts } from './settle-amounts.ts'
import { settleDateColumns } from './settle-date-columns.ts'
import { settleDates } from './settle-dates.ts'
import { settleDollarSigns } from './settle-dollar-signs.ts'
import { settleGroups } from './settle-groups.ts'
import { settleLabels } from './settle-labels.ts'
import { settleMarkColumns } from './settle-mark-columns.ts'
import { settleMarks } from './settle-marks.ts'
import { settleDaysAndYears, settleNamedDates, settlePointsOfDays } from './settle-named-dates.ts'
import { settleThousands } from './settle-thousands.ts'
import { settleTimes } from './settle-times.ts'
import { settleSlashedMonths } from './slashed-months.ts'
import { settleSpacedDates } from './spaced-dates.ts'
import { dropTitleRulings } from './title-rulings.ts'
import { dropUnknownSigns } from './unknown-signs.ts'

/** Each step can rely on the corrections of the previous ones. */
const STEPS: readonly ((words: readonly RecognisedWord[]) => RecognisedWord[])[] = [
  joinPartedDates,
  partGluedPairs,
  partUnits,
  withPartedDecimals,
  settleLabels,
  settleTitles,
  dropTitleRulings,
  dropUnknownSigns,
  dropLettersBehind,
  settleDollarSigns,
  settleLoneDollarSigns,
  settleThousands,
  settleDates,
  settleSlashedMonths,
  settleMonthNames,
  settleNamedDates,
  settleSpacedDates,
  settleNamedColumns,
  orderNamedDates,
  settleDaysAndYears,
  settlePointsOfDays,
  settleDateColumns,
  settleTimes,
  settleMarks,
  settleMarkColumns,
  settleAmounts,
  settleGroups,
  withLostDecimals,
]

/** Of the words of the page before: a page with a smaller share of them may show too little of its columns by itself. */
const SHORT = 0.5
/** In points: higher than any page. */
const FAR = 1e5

/**
 * The words of a page, those that were misread by what the others have in common; those of a short one as if the page before
 * it were printed above.
 */
export function settleWords(
  words: readonly RecognisedWord[],
  before: readonly RecognisedWord[] = [],
): readonly RecognisedWord[] {
  if (words.length >= SHORT * before.length) return settle(words)
  const above = before.map((word) => ({ ...word, ...movedUp(word) }))
  return settle([...above, ...words]).filter(({ baseline }) => baseline > -FAR / 2)
}

const settle = (words: readonly RecognisedWord[]): readonly RecognisedWord[] =>
  STEPS.reduce((settled, step) => step(settled), words)

const movedUp = ({ top, bottom, baseline }: RecognisedWord) => ({
  top: top - FAR,
  bottom: bottom - FAR,
  baseline: baseline - FAR,
})
