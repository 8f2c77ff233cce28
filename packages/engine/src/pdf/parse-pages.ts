const MAX_PAGE = 100_000
/** Far above what anybody chooses, in all ranges together: a short text may name many numbers many times. */
const MAX_NAMED = 20_000

/** `1-3,5` as 1, 2, 3, 5: in order, each once. Null when it is not a list of pages. */
export function parsePages(text: string): number[] | null {
  const pages = new Set<number>()
  let named = 0
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part)
    const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])]
    if (!match || from < 1 || to < from || to > MAX_PAGE) return null
    named += to - from + 1
    if (named > MAX_NAMED) return null
    for (let page = from; page <= to; page++) pages.add(page)
  }
  return [...pages].sort((a, b) => a - b)
}
