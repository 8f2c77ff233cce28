/** Words of these are numbers, dates, or amounts with their signs and marks. */
export const NUMBER_LIKE = /^[\d.,:;'/\-+()$£€%*CRDrSHOT]*\d[\d.,:;'/\-+()$£€%*CRDrSHOT]*$/

/** A day with the name of its month behind it or before it: `11/AGO`, `01-Jun-2024`, `JAN10`. */
const NAMED_DATE = /^(?:\d{1,2}[-/.]?(\p{L}{3})(?:[-/.]?(?:\d{2}|\d{4}))?|(\p{L}{3})[-/.]?\d{2})$/u

/** The name of the month in a date; null where there is none. */
export function monthIn(text: string): string | null {
  const [, behind, before] = NAMED_DATE.exec(text) ?? []
  return behind ?? before ?? null
}
