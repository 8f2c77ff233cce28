import { type Box, boundsOf } from '../../geometry/box.ts'
import type { Word } from '../../layout/word.ts'
import type { PageSize } from '../../pdf/page.ts'
import type { CellSource } from '../statement.ts'

/** The size of each page that was read, by its number; and by how many degrees it lies askew, where it was scanned. */
export type PageSizes = ReadonlyMap<number, PageSize & { readonly skew?: number | undefined }>

/** The box around the words on the page where they begin; null where there are none, or their page was not read. */
export function sourceOf(words: readonly Word[], text: string, sizes: PageSizes): CellSource | null {
  const page = words[0]?.page
  const size = page === undefined ? undefined : sizes.get(page)
  if (page === undefined || !size) return null
  const { x0, top, x1, bottom } = asPrinted(boundsOf(words.filter((word) => word.page === page)), size)
  const share = (length: number, of: number) => Math.round((length / of) * 1e5) / 1e5
  return {
    page,
    box: [
      share(x0, size.width),
      share(top, size.height),
      share(x1 - x0, size.width),
      share(bottom - top, size.height),
    ],
    text,
  }
}

/** Where a box lies on the page as it was scanned: its middle is turned about that of the page. */
function asPrinted(
  box: Box,
  { width, height, skew = 0 }: PageSize & { readonly skew?: number | undefined },
): Box {
  if (skew === 0) return box
  const radians = (skew * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [dx, dy] = [(box.x0 + box.x1 - width) / 2, (box.top + box.bottom - height) / 2]
  const [right, down] = [dx * cos - dy * sin - dx, dx * sin + dy * cos - dy]
  return { x0: box.x0 + right, x1: box.x1 + right, top: box.top + down, bottom: box.bottom + down }
}
