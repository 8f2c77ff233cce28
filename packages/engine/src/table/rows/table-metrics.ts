import type { Gap } from './chains.ts'
import type { RowLine } from './row-line.ts'
import { textRight } from './text-layout.ts'

/** What a table shows of its lines before anything is known of its rows. Distances are in font sizes. */
export type TableMetrics = {
  /** The usual distance between lines of one row. */
  readonly pitch: number
  /** The least usual distance, and the greatest, between rows that stand right below each other; null where none do. */
  readonly rowGap: number | null
  readonly widestRowGap: number | null
  /** Which share of the lines without an amount stands nearer to the line above than rows do. */
  readonly nearShare: number
  /** How many rows stand right below another. */
  readonly adjacentRows: number
  /** How many lines most often stand between two amounts, and how often that is so, from 0 to 1. */
  readonly usualLines: number
  readonly usualShare: number
  /** At least half of the lines with an amount print a date. */
  readonly areDated: boolean
  /** Where texts end at most, in points, and those beside amounts. */
  readonly right: number
  readonly amountRight: number
}

/** Only amounts set between two lines of text stand closer than this to a line: half the pitch of the text. */
const HALF = 0.9
/** The least and the greatest usual pitch of the lines of a row. */
export const MIN_PITCH = 1.15
const MAX_PITCH = 2
/** Rows stand farther apart than the lines of a row: a low quantile of all distances is that of the latter. */
const QUARTER = 0.25
/** A tenth of the rows may stand unusually near, and another unusually far. */
const LOW = 0.1
const HIGH = 0.9
/** Lines of a row are nearer to each other than this share of the distance of rows. */
export const NEARER = 0.9
/** Shares are counted as if there were this many further cases against. */
const DOUBT = 2
/** The fewest pairs of rows that tell more than those beside balances, too. */
const MIN_BESIDE = 3

export const pitchOf = (gap: number): number => (gap < HALF ? 2 * gap : gap)

export function measureTable(all: readonly RowLine[], gaps: readonly Gap[]): TableMetrics {
  const lines = all.filter(({ isForeign }) => !isForeign)
  const texts = lines.filter(({ isAnchor }) => !isAnchor)
  const anchors = lines.filter(({ isAnchor }) => isAnchor)
  const distances = sorted(lines.flatMap(({ gap }) => (gap === null ? [] : [pitchOf(gap)])))
  const inner = gaps.filter(({ hasRowAbove, hasRowBelow }) => hasRowAbove && hasRowBelow)
  // Balances and sums of days are built otherwise than the rows between them.
  const beside = inner.filter(({ from, to }) => !all[from - 1]?.isBalance && !all[to]?.isBalance)
  const between = beside.length >= MIN_BESIDE ? beside : inner
  const adjacent = between.filter(({ from, to }) => from === to)
  const rowGaps = sorted(adjacent.flatMap(({ to }) => all[to]?.gap ?? []))
  const rowGap = quantile(rowGaps, LOW)
  const near = texts.filter(({ gap }) => gap !== null && rowGap !== null && gap < NEARER * rowGap)
  const counts = new Map<number, number>()
  for (const { from, to } of between) counts.set(to - from, (counts.get(to - from) ?? 0) + 1)
  const [usualLines, times] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [0, 0])
  return {
    pitch: Math.min(MAX_PITCH, Math.max(MIN_PITCH, quantile(distances, QUARTER) ?? 0)),
    rowGap,
    widestRowGap: quantile(rowGaps, HIGH),
    nearShare: near.length / Math.max(1, texts.filter(({ gap }) => gap !== null).length),
    adjacentRows: adjacent.length,
    usualLines,
    usualShare: times / (between.length + DOUBT),
    areDated: anchors.filter(({ hasDate }) => hasDate).length >= anchors.length / 2,
    right: Math.max(0, ...lines.map(textRight)),
    amountRight: Math.max(0, ...anchors.map(textRight)),
  }
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

const quantile = (values: readonly number[], share: number): number | null =>
  values[Math.floor(values.length * share)] ?? null
