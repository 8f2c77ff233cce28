import { hasDigit } from '../vocabulary/has-digit.ts'
import { monthOf, shortMonths } from '../vocabulary/months.ts'
import { mayBeWeekday } from '../vocabulary/weekdays.ts'
import { type IsoDate, toIsoDate } from './calendar.ts'
import { endsBuddhist, fromBuddhist, fromEra, fromRepublic } from './other-years.ts'

/** Day before month, or month before day. */
export type PairOrder = 'day-first' | 'month-first'

/** How a document prints dates of numbers; where a year of two digits stands first, the month stands before the day. */
export type DayOrder = PairOrder | 'year-first'

/**
 * A date as printed, which the calendar need not have. In `03/04` either number may be the day; then `order` is null and
 * the document decides.
 */
export type PrintedDate = {
  readonly first: number
  readonly second: number
  readonly year: number | null
  readonly order: PairOrder | null
  /** The month is printed as a number. */
  readonly isNumeric: boolean
  /** The year is printed with four digits, so it can hardly be anything else. */
  readonly hasLongYear: boolean
}

/** Four digits beside a day and a month are a year in this range, else a number of something. */
const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const MONTHS = 12
const LONGEST_MONTH = 31

const NAME = `(?:[\\p{L}]{3,}\\.?|${shortMonths})`
const SEPARATOR = '\\s?[-/.,\\s]\\s?'
const YEAR = "(?:'?\\d{2}|\\d{4})"
const ORDINAL = '(?:[Ss][Tt]|[NnRr][Dd]|[Tt][Hh])'
/** `1 de abril del 2024` */
const OF = '\\s[Dd][Ee]\\s'
const OF_YEAR = '\\s[Dd][Ee][Ll]?\\s'
/** The end of `Mar 1 - Mar 30, 2024`: the dash stands between two dates, not within one. */
const SPANS = /\d\s-\s\p{L}+\.?(\s\d|$)/u
/** As programs print a moment, behind its day. */
const TIME = 'T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?(?:Z|[-+]\\d{2}:?\\d{2})?'
type Form = { readonly pattern: RegExp; readonly read: (match: RegExpExecArray) => PrintedDate | null }

// 2024-04-01, 2024/04/01, 2024.04.01., 2024年4月1日, 2024년 04월 01일, 2024-04-01T14:32:07Z
const YEAR_FIRST: Form = {
  pattern: form(`(\\d{4})(?:[-/.]|[年년]\\s?)(\\d{1,2})(?:[-/.]|[月월]\\s?)(\\d{1,2})(?:[.日일]|${TIME})?`),
  read: ([, y, m, d]) => named(d, Number(m), y),
}

/** 113/03/01, 113年3月1日: years of the Republic. */
const YEAR_OF_REPUBLIC: Form = {
  pattern: form('(?:民[國国])?(1[0-4]\\d)[/年](\\d{1,2})[/月](\\d{1,2})日?'),
  read: ([, y, m, d]) => named(d, Number(m), String(fromRepublic(Number(y)))),
}

/** R6.4.1, 令和6年4月1日, 令和 6年 4月 1日: years of an era. */
const YEAR_OF_ERA: Form = {
  pattern: form(
    '((?:令和|平成)\\s?|[RH])(元|\\d{1,2})(?:[-/.]|年\\s?)(\\d{1,2})(?:[-/.]|月\\s?)(\\d{1,2})日?',
  ),
  read: ([, era = '', y = '', m, d]) => named(d, Number(m), String(fromEra(era.trim(), y))),
}

/** Those without letters... */
const NUMERIC_FORMS: readonly Form[] = [
  YEAR_FIRST,
  YEAR_OF_REPUBLIC,
  // 01/04/2024, 1.4.24, 01-04-2024, 01/04, 01/04/2024-14:32:07
  {
    pattern: form(
      `(\\d{1,2})\\s?[-/.]\\s?(\\d{1,2})\\s?[-/.]\\s?(${YEAR})(?:\\.|-\\d{2}:\\d{2}(?::\\d{2})?)?`,
    ),
    read: ([, a, b, y]) => numeric(Number(a), Number(b), y),
  },
  {
    pattern: form('(\\d{1,2})\\s?[-/]\\s?(\\d{1,2})'),
    read: ([, a, b]) => numeric(Number(a), Number(b), undefined),
  },
  // 02.04. and 02.04, but not 1.27, which is a number.
  {
    pattern: form('(\\d{2})\\.(\\d{2})\\.?|(\\d{1,2})\\.(\\d{1,2})\\.'),
    read: ([, a, b, c, d]) => numeric(Number(a ?? c), Number(b ?? d), undefined),
  },
  // 02.04./03.04.: the day of booking, and that of value in the same cell.
  {
    pattern: form('(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4})?\\s?/\\s?\\d{1,2}\\.\\d{1,2}\\.(?:\\d{4})?'),
    read: ([, a, b, y]) => numeric(Number(a), Number(b), y),
  },
]

/** ...and those with some. */
const NAMED_FORMS: readonly Form[] = [
  YEAR_FIRST,
  YEAR_OF_REPUBLIC,
  YEAR_OF_ERA,
  // 7月10日, 7월 10일
  {
    pattern: form('(\\d{1,2})[月월]\\s?(\\d{1,2})[日일]'),
    read: ([, m, d]) => named(d, Number(m), undefined, 'month-first'),
  },
  // 1 Apr 2024, 01-Apr-24, 1. April, 03 MAR, 05JAN, 1 de abril de 2024
  {
    pattern: form(
      `(\\d{1,2})\\.?${ORDINAL}?(?:\\s?[-/.]?\\s?|${OF})(${NAME})(?:(?:${SEPARATOR}|${OF_YEAR})?(${YEAR}))?`,
    ),
    read: ([text = '', d, name, y]) => (SPANS.test(text) ? null : named(d, monthOf(name ?? ''), y)),
  },
  // 2024 Apr 03, 2024-APR-03
  {
    pattern: form(`(\\d{4})\\s?[-/.]?\\s?(${NAME})\\s?[-/.]?\\s?(\\d{1,2})`),
    read: ([, y, name, d]) => named(d, monthOf(name ?? ''), y),
  },
  // Apr 1, 2024; JAN02; DEC 29/23; but not the amount of `Rent April 2,34`
  {
    pattern: form(`(${NAME})\\s?[-/.]?\\s?(\\d{1,2})${ORDINAL}?(?:(?!,\\d\\d$)${SEPARATOR}\\s?(${YEAR}))?`),
    read: ([, name, d, y]) => named(d, monthOf(name ?? ''), y, 'month-first'),
  },
]

const HAS_LETTER = /\p{L}/u
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
/** `30042024`, `04302024`. */
const COMPACT_YEAR_LAST = /^(\d{2})(\d{2})((?:19|20)\d{2})$/
const SPACED = /^(\d{2}) (\d{2})(?: (\d{2}|\d{4}))?$/
/** `2. 6.` */
const DAY_AND_MONTH = /^(\d{1,2})\. (\d{1,2})\.$/
const SHORT_NAME = /^\p{Lu}?\p{Ll}{0,2}$/u

/** `4/3(水)`, `03/04 (Wed)`: the day of the week behind its date. */
const WEEKDAY_BEHIND = /(?<=[\d.日])\s?\((?:[日月火水木金土](?:曜日?)?|(?<name>\p{L}{2,}\.?))\)$/u

function form(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u')
}

/** @returns null when the text is not a date and nothing else */
export function parseDate(text: string): PrintedDate | null {
  return readForms(text.trim())
}

/**
 * The date of a date cell, where the day of the week may stand before it (`Mon 03/02`), or no sign within (`20240302`,
 * `03 02`), or spaces (`2. 6.`).
 */
export function parseDateCell(text: string): PrintedDate | null {
  if (!hasDigit(text)) return null
  const cell = text.trim()
  const date = readForms(cell)
  if (date) return date
  const compact = COMPACT.exec(cell)
  // `19082025` begins like a year of the last century.
  const yearFirst = compact && named(compact[3], Number(compact[2]), compact[1])
  if (yearFirst) return yearFirst
  const spaced = SPACED.exec(cell) ?? DAY_AND_MONTH.exec(cell) ?? COMPACT_YEAR_LAST.exec(cell)
  if (spaced) return numeric(Number(spaced[1]), Number(spaced[2]), spaced[3])
  const [weekday = '', ...rest] = cell.split(/\s+/)
  if (rest.length === 0) return null
  return isDayName(weekday) ? parseDate(rest.join(' ')) : null
}

/** `1130301`: a year of the Republic, and nothing between it, the month and the day. */
const COMPACT_OF_REPUBLIC = /^(1[0-4]\d)(\d{2})(\d{2})$/

/** `0304`, `030424`, `4.03`, `1130301`: a date only where the whole column holds such, since it may be any number. */
export function parseCompactDate(text: string): PrintedDate | null {
  const republic = COMPACT_OF_REPUBLIC.exec(text)
  if (republic) return named(republic[3], Number(republic[2]), String(fromRepublic(Number(republic[1]))))
  const [, a, b, year] = /^(\d{2})(\d{2})(\d{2})?$/.exec(text) ?? /^(\d{1,2})\.(\d{2})$/.exec(text) ?? []
  return a && b ? numeric(Number(a), Number(b), year) : null
}

/** A day of the week, or an abbreviation so short that it can hardly be anything else: `Ahd`, `sb`, `V`. */
export const isDayName = (text: string): boolean => mayBeWeekday(text) || SHORT_NAME.test(text)

function readForms(text: string): PrintedDate | null {
  const hasLetter = HAS_LETTER.test(text)
  // `1,234.56`: among numbers alone, no date has a comma.
  if (!hasLetter && text.includes(',')) return null
  for (const { pattern, read } of hasLetter ? NAMED_FORMS : NUMERIC_FORMS) {
    const match = pattern.exec(text)
    const date = match && read(match)
    if (date) return date
  }
  const behind = text.endsWith(')') ? WEEKDAY_BEHIND.exec(text) : null
  const { name } = behind?.groups ?? {}
  return behind && (name === undefined || mayBeWeekday(name)) ? readForms(text.slice(0, behind.index)) : null
}

/** `24/04/03`: three numbers of which the first, or the last, may be the year. */
export const isThreePairs = ({ isNumeric, year, hasLongYear }: PrintedDate): boolean =>
  isNumeric && year !== null && !hasLongYear

/** Whether three such numbers are set like a date with its year first, of a day that its month may lack. */
export const mayPrintYearFirst = (printed: PrintedDate): boolean =>
  isThreePairs(printed) && mayPrintDay((printed.year ?? 0) % 100, printed.second)

/** @returns null when the day or month cannot be, or there is no year */
export function toDate(printed: PrintedDate, order: DayOrder, year = printed.year): IsoDate | null {
  if (order === 'year-first' && isThreePairs(printed)) {
    const first = toYear(String(printed.first).padStart(2, '0'))
    return first ? toIsoDate(first, printed.second, (printed.year ?? 0) % 100) : null
  }
  const [day, month] = dayAndMonth(printed, order)
  return year === null ? null : toIsoDate(year, month, day)
}

function dayAndMonth(
  { first, second, order }: PrintedDate,
  otherwise: DayOrder,
): [day: number, month: number] {
  return (order ?? otherwise) === 'day-first' ? [first, second] : [second, first]
}

/** A misprint may name a day that its month does not have: `31/02` is set like a date, and no other is meant there. */
const mayPrintDay = (day: number, month: number): boolean =>
  month >= 1 && month <= MONTHS && day >= 1 && day <= LONGEST_MONTH

function numeric(first: number, second: number, year: string | undefined): PrintedDate | null {
  const [dayFirst, monthFirst] = [mayPrintDay(first, second), mayPrintDay(second, first)]
  const fullYear = toYear(year)
  if ((!dayFirst && !monthFirst) || fullYear === undefined) return null
  const order = dayFirst && monthFirst && first !== second ? null : dayFirst ? 'day-first' : 'month-first'
  return { first, second, year: fullYear, order, isNumeric: true, hasLongYear: (year ?? '').length === 4 }
}

function named(
  day: string | undefined,
  month: number | null,
  year: string | undefined,
  order: PairOrder = 'day-first',
): PrintedDate | null {
  const fullYear = toYear(year)
  if (month === null || !mayPrintDay(Number(day), month) || fullYear === undefined) return null
  const [first, second] = order === 'day-first' ? [Number(day), month] : [month, Number(day)]
  return {
    first,
    second,
    year: fullYear,
    order,
    isNumeric: false,
    hasLongYear: (year ?? '').length === 4,
  }
}

/** @returns undefined when it can be no year of a statement */
function toYear(text: string | undefined): number | null | undefined {
  if (!text) return null
  const number = Number(text.replace("'", ''))
  if (text.length === 4 && (number < FIRST_YEAR || number > LAST_YEAR))
    return fromBuddhist(number) ?? undefined
  if (number >= 100) return number
  if (endsBuddhist(number)) return fromBuddhist(2500 + number)
  // No statement that is a PDF is older than the format, of 1993.
  return number >= 90 ? 1900 + number : 2000 + number
}
