import { MAX_PAGE_SIDE } from '../geometry/page-side.ts'
import type { Page } from '../pdf/page.ts'
import { groupWords } from './group-words.ts'
import { joinCurrencySigns } from './join-currency-signs.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { toLine } from './to-line.ts'
import type { Line } from './word.ts'

/** Glyphs stand on one baseline when theirs differ by less than this share of the font size. */
const BASELINE_TOLERANCE = 0.25
/** Text this many times larger than most of the page's belongs to no row. */
const HUGE = 3
/** At most so many glyphs are asked for their size. */
const SIZE_SAMPLE = 500
/** Smaller text is hidden text or a printer's mark, in points. */
const MIN_SIZE = 3

/** A line drawn with characters, as line printers did. */
const TYPED_RULE = /^([-=_~+]{4,}|\.{5,})$/

/**
 * The lines of a page from top to bottom, whatever order the file draws its glyphs in.
 *
 * @param strokes glyphs that are rulings
 */
export function groupLines(page: Page, strokes: ReadonlySet<number> = new Set()): Line[] {
  return groupByBaseline(page, strokes)
    .map((glyphs) => groupWords(page, glyphs).filter(({ text }) => !TYPED_RULE.test(text)))
    .flatMap((words) => toLine(joinCurrencySigns(joinSpacedLetters(words))) ?? [])
}

/** Glyphs of one baseline; those far larger than most (a watermark over the rows) keep to themselves. */
function groupByBaseline({ glyphs, width, height }: Page, strokes: ReadonlySet<number>): number[][] {
  const { length, x0, x1, baseline, size } = glyphs
  const isVisible = (i: number) =>
    (size[i] as number) >= MIN_SIZE &&
    touches(x0[i] as number, x1[i] as number, width) &&
    touches(baseline[i] as number, baseline[i] as number, height)
  const visible: number[] = []
  for (let i = 0; i < length; i++) if (isVisible(i) && !strokes.has(i)) visible.push(i)
  const huge = HUGE * medianSize(visible, size)
  const isHuge = (i: number) => (size[i] as number) > huge
  const layers = visible.some(isHuge)
    ? [visible.filter((i) => !isHuge(i)), visible.filter(isHuge)]
    : [visible]
  return layers
    .flatMap((layer) => joinRuns(cutRuns(layer, baseline), baseline, size))
    .sort(([a], [b]) => (baseline[a as number] as number) - (baseline[b as number] as number))
}

/** Whether a stretch touches a side of the page from its start; broken files draw text miles away. */
const touches = (from: number, to: number, side: number): boolean =>
  to >= 0 && from <= Math.min(side, MAX_PAGE_SIDE)

/** Most glyphs are drawn after one on the same baseline: there are far fewer such runs to sort than glyphs. */
function cutRuns(glyphs: readonly number[], baseline: Float32Array): number[][] {
  const runs: number[][] = []
  let y = Number.NaN
  for (const i of glyphs) {
    if (baseline[i] === y) runs.at(-1)?.push(i)
    else runs.push([i])
    y = baseline[i] as number
  }
  return runs
}

/** Of a sample, which is all that a limit as rough as HUGE needs. */
function medianSize(glyphs: readonly number[], size: Float32Array): number {
  const step = Math.ceil(glyphs.length / SIZE_SAMPLE)
  const sizes: number[] = []
  for (let at = 0; at < glyphs.length; at += step) sizes.push(size[glyphs[at] as number] as number)
  return Float32Array.from(sizes).sort()[sizes.length >> 1] ?? 0
}

/** Joins the runs that stand on one baseline. */
function joinRuns(runs: readonly number[][], baseline: Float32Array, size: Float32Array): number[][] {
  const yOf = ([first]: readonly number[]) => baseline[first as number] as number
  const groups: number[][] = []
  let start = Number.NEGATIVE_INFINITY
  for (const run of [...runs].sort((a, b) => yOf(a) - yOf(b))) {
    const group = groups.at(-1)
    const tolerance = Math.max(1, BASELINE_TOLERANCE * (size[run[0] as number] as number))
    if (group && yOf(run) - start <= tolerance) for (const i of run) group.push(i)
    else {
      groups.push([...run])
      start = yOf(run)
    }
  }
  return groups
}
