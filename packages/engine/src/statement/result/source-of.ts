import { boundsOf } from '../../geometry/box.ts'
import { type Keystone, turnBox } from '../../geometry/turn-box.ts'
import type { Word } from '../../layout/word.ts'
import type { PageSize } from '../../pdf/page.ts'
import type { CellSource } from '../statement.ts'

/** The size of each page that was read, by its number; and by how many degrees it is askew, where it was scanned. */
export type PageSizes = ReadonlyMap<
  number,
  PageSize & { readonly skew?: number | undefined; readonly keystone?: Keystone | null | undefined }
>

/** The box around the words on the page where they begin; null where there are none, or their page was not read. */
export function sourceOf(words: readonly Word[], text: string, sizes: PageSizes): CellSource | null {
  const page = words[0]?.page
  const size = page === undefined ? undefined : sizes.get(page)
  if (page === undefined || !size) return null
  // On the page as it was scanned, so askew again.
  const level = boundsOf(words.filter((word) => word.page === page))
  const { x0, top, x1, bottom } = turnBox(level, size, size.skew ?? 0, size.keystone)
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
