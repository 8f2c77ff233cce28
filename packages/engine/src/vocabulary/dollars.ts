import { normalizeTitle } from './normalize-title.ts'

/** Words that tell which country's dollar `$` is. Without any it is the one most printed, that of the United States. */
const DOLLARS: Readonly<Record<string, string>> = {
  AUD: 'australia|australian|abn|bsb|afsl|nsw|com au',
  CAD: 'canada|canadian|interac|hst|cdic|ontario|quebec',
  NZD: 'new zealand|aotearoa|auckland|wellington|co nz',
  SGD: 'singapore|paynow|com sg',
  HKD: 'hong kong|kowloon|com hk',
  USD: 'fdic|ncua|usa|united states',
}

const dollars = Object.entries(DOLLARS).map(
  ([code, words]) => [code, words.split('|').map((word) => ` ${word} `)] as const,
)

/** The dollar whose words the lines of a document use most; US dollars where they use none. */
export function whichDollar(lines: readonly string[]): string {
  const votes = new Map<string, number>()
  for (const line of lines) {
    const plain = ` ${normalizeTitle(line)} `
    for (const [code, words] of dollars) {
      if (words.some((word) => plain.includes(word))) votes.set(code, (votes.get(code) ?? 0) + 1)
    }
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)
  return best?.[0] ?? 'USD'
}
