import { type Line, type PageLines, toLine, type Word } from '@ledgerlift/engine'
import type { TextItem } from './text-item.ts'

/** The words of a page, from points to fractions of it. */
export const toTextItems = ({ number, size: { width, height }, lines }: PageLines): TextItem[] =>
  lines.flatMap(({ words }, line) =>
    words.map(({ text, x0, top, x1, bottom }) => ({
      text,
      x: x0 / width,
      y: top / height,
      width: (x1 - x0) / width,
      height: (bottom - top) / height,
      pageNum: number,
      line,
      confidence: null,
    })),
  )

/** The page as if these words stood on it, and nothing else. */
export function withItems(page: PageLines, items: readonly TextItem[]): PageLines {
  const lines = [...Map.groupBy(items, ({ line }) => line).values()].flatMap(
    (onLine) => toLine(toWords(page, onLine)) ?? [],
  )
  return { ...page, lines: lines.sort((a: Line, b: Line) => a.baseline - b.baseline), state: 'text' }
}

/** Words of one line stand on the same baseline, whatever their letters reach down to. */
function toWords({ size: { width, height } }: PageLines, items: readonly TextItem[]): Word[] {
  const bottoms = items.map((item) => (item.y + item.height) * height).sort((a, b) => a - b)
  const baseline = bottoms[bottoms.length >> 1] as number
  return items
    .map(({ text, pageNum, ...item }) => ({
      text,
      x0: item.x * width,
      top: item.y * height,
      x1: (item.x + item.width) * width,
      bottom: (item.y + item.height) * height,
      baseline,
      size: item.height * height,
      page: pageNum,
    }))
    .sort((a, b) => a.x0 - b.x0)
}
