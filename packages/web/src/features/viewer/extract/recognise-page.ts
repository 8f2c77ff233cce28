import type { Recogniser } from '@ledgerlift/ocr'
import type { PageReader } from '../../../lib/page/page-reader.ts'
import type { TextItem } from '../../../lib/page/text-item.ts'
import { boundsOf, encloses, type Rect } from '../drawing/rect.ts'

/** What was recognised in a part of a page. */
export type Look = { readonly page: number; readonly rect: Rect; readonly items: readonly TextItem[] }

/**
 * The words in some cells of a page, and of what lies between them.
 *
 * @param onProgress called with 0 to 1
 */
export type Recognise = (
  page: number,
  cells: readonly Rect[],
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<readonly TextItem[]>

type RecognisePage = {
  readonly reader: PageReader
  /** Started where it is needed first. */
  readonly recogniser: () => Promise<Recogniser>
  /** The last look, which is not taken twice: guides may have been put since. */
  readonly last: Look | null
  readonly onLook: (look: Look) => void
}

/** Looks at the picture of a page where cells have something printed. */
export function recognisePage({ reader, recogniser, last, onLook }: RecognisePage): Recognise {
  let known = last
  return async (page, cells, onProgress, signal) => {
    const rect = boundsOf(cells)
    if (known?.page === page && encloses(known.rect, rect)) return known.items
    // Fetched when something is to be recognised, and not before.
    const { OCR_SCALE, cellsWithInk, recogniseCells } = await import('../ocr/recognise-cells.ts')
    const image = await reader.ask('gray', { page, scale: OCR_SCALE }, { signal })
    const printed = cellsWithInk(image, cells)
    if (printed.length === 0) return []
    onProgress(0)
    const items = await recogniseCells({
      recogniser: await recogniser(),
      image,
      cells: printed,
      page,
      onProgress,
      signal,
    })
    known = { page, rect: boundsOf(printed), items }
    onLook(known)
    return items
  }
}
