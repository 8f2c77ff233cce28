import { dayNumber, type IsoDate, yearOf } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, parseDateCell, toDate } from '../../dates/parse-date.ts'
import { boundsOf, overlapX } from '../../geometry/box.ts'
import { toLine } from '../../layout/to-line.ts'
import type { Line, Word } from '../../layout/word.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isFirstDay, isLastDay, untilWords } from '../../vocabulary/period-words.ts'
import { plainLetters } from '../../vocabulary/plain-letters.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type LabelledDate, labelledDates } from './labelled-dates.ts'
import { type Group, groupsOf } from './labels.ts'

/** A period that a statement names, both days included. */
export type Period = { readonly start: IsoDate; readonly end: IsoDate }

/** What stands between the two dates of a period; dashes are taken for granted. */
const UNTIL = new RegExp(
  `^[\\s:.[\\]()]*(?:[-\\u2010-\\u2015~\\uff5e\\u301c]|${untilWords})[\\s:.[\\]()]*$`,
  'i',
)
/** A word that may print two dates with a dash between. */
const DASHED = /\S{4,}[-\u2010-\u2015]\S{4,}\d/
const COMPACT_PERIOD = /(?<!\S)(20\d{6} [-\u2010-\u2015~] 20\d{6})(?!\S)/g
/** `01.04-30.04.24` */
const MIN_DASHED = 11
const AROUND = /^[:([]+|[.,:;)\]]+$/g
const MAX_WORDS_BETWEEN = 4
const MAX_PERIOD_DAYS = 400
/** The most lines from the first day of a period down to the last, where each has a name of its own. */
const MAX_LINES_BETWEEN = 3
/** One or two rows lie between almost any two dates; three between those of a period. */
const MIN_ENCLOSED = 3
const MAX_STRAY = 1
/** ...and they fill at least this share of it: `22-04` in an address is no first day of a year's end. */
const MIN_FILLED = 1 / 4
/** At least this share of the rows lie in the period of a statement: that of a fee, or of a rate, holds fewer. */
const MOST_DAYS = 0.5

/**
 * The period that a document names: `1 Aug 2024 - 31 Aug 2024`, `4 January to 3 February 2024`; or else the two days
 * that it names apart, `Start date 1 Aug 2024` and `End date 31 Aug 2024`, or sets under each other, or else the days
 * of its opening and its closing balance. Of several, the
 * first that holds the most days of its rows; none in which few of them lie.
 *
 * @param days dates of the rows, of which some may print no year
 */
export const findPeriod = (
  lines: readonly Line[],
  order: DayOrder,
  days: readonly PrintedDate[] = [],
): Period | null => periodOfRows(findPeriods(lines, order), lines, order, days)

/** The periods that lines name, whatever the days of the rows are. */
export function findPeriods(lines: readonly Line[], order: DayOrder): readonly Period[] {
  const found = new Map<string, Period>()
  for (const period of periodsIn(lines, order)) found.set(`${period.start} ${period.end}`, period)
  if (found.size > 0) return [...found.values()]
  const apart = [...namedApart(lines, order)]
  if (apart.length > 0) return apart
  const over = [...stacked(lines, order)]
  return over.length > 0 ? over : [...betweenBalances(lines, order)]
}

/**
 * The one of them that is that of the rows.
 *
 * @param lines those that name them
 */
export function periodOfRows(
  periods: readonly Period[],
  lines: readonly Line[],
  order: DayOrder,
  days: readonly PrintedDate[],
): Period | null {
  if (periods.length === 0) return enclosing(lines, order, days)
  const held = periods.map((period) => days.filter((day) => isWithin(day, order, period)).length)
  const most = Math.max(...held)
  // `from 1 Sep to 30 Nov 2024`, and all rows in July: a sentence about something else.
  return days.length >= MIN_ENCLOSED && most < MOST_DAYS * days.length
    ? null
    : (periods[held.indexOf(most)] ?? null)
}

/**
 * Whatever words stand between them: the two dates of a line between which all rows lie, but one
 * whose date may be misprinted. Two lines that differ are none.
 */
function enclosing(lines: readonly Line[], order: DayOrder, days: readonly PrintedDate[]): Period | null {
  if (days.length < MIN_ENCLOSED) return null
  const found = new Map<string, Period>()
  for (const [i, { dates }] of lines.entries()) {
    const [first, second] = dates
    if (isListed(lines, i)) continue
    const period = dates.length === 2 && first && second ? toPeriod(first.date, second.date, order) : null
    if (!period) continue
    const within = days.filter((day) => isWithin(day, order, period))
    const isHeld = days.length - within.length <= MAX_STRAY && within.length >= MIN_ENCLOSED
    if (isHeld && MIN_FILLED * lengthOf(period) <= spanOf(within, order, period))
      found.set(`${period.start} ${period.end}`, period)
  }
  const [period, other] = found.values()
  return period && !other ? period : null
}

const lengthOf = ({ start, end }: Period): number => dayNumber(end) - dayNumber(start) + 1

/** How many days lie between the first of these and the last, in a period that holds them. */
function spanOf(days: readonly PrintedDate[], order: DayOrder, { start, end }: Period): number {
  const numbers = days.flatMap((day) => {
    const years = day.year === null ? [yearOf(start), yearOf(end)] : [day.year]
    const dates = years.flatMap((year) => toDate(day, order, year) ?? [])
    return dates.filter((date) => date >= start && date <= end).map(dayNumber)
  })
  return Math.max(...numbers) - Math.min(...numbers) + 1
}

/** Whether two days on a line are those of a list, as of rates that changed: so is the line above or below. */
function isListed(lines: readonly Line[], i: number): boolean {
  const printsBoth = (own: Line | undefined) =>
    own !== undefined && own.page === lines[i]?.page && own.dates.length > 1
  return printsBoth(lines[i]) && [lines[i - 1], lines[i + 1]].some(printsBoth)
}

function isWithin(day: PrintedDate, order: DayOrder, { start, end }: Period): boolean {
  const years = day.year === null ? [yearOf(start), yearOf(end)] : [day.year]
  return years.some((year) => {
    const date = toDate(day, order, year)
    return date !== null && date >= start && date <= end
  })
}

function* periodsIn(lines: readonly Line[], order: DayOrder): Generator<Period> {
  for (const line of lines) {
    for (const { text } of line.words) {
      const period = text.length >= MIN_DASHED && DASHED.test(text) ? dashedPeriod(text, order) : null
      if (period) yield period
    }
    // Days of eight digits, which may be any numbers elsewhere: `20240401 - 20240430`.
    for (const [, text] of line.text.matchAll(COMPACT_PERIOD)) {
      const period = dashedPeriod((text ?? '').replaceAll(' ', ''), order)
      if (period) yield period
    }
    yield* periodsOf(line, order)
    if (!JOINED.test(line.text)) continue
    const parted = toLine(line.words.flatMap(partAtDash))
    if (parted) yield* periodsOf(parted, order)
  }
}

/** `1 Apr 2024-30 Apr 2024`: the dash is part of a word. */
const JOINED = /(?:19|20)\d\d[-\u2010-\u2015](?=\d{1,2} |\p{L}{3})/u
const partAtDash = (word: Word): Word[] => {
  const [, before, dash, behind] = /^(\d{4})([-\u2010-\u2015])(\d{1,2}|\p{L}{3,})$/u.exec(word.text) ?? []
  return before && dash && behind ? [before, dash, behind].map((text) => ({ ...word, text })) : [word]
}

/** The two dates of a line that words part. */
function* periodsOf(line: Line, order: DayOrder): Generator<Period> {
  for (const [i, second] of line.dates.entries()) {
    const first = line.dates[i - 1] ?? dayBefore(line, second)
    if (!first || second.from - first.to > MAX_WORDS_BETWEEN) continue
    const between = line.words
      .slice(first.to, second.from)
      .map(({ text }) => text)
      .filter((text) => !/GMT|UTC/.test(text))
      .join(' ')
    // `Start date 1 Apr 2024 End date 30 Apr 2024`
    if (!UNTIL.test(plainLetters(between)) && !isLastDay(between)) continue
    const period = toPeriod(first.date, second.date, order)
    if (period) yield period
  }
}

/** `1 Aug 2024` over `through` over `31 Aug 2024`, or over `to 31 Aug 2024`. */
function* stacked(lines: readonly Line[], order: DayOrder): Generator<Period> {
  for (const [i, line] of lines.entries()) {
    if (line.dates.length === 0) continue
    const under = lines.slice(i + 1, i + MAX_LINES_BETWEEN).filter(({ page }) => page === line.page)
    for (const group of groupsOf(line)) {
      const groups = [
        group,
        ...under.map((own) => groupsOf(own).find((other) => areStacked(group, other)) ?? []),
      ]
      const joined = mayHoldTwo(groups) ? toLine(groups.flat()) : null
      if (joined && joined.dates.length > 1) yield* periodsIn([joined], order)
    }
  }
}

/** Each date has a number of its own. */
const mayHoldTwo = (groups: readonly Group[]): boolean =>
  groups.flat().filter(({ text }) => hasDigit(text)).length >= 2

const areStacked = (a: Group, b: Group): boolean => overlapX(boundsOf(a), boundsOf(b)) > 0

/** `01/04/2024-30/04/2024`: of the dashes, the one that parts two dates. */
function dashedPeriod(text: string, order: DayOrder): Period | null {
  const parts = text.replace(AROUND, '').split(/([-\u2010-\u2015~])/)
  for (let at = 1; at < parts.length; at += 2) {
    const [from, to] = [parts.slice(0, at), parts.slice(at + 1)].map((part) => parseDateCell(part.join('')))
    const period = from && to && toPeriod(from, to, order)
    if (period) return period
  }
  return null
}

/** `01 - 30 Sep 2024`: a number alone is a day of the month that the second date prints. */
function dayBefore({ words }: Line, second: FoundDate): FoundDate | null {
  const from = second.from - 2
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th|er|\.)?$/i.exec(words[from]?.text ?? '')?.[1])
  if (second.date.isNumeric || second.date.order === null || !(day >= 1 && day <= 31)) return null
  const date =
    second.date.order === 'day-first' ? { ...second.date, first: day } : { ...second.date, second: day }
  return { from, to: from + 1, date }
}

function toPeriod(from: PrintedDate, to: PrintedDate, order: DayOrder): Period | null {
  const end = toDate(to, order)
  if (!end) return null
  const start =
    toDate(from, order) ??
    [yearOf(end), yearOf(end) - 1]
      .map((year) => toDate(from, order, year))
      .find((date) => date !== null && date <= end)
  if (!start || start > end || dayNumber(end) - dayNumber(start) > MAX_PERIOD_DAYS) return null
  return { start, end }
}

/** `Beginning balance as of 1 Apr 2024` and `Ending balance as of 30 Apr 2024`, wherever they stand. */
function* betweenBalances(lines: readonly Line[], order: DayOrder): Generator<Period> {
  let first: LabelledDate | null = null
  for (const own of labelledDates(lines)) {
    if (!mayTouch((lines[own.line] as Line).topics, 'balance')) continue
    const kinds = own.labels.map((label) => rowKindOf(label))
    if (kinds.includes('opening') || (first === null && kinds.includes('forward'))) first = own
    const period = first && kinds.includes('closing') ? toPeriod(first.date, own.date, order) : null
    if (period) yield period
  }
}

/** `From ... To ...`, also as titles over both days; titles over several lines of days are those of a list. */
function* namedApart(lines: readonly Line[], order: DayOrder): Generator<Period> {
  let first: LabelledDate | null = null
  for (const own of labelledDates(lines)) {
    if (own.labels.some(isFirstDay)) first = own
    else if (first && own.line - first.line <= MAX_LINES_BETWEEN && own.labels.some(isLastDay)) {
      const period = isListed(lines, own.line) ? null : toPeriod(first.date, own.date, order)
      if (period) yield period
    }
  }
}
