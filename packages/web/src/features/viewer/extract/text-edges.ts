import type { TextItem } from '../../../lib/page/text-item.ts'
import type { TextEdges } from '../drawing/area.ts'

export const textEdgesOf = (items: readonly TextItem[]): TextEdges => ({
  columns: items.flatMap(({ x, width }) => [x, x + width]),
  rows: items.flatMap(({ y, height }) => [y, y + height]),
})
