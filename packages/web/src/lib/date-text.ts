const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `2024-08-05` as `5 Aug 2024`; anything else stays as it is. No `Date`: a statement knows no time zone. */
export function dateText(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const month = MONTHS[Number(match?.[2]) - 1]
  return match && month ? `${Number(match[3])} ${month} ${match[1]}` : text
}
