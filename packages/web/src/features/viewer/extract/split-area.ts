import type { PageReader } from '../../../lib/page/page-reader.ts'
import type { Area } from '../drawing/area.ts'
import { toGiven } from '../proposals.ts'
import { shareWithin } from './extract-cells.ts'
import type { Recognise } from './recognise-page.ts'

type SplitArea = {
  readonly area: Area
  readonly reader: PageReader
  /** Go by what is seen, whatever text the PDF has. */
  readonly forceOcr: boolean
  readonly recognise: Recognise
  /** Called with 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/**
 * Column and row guides for an area by its text, which is recognised where the PDF has none; null where there is none.
 */
export async function splitArea({ area, reader, forceOcr, recognise, onProgress, signal }: SplitArea) {
  const { items } = await reader.ask('read', { page: area.page }, { signal })
  const hasText = !forceOcr && items.some((item) => shareWithin(item, area) > 0)
  const recognised = hasText ? null : await recognise(area.page, [area], onProgress, signal)
  return reader.ask('split', { given: toGiven(area), recognised }, { signal })
}
