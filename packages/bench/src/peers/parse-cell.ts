import { plain } from './title-roles.ts'

/** What the user of a table tool tells a script about a statement. */
export type StatementHints = {
  /** BCP 47, such as `de-DE`. */
  readonly locale: string
  /** ISO dates. */
  readonly period: { readonly start: string; readonly end: string } | null
  /** The printed column titles, from left to right. */
  readonly columns: readonly string[]
  /** `card` among others. */
  readonly kind: string
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const COMMA_LOCALES = /^(de-DE|fr-FR|nl-NL|pt-BR)$/
const MARK = /(?<![A-Z])(DR|CR|OD|D|C|S|H)\.?$/i
const NEGATIVE_MARKS: ReadonlySet<string> = new Set(['DR', 'OD', 'D', 'S'])

/** A printed amount with its sign, as a decimal string; null where the cell is no amount. */
export function parseAmount(cell: string, { locale }: StatementHints): string | null {
  const text = cell.replace(/[−–]/g, '-').trim()
  const mark = MARK.exec(text)?.[1]?.toUpperCase()
  const figures = text.replace(MARK, '').replace(/[^\d.,()+-]/g, '')
  if (!/\d/.test(figures) || /\p{L}{3}/u.test(text.replace(/\b[A-Z]{3}\b/g, ''))) return null
  const isNegative = /^-|-$|^\(.*\)$/.test(figures) || (mark !== undefined && NEGATIVE_MARKS.has(mark))
  const digits = figures.replace(/[()+-]/g, '')
  const [grouping, decimal] = COMMA_LOCALES.test(locale) ? [/\./g, ','] : [/,/g, '.']
  const number = digits.replace(grouping, '').replace(decimal, '.')
  return /^\d*\.?\d+$/.test(number) ? `${isNegative ? '-' : ''}${number}` : null
}

/** The first date of a cell as ISO, its year that of the period; null where there is none. */
export function parseDay(cell: string, { locale, period }: StatementHints): string | null {
  const text = plain(cell)
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text)
  if (iso) return iso[0]
  const numeric = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{2,4}))?\b/.exec(text)
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])]
    return locale === 'en-US'
      ? toIso(second, first, numeric[3], period)
      : toIso(first, second, numeric[3], period)
  }
  const dayFirst = /^(\d{1,2})[ -]?([a-z]{3})[a-z]*\.?[ -]?(\d{4}|\d{2}\b)?/.exec(text)
  if (dayFirst) return toIso(Number(dayFirst[1]), MONTHS.indexOf(dayFirst[2] ?? '') + 1, dayFirst[3], period)
  const monthFirst = /^([a-z]{3})[a-z]*\.? ?(\d{1,2})(?:,? (\d{4}))?\b/.exec(text)
  if (!monthFirst) return null
  return toIso(Number(monthFirst[2]), MONTHS.indexOf(monthFirst[1] ?? '') + 1, monthFirst[3], period)
}

function toIso(
  day: number,
  month: number,
  year: string | undefined,
  period: StatementHints['period'],
): string | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null
  const two = (number: number) => String(number).padStart(2, '0')
  const inYear = (full: string) => `${full}-${two(month)}-${two(day)}`
  if (year !== undefined) return inYear(year.length === 2 ? `20${year}` : year)
  if (period === null) return null
  const [start, end] = [period.start.slice(0, 4), period.end.slice(0, 4)]
  return inYear(start) >= period.start ? inYear(start) : inYear(end)
}
