import { measureOf } from '../../drawing/fonts.ts'
import type { Print } from '../../drawing/print.ts'

/** Whether no text runs into another or over the edge of its page. */
export function isLegible({ sheets, font }: Print): boolean {
  const measure = measureOf(font)
  return sheets.every(({ texts, width }) => {
    const spans = texts.map(({ text, x, baseline, size, isBold }) => ({
      baseline,
      x0: x,
      x1: x + measure(text, size, isBold),
    }))
    return spans.every(
      (span, i) =>
        span.x0 >= 0 &&
        span.x1 <= width &&
        spans.every(
          (other, j) =>
            j <= i || other.baseline !== span.baseline || other.x0 >= span.x1 || other.x1 <= span.x0,
        ),
    )
  })
}
