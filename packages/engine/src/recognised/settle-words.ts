import { settleLoneDollarSigns } from './lone-dollar-signs.ts'
import { withLostDecimals } from './lost-decimals.ts'
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
import { settleDaysAndYears, settleNamedDates } from './settle-named-dates.ts'
import { settleThousands } from './settle-thousands.ts'
import { settleTimes } from './settle-times.ts'
import { settleSlashedMonths } from './slashed-months.ts'
import { settleSpacedDates } from './spaced-dates.ts'

/** What each step sets right, the next one can go by. */
const STEPS: readonly ((words: readonly RecognisedWord[]) => RecognisedWord[])[] = [
  joinPartedDates,
  partUnits,
  withPartedDecimals,
  settleLabels,
  settleDollarSigns,
  settleLoneDollarSigns,
  settleThousands,
  settleDates,
  settleSlashedMonths,
  settleNamedDates,
  settleSpacedDates,
  settleNamedColumns,
  orderNamedDates,
  settleDaysAndYears,
  settleDateColumns,
  settleTimes,
  settleMarks,
  settleMarkColumns,
  settleAmounts,
  settleGroups,
  withLostDecimals,
]

/** The words of a page, those that were misread by what the others have in common. */
export const settleWords = (words: readonly RecognisedWord[]): readonly RecognisedWord[] =>
  STEPS.reduce((settled, step) => step(settled), words)
