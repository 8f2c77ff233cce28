import type { Span } from '../geometry/span.ts'
import type { PageLines } from '../layout/page-lines.ts'
import { replaceLines } from '../layout/replace-lines.ts'
import { toLine } from '../layout/to-line.ts'
import type { Line, Word } from '../layout/word.ts'
import { monthOf } from '../vocabulary/months.ts'
import { DAY, daysInOrder, haveDates, leadsGroup, MIN_DAYS } from './complete-days.ts'
import { overlaps } from './headers/spans.ts'

/** The month that a row prints, with its year or without, and the place of the day behind it. */
type Month = { readonly name: string; readonly year: string; readonly day: number }
type Days = { readonly line: Line; readonly at: number; readonly month: Month }

const SHORT_YEAR = /^\d{2}$/

/**
 * Completes dates where the first row of a month prints all of its date, the day last, and the rows below it only the
 * day: `26 July 13`, then `17`. The numbers below say that the last one is the day, and the first the year.
 */
export function completeDaysBelow(pages: readonly PageLines[]): readonly PageLines[] {
  const dated = pages.flatMap(({ lines }) => lines.flatMap((line) => toDays(line, monthAt(line)) ?? []))
  if (dated.length === 0) return pages
  const below = daysInOrder(daysBelow(pages.flatMap(({ lines }) => lines)))
  if (below.length < MIN_DAYS || haveDates(below)) return pages
  return replaceLines(pages, new Map([...dated, ...below].map((days) => [days.line, complete(days)])))
}

const toDays = (line: Line, month: Month | null): Days | null => month && { line, at: month.day, month }

/** `26 July 13  Payment`, `July 13  Payment` */
function monthAt({ words }: Line): Month | null {
  const at = SHORT_YEAR.test(words[0]?.text ?? '') ? 1 : 0
  const [name, day] = [words[at]?.text ?? '', words[at + 1]?.text ?? '']
  if (words.length <= at + 2 || monthOf(name) === null || !DAY.test(day) || leadsGroup(words, at + 1))
    return null
  return { name, year: at === 0 ? '' : (words[0] as Word).text, day: at + 1 }
}

/** Lines that begin with a number under the day of the row that prints its month. */
function daysBelow(lines: readonly Line[]): Days[] {
  let [month, place]: [Month | null, Span | null] = [null, null]
  return lines.flatMap((line): Days[] => {
    const printed = monthAt(line)
    if (printed) [month, place] = [printed, line.words[printed.day] as Word]
    const [first] = line.words
    if (printed || !month || !place || !first || line.words.length < 2 || line.dates[0]?.from === 0) return []
    return DAY.test(first.text) && overlaps(first, place) && !leadsGroup(line.words, 0)
      ? [{ line, at: 0, month }]
      : []
  })
}

/** One word for all of the date, from the first to the last that print a part of it. */
function complete({ line: { words }, at, month: { name, year } }: Days): Line {
  const day = words[at] as Word
  const date = {
    ...day,
    x0: (words[0] as Word).x0,
    text: `${Number.parseInt(day.text, 10)} ${name} ${year}`.trim(),
  }
  return toLine([date, ...words.slice(at + 1)]) as Line
}
