import { dayNumber, type IsoDate, yearOf } from '../../dates/calendar.ts'
import type { FoundDate } from '../../dates/find-dates.ts'
import { type DayOrder, type PrintedDate, parseDateCell, toDate } from '../../dates/parse-date.ts'
import { boundsOf, overlapX } from '../../geometry/box.ts'
import { runsRightToLeft } from '../../layout/logical-order.ts'
import { toLine } from '../../layout/to-line.ts'
import { type Line, textOf, type Word } from '../../layout/word.ts'
import { isMonth } from '../../table/day-lines.ts'
import { monthsIn } from '../../table/months-in.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import { isFirstDay, isLastDay, isUntil } from '../../vocabulary/period-words.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { mayTouch } from '../../vocabulary/topics.ts'
import { type LabelledDate, labelledDates } from './labelled-dates.ts'
import { type Group, groupsOf } from './labels.ts'
import { HEADING_LINES } from './read-days.ts'

/** A period that a statement names, both days included. */
export type Period = { readonly start: IsoDate; readonly end: IsoDate }

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

/**
 * The periods that lines name, regardless of the days of the rows. Of the ways to name a period, the surest one found
 * counts.
 */
export function findPeriods(lines: readonly Line[], order: DayOrder): readonly Period[] {
  const found = new Map<string, Period>()
  for (const period of periodsIn(lines, order)) found.set(`${period.start} ${period.end}`, period)
  if (found.size > 0) return [...found.values()]
  for (const find of [namedApart, stacked, betweenBalances]) {
    const periods = [...find(lines, order)]
    if (periods.length > 0) return periods
  }
  return []
}

/**
 * `PERIODE : MARET 2024`, `Statement for February 2023`: the months that the heading of a document names. A month
 * alone on a line is more likely the heading of rows.
 */
export const findMonths = (lines: readonly Line[]): Period[] =>
  lines
    .slice(0, HEADING_LINES)
    .filter((line) => !isMonth(line))
    .flatMap(monthsIn)
    .map((end) => ({ start: `${end.slice(0, -2)}01` as IsoDate, end }))

/**
 * Whether two days on a line belong to a list, such as one of changed rates: then the line above or below prints two
 * days as well.
 */
export function isListed(lines: readonly Line[], i: number): boolean {
  const printsBoth = (line: Line | undefined) =>
    line !== undefined && line.page === lines[i]?.page && line.dates.length > 1
  return printsBoth(lines[i]) && [lines[i - 1], lines[i + 1]].some(printsBoth)
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
    yield* daysOfMonth(line, order)
    if (!JOINED.test(line.text)) continue
    const parted = toLine(line.words.flatMap(partAtDash))
    if (parted) yield* periodsOf(parted, order)
  }
}

/** `1 Apr 2024-30 Apr 2024`, `AUG 31/15-SEP 30/15`, `August 1, 2022-`: the dash is part of a word. */
const JOINED = /(?:(?:19|20)\d\d|\d\/\d\d)[-\u2010-\u2015](?=\d{1,2} |\p{L}{3}|$)/u
const partAtDash = (word: Word): Word[] => {
  const [, before, dash, behind] =
    /^(\d{4}|\d{1,2}\/\d{2})([-\u2010-\u2015])(\d{1,2}|\p{L}{3,})?$/u.exec(word.text) ?? []
  return before && dash
    ? [before, dash, behind ?? ''].flatMap((text) => (text ? { ...word, text } : []))
    : [word]
}

/** `June 1–30, 2018`, `1-31 January 2026`: two days of one month, before its name or behind it. */
const DAYS = '(\\d{1,2}) ?[-\u2010-\u2015~] ?(\\d{1,2})'
const DAYS_OF_MONTH = new RegExp(
  `(?<!\\S)(?:(\\p{L}{3,})\\.? ${DAYS},?|${DAYS}\\.? (\\p{L}{3,})\\.?,?) ((?:19|20)\\d{2})(?!\\S)`,
  'gu',
)
function* daysOfMonth({ text }: Line, order: DayOrder): Generator<Period> {
  for (const [, before, a, b, c, d, behind, year] of text.matchAll(DAYS_OF_MONTH)) {
    const month = before ?? behind
    const [first, last] = [a ?? c, b ?? d].map((day) => parseDateCell(`${day} ${month} ${year}`))
    const period = first && last ? toPeriod(first, last, order) : null
    if (period) yield period
  }
}

/** Two dates of a line with words between them. */
function* periodsOf(line: Line, order: DayOrder): Generator<Period> {
  for (const [i, second] of line.dates.entries()) {
    const first = line.dates[i - 1] ?? dayBefore(line, second)
    if (!first || second.from - first.to > MAX_WORDS_BETWEEN) continue
    const between = textOf(
      line.words.slice(first.to, second.from).filter(({ text }) => !/GMT|UTC/.test(text)),
    )
    // `Start date 1 Apr 2024 End date 30 Apr 2024`
    if (!isUntil(between) && !isLastDay(between)) continue
    // Where the text runs from right to left, the first day stands on the right, but not beside the same in another script.
    const leftward = runsRightToLeft(between) ? toPeriod(second.date, first.date, order) : null
    const period = leftward ?? toPeriod(first.date, second.date, order)
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
        ...under.map((lower) => groupsOf(lower).find((other) => areStacked(group, other)) ?? []),
      ]
      const joined = mayHoldTwo(groups) ? toLine(groups.flat().flatMap(partAtDash)) : null
      if (joined && joined.dates.length > 1) yield* periodsIn([joined], order)
    }
  }
}

/** Each date has a number of its own. */
const mayHoldTwo = (groups: readonly Group[]): boolean =>
  groups.flat().filter(({ text }) => hasDigit(text)).length >= 2

const areStacked = (a: Group, b: Group): boolean => overlapX(boundsOf(a), boundsOf(b)) > 0

/** `01/04/2024-30/04/2024`: finds the dash that separates two dates. */
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

export function toPeriod(from: PrintedDate, to: PrintedDate, order: DayOrder): Period | null {
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

/**
 * `Beginning balance as of 1 Apr 2024` and `Ending balance as of 30 Apr 2024`, or twice `Balance as of`, wherever they
 * stand.
 */
function* betweenBalances(lines: readonly Line[], order: DayOrder): Generator<Period> {
  let [first, last]: [LabelledDate | null, LabelledDate | null] = [null, null]
  const alike = new Map<string, LabelledDate>()
  for (const labelled of labelledDates(lines)) {
    if (!mayTouch((lines[labelled.line] as Line).topics, 'balance')) continue
    const kinds = [...labelled.labels, ...nameBehindDay(lines[labelled.line] as Line)].map((label) =>
      rowKindOf(label),
    )
    if (kinds.includes('opening') || (first === null && kinds.includes('forward'))) first = labelled
    // The newest rows first: the closing balance stands above the opening one.
    const end = kinds.includes('closing') ? labelled : kinds.includes('opening') ? last : null
    if (kinds.includes('closing')) last = labelled
    const period = first && end ? toPeriod(first.date, end.date, order) : null
    if (period) yield period
    const name = labelled.labels[kinds.indexOf('forward')]
    const same = name === undefined ? undefined : alike.get(name)
    const between = same ? toPeriod(same.date, labelled.date, order) : null
    if (between && between.start < between.end) yield between
    if (name !== undefined && !same) alike.set(name, labelled)
  }
}

/** `11/30/2024     Beginning balance     3,992.26` */
function nameBehindDay(line: Line): string[] {
  const [day, name] = groupsOf(line)
  return name && line.dates[0]?.from === 0 && line.dates[0].to === day?.length ? [textOf(name)] : []
}

/** `From ... To ...`, also as titles over both days; titles over several lines of days are those of a list. */
function* namedApart(lines: readonly Line[], order: DayOrder): Generator<Period> {
  let first: LabelledDate | null = null
  for (const labelled of labelledDates(lines)) {
    if (labelled.labels.some(isFirstDay)) first = labelled
    else if (first && labelled.line - first.line <= MAX_LINES_BETWEEN && labelled.labels.some(isLastDay)) {
      const period = isListed(lines, labelled.line) ? null : toPeriod(first.date, labelled.date, order)
      if (period) yield period
    }
  }
}
