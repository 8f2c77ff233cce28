import type { Language } from '../language/language.ts'
import type { DateStyle } from '../plan/plan.ts'
import { type Day, partsOf } from './day.ts'

/** The style with the year of one without: how the same bank prints a date by itself. */
const WITH_YEAR: Partial<Record<DateStyle, DateStyle>> = {
  '03/04': '03/04/2024',
  '03.04.': '03.04.2024',
  '03.04': '03.04.2024',
  '04/03': '04/03/2024',
  '03 Apr': '03 Apr 2024',
  'Apr 03': 'Apr 03, 2024',
  '03APR': '03APR2024',
  APR03: 'Apr 03, 2024',
  'Wed 03 Apr': '03 Apr 2024',
  'Wed 03 Apr 2024': '03 Apr 2024',
}

export const withYear = (style: DateStyle): DateStyle => WITH_YEAR[style] ?? style

export const hasYear = (style: DateStyle): boolean => /24/.test(style)

/** Whether the order of day and month shows only by a day above twelve. */
export const isNumeric = (style: DateStyle): boolean => !/[A-Za-z]|^2024/.test(style)

/** A day as a statement prints it, by an example: the third of April 2024, a Wednesday (`03/04`, `3 April 2024`). */
export function printDate(day: Day, style: string, language: Language): string {
  const parts = partsOf(day)
  const two = (number: number) => String(number).padStart(2, '0')
  const short = language.shortMonths.split(' ')[parts.month - 1] as string
  const values: Record<string, string> = {
    '2024': String(parts.year),
    '24': two(parts.year % 100),
    '03': two(parts.day),
    '3': String(parts.day),
    '04': two(parts.month),
    '4': String(parts.month),
    Apr: short,
    APR: short.replace('.', '').toUpperCase(),
    April: language.months.split(' ')[parts.month - 1] as string,
    Wed: language.weekdays.split(' ')[parts.weekday] as string,
  }
  return style.replace(/\d+|April|Apr|APR|Wed/g, (part) => values[part] as string)
}
