import { MAX_PAGE_SIDE } from '../geometry/page-side.ts'
import { HUGE } from '../geometry/tolerances.ts'
import type { Glyphs, Page } from '../pdf/page.ts'
import { fillCells } from './fill-cells.ts'
import { groupWords } from './group-words.ts'
import { joinCurrencySigns } from './join-currency-signs.ts'
import { joinSpacedLetters } from './join-spaced-letters.ts'
import { joinSplitFigures } from './join-split-figures.ts'
import { isMark } from './marks.ts'
import { splitGluedWords } from './split-glued-words.ts'
import { toLine } from './to-line.ts'
import type { Line } from './word.ts'

/** Glyphs stand on one baseline when theirs differ by less than this share of the font size. */
const BASELINE_TOLERANCE = 0.25
/** Glyphs of two prints that share a place, from which one is printed over the other; fewer may be accents. */
const COVERED = 3
/** A row, a footer and a stamp are three prints; a line of more is set letter by letter, and parts nothing. */
const MOST_PRINTS = 6
/** The number of glyphs that are asked for their size, at most. */
const SIZE_SAMPLE = 500
/** The least size of text that is read, in points: smaller is hidden text or a printer's mark. */
const MIN_SIZE = 3

/** A line drawn with characters, as line printers did. */
const TYPED_RULE = /^([-=_~+]{4,}|\.{5,})$/

/**
 * The lines of a page from top to bottom, regardless of the order in which the file draws its glyphs.
 *
 * @param strokes glyphs that are rulings
 */
export function groupLines(drawn: Page, strokes: ReadonlySet<number> = new Set()): Line[] {
  const page = { ...drawn, glyphs: fillCells(drawn.glyphs) }
  return groupByBaseline(page, strokes)
    .map((glyphs) => groupWords(page, glyphs).filter(({ text }) => !TYPED_RULE.test(text)))
    .flatMap(
      (words) => toLine(splitGluedWords(joinCurrencySigns(joinSplitFigures(joinSpacedLetters(words))))) ?? [],
    )
}

/** Glyphs of one baseline; those far larger than most (a watermark over the rows) keep to themselves. */
function groupByBaseline({ glyphs, width, height }: Page, strokes: ReadonlySet<number>): number[][] {
  const { length, x0, x1, baseline, size } = glyphs
  const isVisible = (i: number) =>
    (size[i] as number) >= MIN_SIZE &&
    touches(x0[i] as number, x1[i] as number, width) &&
    touches(baseline[i] as number, baseline[i] as number, height)
  const visible: number[] = []
  const hasStrokes = strokes.size > 0
  for (let i = 0; i < length; i++) if (isVisible(i) && !(hasStrokes && strokes.has(i))) visible.push(i)
  const huge = HUGE * medianSize(visible, size)
  const isHuge = (i: number) => (size[i] as number) > huge
  const layers = visible.some(isHuge)
    ? [visible.filter((i) => !isHuge(i)), visible.filter(isHuge)]
    : [visible]
  return layers
    .flatMap((layer) => joinRuns(cutRuns(layer, glyphs), glyphs))
    .sort(([a], [b]) => (baseline[a as number] as number) - (baseline[b as number] as number))
}

/** Whether a stretch touches a side of the page from its start; broken files draw text far outside the page. */
const touches = (from: number, to: number, side: number): boolean =>
  to >= 0 && from <= Math.min(side, MAX_PAGE_SIDE)

/** Most glyphs are drawn after one on the same baseline: there are far fewer such runs to sort than glyphs. */
function cutRuns(glyphs: readonly number[], { baseline, size }: Glyphs): number[][] {
  const runs: number[][] = []
  let [y, height] = [Number.NaN, Number.NaN]
  for (const i of glyphs) {
    if (baseline[i] === y && size[i] === height) runs.at(-1)?.push(i)
    else runs.push([i])
    y = baseline[i] as number
    height = size[i] as number
  }
  return runs
}

/** Uses a sample, which is enough for a limit as rough as HUGE. */
function medianSize(glyphs: readonly number[], size: Float32Array): number {
  const step = Math.ceil(glyphs.length / SIZE_SAMPLE)
  const sizes: number[] = []
  for (let at = 0; at < glyphs.length; at += step) sizes.push(size[glyphs[at] as number] as number)
  return Float32Array.from(sizes).sort()[sizes.length >> 1] ?? 0
}

/** Joins the runs that stand on one baseline, save those that are printed over one another: a footer over a row. */
function joinRuns(runs: readonly number[][], glyphs: Glyphs): number[][] {
  const { baseline, size } = glyphs
  const yOf = ([first]: readonly number[]) => baseline[first as number] as number
  const lines: number[][][] = []
  let start = Number.NEGATIVE_INFINITY
  for (const run of [...runs].sort((a, b) => yOf(a) - yOf(b))) {
    const tolerance = Math.max(1, BASELINE_TOLERANCE * (size[run[0] as number] as number))
    if (yOf(run) - start <= tolerance) lines.at(-1)?.push(run)
    else {
      lines.push([run])
      start = yOf(run)
    }
  }
  return lines.flatMap((line) => partPrints(line, glyphs))
}

/** Splits the runs of a line where one print covers another. Runs with the same baseline and size are one print. */
function partPrints(runs: readonly number[][], glyphs: Glyphs): number[][] {
  // Nearly all lines are drawn in one go.
  if (runs.length === 1) return [...runs]
  const { baseline, size } = glyphs
  const first = runs[0]?.[0] as number
  const isOfFirst = ([i]: readonly number[]) =>
    baseline[i as number] === baseline[first] && size[i as number] === size[first]
  if (runs.every(isOfFirst)) return [runs.flat()]
  const prints = Map.groupBy(runs, ([i]) => `${baseline[i as number]} ${size[i as number]}`)
  if (prints.size > MOST_PRINTS) return [runs.flat()]
  const lines: number[][] = []
  for (const printRuns of prints.values()) {
    const print = printRuns.flat()
    const line = lines.find((line) => !covers(line, print, glyphs))
    if (line) for (const i of print) line.push(i)
    else lines.push(print)
  }
  return lines
}

/**
 * Whether glyphs stand where others stand already. Text that is drawn twice to look bold does not count, nor do marks, which
 * stand over letters.
 */
function covers(below: readonly number[], above: readonly number[], { unicode, x0, x1 }: Glyphs): boolean {
  const lettersOf = (glyphs: readonly number[]) =>
    glyphs.filter((i) => !isMark(unicode[i] as number)).sort((a, b) => (x0[a] as number) - (x0[b] as number))
  const sorted = lettersOf(below)
  let [covered, k] = [0, 0]
  for (const i of lettersOf(above)) {
    const middle = ((x0[i] as number) + (x1[i] as number)) / 2
    while (k < sorted.length && (x1[sorted[k] as number] as number) <= middle) k++
    const under = sorted[k]
    if (under !== undefined && (x0[under] as number) < middle && unicode[under] !== unicode[i]) covered++
  }
  return covered >= COVERED
}
