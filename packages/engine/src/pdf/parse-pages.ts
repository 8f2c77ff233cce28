const MAX_PAGE = 100_000

type Range = { readonly from: number; readonly to: number }

/** `1-3,5` as 1, 2, 3, 5: in order, each once. Null when it is not a list of pages. */
export function parsePages(text: string): number[] | null {
  const ranges: Range[] = []
  for (const part of text.split(',')) {
    const match = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part)
    const [from, to] = [Number(match?.[1]), Number(match?.[2] ?? match?.[1])]
    if (!match || from < 1 || to < from || to > MAX_PAGE) return null
    ranges.push({ from, to })
  }
  // Ranges are sorted rather than their numbers: a short text may name many numbers repeatedly.
  const pages: number[] = []
  let last = 0
  for (const { from, to } of ranges.sort((a, b) => a.from - b.from)) {
    for (let page = Math.max(from, last + 1); page <= to; page++) pages.push(page)
    last = Math.max(last, to)
  }
  return pages
}
