/** Where something stands across the page, in points. */
export type Span = { readonly x0: number; readonly x1: number }

/** The span of the words from index `from` up to, not including, `to`. */
export const spanOf = (words: readonly Span[], { from, to }: { from: number; to: number }): Span => ({
  x0: (words[from] as Span).x0,
  x1: (words[to - 1] as Span).x1,
})

/** From where the leftmost of spans begins to where the rightmost ends. */
export const hull = (spans: readonly Span[]): Span => ({
  x0: Math.min(...spans.map(({ x0 }) => x0)),
  x1: Math.max(...spans.map(({ x1 }) => x1)),
})
