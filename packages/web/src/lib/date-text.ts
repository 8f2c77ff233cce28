import { WORDS } from '#words/dates.ts'

/** `2024-08-05` as `5 Aug 2024`; anything else stays as it is. No `Date`: a statement knows no time zone. */
export function dateText(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const month = WORDS.months[Number(match?.[2]) - 1]
  return match?.[1] && month ? WORDS.date(Number(match[3]), month, match[1]) : text
}
