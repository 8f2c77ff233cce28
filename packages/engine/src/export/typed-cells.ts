import type { IsoDate } from '../dates/calendar.ts'
import { type DayOrder, type PrintedDate, parseDate, toDate } from '../dates/parse-date.ts'
import { findMoneyConventions } from '../money/find-money-conventions.ts'
import { toDecimal } from '../money/money.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'

/** What a cell of any table says: a text as it is printed, an amount, or a day. */
export type TypedCell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'amount'; readonly decimal: string }
  | { readonly kind: 'date'; readonly date: IsoDate }

/** A column holds dates, or amounts, when more than this share of its cells do. */
const SHARE = 0.5
/** A larger number is no month, and so it is the day. */
const LAST_MONTH = 12

/**
 * Tells amounts and days from texts, column by column: numbers without decimals may be references or counts, and stay
 * texts, as does every date whose day, month or year is not certain.
 */
export function typeCells(rows: readonly (readonly string[])[]): TypedCell[][] {
  const columns = (rows[0] ?? []).map((_, c) => rows.map((row) => row[c] ?? ''))
  const dates = columns.map((column) => column.map(parseDate))
  const [convention] = findMoneyConventions(columns.flat().filter((text) => parseDate(text) === null))
  const order = orderOf(dates.flat())
  const types = columns.map((column, c) => columnType(column, dates[c] ?? [], convention))
  return rows.map((row, r) =>
    row.map((text, c): TypedCell => {
      const printed = dates[c]?.[r]
      const date = types[c] === 'date' && printed ? certainDate(printed, order) : null
      if (date !== null) return { kind: 'date', date }
      const decimal = types[c] === 'amount' && convention ? decimalOf(text, convention) : null
      return decimal === null ? { kind: 'text', text } : { kind: 'amount', decimal }
    }),
  )
}

function columnType(
  texts: readonly string[],
  dates: readonly (PrintedDate | null)[],
  convention: MoneyConvention | undefined,
): TypedCell['kind'] {
  const filled = texts.filter((text) => text.trim() !== '').length
  const isMost = (count: number) => count > 0 && count > SHARE * (filled - 1)
  if (isMost(dates.filter((date) => date !== null).length)) return 'date'
  const amounts = convention ? texts.filter((text) => parseMoney(text, convention)?.isExact) : []
  return isMost(amounts.length) ? 'amount' : 'text'
}

/** Null where the table does not say which of two numbers is the day. */
function orderOf(dates: readonly (PrintedDate | null)[]): DayOrder | null {
  const numeric = dates.flatMap((date) => (date?.isNumeric ? [date] : []))
  const isDayFirst = numeric.some(({ first }) => first > LAST_MONTH)
  const isMonthFirst = numeric.some(({ second }) => second > LAST_MONTH)
  if (isDayFirst === isMonthFirst) return null
  return isDayFirst ? 'day-first' : 'month-first'
}

function certainDate(printed: PrintedDate, order: DayOrder | null): IsoDate | null {
  const dayOrder = printed.order ?? (printed.isNumeric ? order : 'day-first')
  return printed.year === null || dayOrder === null ? null : toDate(printed, dayOrder)
}

/** An amount with a marker or a currency beside it (`12.50 CR`) says more than its number. */
function decimalOf(text: string, convention: MoneyConvention): string | null {
  const money = parseMoney(text, convention)
  if (money === null || !money.isExact || money.marker !== null || money.currency !== null) return null
  const decimal = toDecimal(money.magnitude, convention.exponent)
  return money.isNegative ? `-${decimal}` : decimal
}
