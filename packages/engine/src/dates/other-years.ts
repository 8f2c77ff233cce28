const BUDDHIST = 543
/** The Buddhist years that a statement may print: 1957 to 2100. */
const FIRST_BUDDHIST = 2500
const LAST_BUDDHIST = 2643
const REPUBLIC = 1911
/** The year before the first of an era. */
const ERAS: Readonly<Record<string, number>> = { R: 2018, 令和: 2018, H: 1988, 平成: 1988 }

/** A four-digit year that can only be a Buddhist one, counted from the Buddha's death; null for any other. */
export const fromBuddhist = (year: number): number | null =>
  year >= FIRST_BUDDHIST && year <= LAST_BUDDHIST ? year - BUDDHIST : null

/** Whether two digits can end no year but a Buddhist one: no statement is drawn up 2044 or later, nor before 1993. */
export const endsBuddhist = (digits: number): boolean => digits >= 44 && digits < 90

/** The year of the Republic that Taiwan counts, from 100 on. */
export const fromRepublic = (year: number): number => year + REPUBLIC

/** @param year `元` or a number */
export const fromEra = (era: string, year: string): number =>
  (ERAS[era] ?? 0) + (year === '元' ? 1 : Number(year))

/**
 * `19/06/1445`, `1403/03/12`, `1445/07/20هـ`: a day of the Hijra, lunar or solar, which stands beside the same one of the common
 * calendar.
 */
const HIJRA = /^(?:\d{1,2}([-/.])\d{1,2}\1(?:13|14)\d\d|(?:13|14)\d\d([-/.])\d{1,2}\2\d{1,2}) ?(?:هـ?|A?H)?$/
export const isOfOtherCalendar = (text: string): boolean => HIJRA.test(text)
