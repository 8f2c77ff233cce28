import type { PageLines } from '@ledgerlift/engine'
import type { TextItem } from '../extract/text-item.ts'

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
