import { boundsOf } from '../geometry/box.ts'
import { MAX_PAGE_SIDE } from '../geometry/page-side.ts'
import type { Page } from '../pdf/page.ts'
import { groupWords } from './group-words.ts'
import type { Line } from './word.ts'

/** Glyphs stand on one baseline when theirs differ by less than this share of the font size. */
const BASELINE_TOLERANCE = 0.25
/** Text this many times larger than most of the page's belongs to no row. */
const HUGE = 3
/** Smaller text is hidden text or a printer's mark, in points. */
const MIN_SIZE = 3

/** A line drawn with characters, as line printers did. */
const TYPED_RULE = /^([-=_~]{4,}|\.{5,})$/

/** The lines of a page from top to bottom, whatever order the file draws its glyphs in. */
export function groupLines(page: Page): Line[] {
  return groupByBaseline(page)
    .map((glyphs) => groupWords(page.glyphs, glyphs).filter(({ text }) => !TYPED_RULE.test(text)))
    .filter((words) => words.length > 0)
    .map((words) => {
      const size = Math.max(...words.map((word) => word.size))
      return { ...boundsOf(words), words, size, baseline: words[0]?.baseline ?? 0, page: page.number }
    })
}

/** Glyphs of one baseline; those far larger than most (a watermark over the rows) keep to themselves. */
function groupByBaseline({ glyphs, width, height }: Page): number[][] {
  const { length, x0, x1, baseline, size } = glyphs
  const isVisible = (i: number) =>
    (size[i] as number) >= MIN_SIZE &&
    touches(x0[i] as number, x1[i] as number, width) &&
    touches(baseline[i] as number, baseline[i] as number, height)
  const order = Array.from({ length }, (_, i) => i).filter(isVisible)
  order.sort((a, b) => (baseline[a] as number) - (baseline[b] as number))
  const huge = HUGE * medianSize(order, size)
  const isHuge = (i: number) => (size[i] as number) > huge
  return [order.filter((i) => !isHuge(i)), order.filter(isHuge)]
    .flatMap((glyphs) => cutAtBaselines(glyphs, baseline, size))
    .sort(([a], [b]) => (baseline[a as number] as number) - (baseline[b as number] as number))
}

/** Whether a stretch touches a side of the page from its start; broken files draw text miles away. */
const touches = (from: number, to: number, side: number): boolean =>
  to >= 0 && from <= Math.min(side, MAX_PAGE_SIDE)

function medianSize(glyphs: readonly number[], size: Float32Array): number {
  const sizes = Float32Array.from(glyphs, (i) => size[i] as number).sort()
  return sizes[sizes.length >> 1] ?? 0
}

function cutAtBaselines(glyphs: readonly number[], baseline: Float32Array, size: Float32Array): number[][] {
  const groups: number[][] = []
  let start = Number.NEGATIVE_INFINITY
  for (const i of glyphs) {
    const y = baseline[i] as number
    const group = groups.at(-1)
    if (group && y - start <= Math.max(1, BASELINE_TOLERANCE * (size[i] as number))) group.push(i)
    else {
      groups.push([i])
      start = y
    }
  }
  return groups
}
