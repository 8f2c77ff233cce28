import { COLUMN_EDGE } from '../../geometry/tolerances.ts'
import { isCurrencyCode } from '../../vocabulary/currencies.ts'
import { hasDigit } from '../../vocabulary/has-digit.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import { type Chain, type Gap, toChains } from './chains.ts'
import type { RowLine } from './row-line.ts'
import { MIN_PITCH, measureTable, NEARER, pitchOf, type TableMetrics } from './table-metrics.ts'
import { hasText, startOfText, textRight, wasNeeded } from './text-layout.ts'

export const STYLES = ['first', 'last', 'within', 'centred', 'dated'] as const
/**
 * Where the line with the amount stands within the lines of its row, or that rows begin with their date wherever it
 * stands: all rows of a table are mostly built alike.
 */
export type Style = (typeof STYLES)[number]

/** What speaks for or against a labelling, by a name that has a weight, and how much of it there is. */
export type Evidence = readonly [feature: string, value: number]

/** The lines of a table, and all that speaks for a label of theirs; lists are indexed by line. */
export type RowEvidence = {
  readonly lines: readonly RowLine[]
  readonly chains: readonly Chain[]
  /** Something else begins with this line: a row, or lines that are in none. */
  readonly breaks: readonly (readonly Evidence[])[]
  /** The same for the first break of a gap: the widest distance is in one place only. */
  readonly widest: readonly (readonly Evidence[])[]
  /** The line is in no row. What several such lines have in common counts once. */
  readonly none: readonly (readonly Evidence[])[]
  /** Some lines of a gap are in no row. */
  someNone(gap: Gap): readonly Evidence[]
  /** A row begins with this line. */
  start(at: number): readonly Evidence[]
  /** The row of an anchor has this number of lines above it, and below it, whatever the style. */
  row(anchor: number, above: number, below: number): readonly Evidence[]
  /** The same under a style. */
  rowInStyle(anchor: number, above: number, below: number, style: Style): readonly Evidence[]
  style(style: Style): readonly Evidence[]
}

/** Lines of a row stand hardly ever farther apart than this many times the usual pitch; as a logarithm to the base 2. */
const FAR = Math.log2(1.6)
/** Farther than four times that is no farther. */
const MOST_FAR = 2
/** A distance is wider than another when it exceeds it by this factor, */
const WIDER = 1.12
/** and the same when it reaches this share of it. */
const SAME = 0.97
/** How far, in font sizes, the amount may stand from half the height of its row. */
const CENTRE_TOLERANCE = 0.35
/** Sizes of letters are the same within this share. */
const SAME_SIZE = 0.03
/** This number of rows right below each other shows for sure that texts begin beside the amount. */
const SURE_ROWS = 8
const NOTHING: readonly Evidence[] = []

/** @param printed the lines of one table, in order */
export function findRowEvidence(printed: readonly RowLine[]): RowEvidence {
  const areBelow = haveDaysBelow(printed)
  const lines = areBelow
    ? printed.map((line) => (isDayAlone(line) ? { ...line, hasDate: false } : line))
    : printed
  const chains = toChains(lines)
  const measured = measureTable(lines, chains.flat())
  const metrics = areBelow ? { ...measured, areDated: true } : measured
  const breaks: Evidence[][] = lines.map(() => [])
  const widest: Evidence[][] = lines.map(() => [])
  const none: Evidence[][] = lines.map(() => [])
  for (const gap of chains.flat()) {
    if (gap.from === gap.to) continue
    const isWidest = widestIn(lines.slice(gap.from, gap.hasRowBelow ? gap.to + 1 : gap.to))
    const isBetween = placeOf(gap, lines) === 'between rows'
    const beside = { ...gap, isBetween, anchors: anchorsOf(gap, lines) }
    for (let at = gap.from; at < gap.to + (gap.hasRowBelow ? 1 : 0); at++) {
      const line = lines[at] as RowLine
      breaks[at] = breakBefore(line, lines[at - 1], gap, metrics)
      if (isBetween && isWidest(line)) widest[at] = [['break: widest', 1]]
      if (at < gap.to) none[at] = noneOf(line, at === gap.from, beside, metrics)
      if (areBelow && isDayAlone(printed[at] as RowLine)) none[at]?.push(['row: no date', 1])
    }
  }
  const areSingle = areSingleLines(chains.flat())
  const dates = [0]
  for (const line of printed) {
    const counts = areBelow ? isDayAlone(line) : line.hasDate
    dates.push((dates.at(-1) as number) + (counts ? 1 : 0))
  }
  const datesIn = (from: number, to: number) => (dates[to] as number) - (dates[from] as number)
  return {
    lines,
    chains,
    breaks,
    widest,
    none,
    someNone: (gap) => [[`none: ${placeOf(gap, lines)}`, 1]],
    start(at) {
      const { hasDate, isAnchor } = lines[at] as RowLine
      return hasDate ? [[isAnchor ? 'start: date and amount' : 'start: date', 1]] : NOTHING
    },
    row: (anchor, above, below) =>
      rowOf(lines[anchor] as RowLine, above, below, datesIn(anchor - above, anchor + below + 1), metrics),
    rowInStyle: (anchor, above, below, style) =>
      style === 'dated'
        ? datedOf(lines, anchor, above, datesIn(anchor - above, anchor + below + 1))
        : styleOf(lines, anchor, above, below, style, metrics),
    style: (style) =>
      style === 'first' ? NOTHING : [[`style: ${style}`, 1], ...(areSingle ? SHOWN_BY_NOTHING : [])],
  }
}

/** The fewest rows whose lines would show how they are built. */
const MIN_SHOWN = 3
/** The least share of the rows that have a day below their amount, for days to begin none. */
const DAYS_BELOW = 0.9

/**
 * Whether days below the amounts of the rows begin no row: nearly every row has one there, the last one too, and none stands
 * above the first. It is the day of value under that of booking, or that of the row before the rest of its text.
 */
function haveDaysBelow(lines: readonly RowLine[]): boolean {
  const anchors = lines.flatMap(({ isAnchor, isBalance }, i) => (isAnchor && !isBalance ? [i] : []))
  if (anchors.length < MIN_SHOWN || lines.slice(0, anchors[0]).some(isDayAlone)) return false
  const holdsDay = (at: number, a: number) =>
    lines.slice(at + 1, anchors[a + 1] ?? lines.length).some(isDayAlone)
  const shown = anchors.filter(holdsDay)
  return shown.at(-1) === anchors.at(-1) && shown.length >= DAYS_BELOW * anchors.length
}

/** Where no column is that of days, a text may begin with the day of its row: `30 August 2025 Transaction: 8840172`. */
const isDayAlone = ({ isAnchor, hasDate, line, columns }: RowLine): boolean =>
  !isAnchor && (hasDate || (line.dates[0]?.from === 0 && columns.every(({ role }) => !isOfDays(role))))

const isOfDays = (role: ColumnRole | null): boolean => role === 'date' || role === 'valueDate'

const SHOWN_BY_NOTHING: readonly Evidence[] = [['style: shown by no row', 1]]

/** Whether rows stand right below each other without a line between any two of them. */
function areSingleLines(gaps: readonly Gap[]): boolean {
  const between = gaps.filter(({ hasRowAbove, hasRowBelow }) => hasRowAbove && hasRowBelow)
  return between.length >= MIN_SHOWN && between.every(({ from, to }) => from === to)
}

/** Whether a line stands markedly farther below the one above it than others do. */
function widestIn(lines: readonly RowLine[]): (line: RowLine) => boolean {
  const gaps = lines.flatMap(({ gap }) => (gap === null ? [] : [pitchOf(gap)]))
  const [narrowest, widest] = [Math.min(...gaps), Math.max(...gaps)]
  const tells = widest > Math.max(narrowest, MIN_PITCH) * WIDER
  return ({ gap }) => tells && gap !== null && gap >= widest * SAME
}

function breakBefore(line: RowLine, above: RowLine | undefined, gap: Gap, metrics: TableMetrics): Evidence[] {
  const { pitch, rowGap, widestRowGap, nearShare, usualLines, usualShare, right } = metrics
  const found: Evidence[] = []
  if (line.isRuledOff) found.push(['break: ruling', 1])
  if (line.hasDate && !line.isAnchor) found.push(['break: date', 1])
  const isTold = above !== undefined && !above.isForeign && line.line.words[0]?.text.endsWith(':') !== true
  const isNeeded = !isTold || wasNeeded(above, line, right)
  if (!isNeeded) found.push(['break: without need', 1])
  if (line.gap === null) {
    found.push([line.isUnderTitles ? 'break: under titles' : 'break: page', 1])
    if (!gap.hasRowBelow) found.push(['break: page below the last', 1])
    return found
  }
  const far = Math.log2(line.gap / pitch)
  if (far > 0) found.push(['break: wide', Math.min(far, FAR)])
  if (far > FAR) found.push(['break: far', Math.min(far - FAR, MOST_FAR)])
  if (widestRowGap !== null && line.gap > WIDER * widestRowGap) found.push(['break: beyond rows', 1])
  if (rowGap !== null && line.gap < NEARER * rowGap) found.push(['break: nearer than rows', 1])
  if (rowGap !== null && line.gap >= SAME * rowGap) {
    if (!line.isAnchor) found.push(['break: as rows', nearShare])
    else if (usualLines === 0) found.push(['break: amount as rows', usualShare])
    if (!line.isAnchor && usualLines === 0 && !isNeeded && isOfWords(line))
      found.push(['break: words as single rows', usualShare ** SINGLE])
  }
  return found
}

/** `ANNA EXAMPLE`, `Cash advances`: a single word is rather the end of a text. */
const isOfWords = ({ line }: RowLine): boolean => line.words.length > 1 && !hasDigit(line.text)

/** The power of the share of single lines: 0.9 counts as 0.66, and a half as next to nothing. */
const SINGLE = 4

/** A rate has decimals: `15%` may be part of a text. */
const RATE = /\d[.,]\d+ ?%/
/** `125.00 CR` at the end of a line. */
const ENDS_IN_AMOUNT = /\d[.,]\d\d(?!\d)\W*\S{0,4}$/

/** `EUR 318.00`, `Fee 1.75% CHF 5.28`: with its currency an amount is part of a text, as of a purchase abroad. */
const namesCurrencyOfLast = ({ words }: RowLine['line']): boolean => isCurrencyCode(words.at(-2)?.text ?? '')

/** A gap, and the lines with amounts next to it: that below comes first. */
type Beside = Gap & { readonly isBetween: boolean; readonly anchors: readonly RowLine[] }

const anchorsOf = ({ from, to, hasRowAbove, hasRowBelow }: Gap, lines: readonly RowLine[]): RowLine[] =>
  [hasRowBelow ? lines[to] : undefined, hasRowAbove ? lines[from - 1] : undefined].filter(
    (line) => line !== undefined,
  )

/**
 * What says that a line is in no row. Between rows an amount or smaller print is mostly part of a text, and so is a rate on a
 * line nearer to the one above than rows are to each other.
 */
function noneOf(
  rowLine: RowLine,
  isFirst: boolean,
  { hasRowAbove, isBetween, anchors }: Beside,
  { amountRight, rowGap }: TableMetrics,
): Evidence[] {
  const { line } = rowLine
  const found: Evidence[] = []
  const size = anchors[0]?.line.size ?? 0
  const isPaidAbroad = namesCurrencyOfLast(line)
  const start = startOfText(rowLine)
  const isUnderText = anchors.some((anchor) => Math.abs(startOfText(anchor) - start) <= COLUMN_EDGE)
  const place = isUnderText ? ' under a text' : ''
  if (isUnderText) found.push(['none: under a text', 1])
  if (textRight(rowLine) > amountRight + 1) found.push(['none: wider', 1])
  if (line.size > (1 + SAME_SIZE) * size) found.push([`none: larger${place}`, 1])
  const isNear = isBetween && rowGap !== null && rowLine.gap !== null && rowLine.gap < NEARER * rowGap
  if (!isNear && !isPaidAbroad && rowLine.cells.some(({ text }) => RATE.test(text)))
    found.push([`none: rate${place}`, 1])
  if (!isBetween && !isPaidAbroad && ENDS_IN_AMOUNT.test(line.text)) found.push([`none: amount${place}`, 1])
  if (!isBetween && line.size < (1 - SAME_SIZE) * size) found.push([`none: smaller${place}`, 1])
  if (isFirst && !hasRowAbove && rowLine.gap !== null) found.push(['none: under heading', 1])
  if (isFirst && !hasRowAbove && rowLine.isUnderTitles) found.push(['none: under titles', 1])
  return found
}

/** Nothing of the row of a balance stands above it, and an opening one begins another list. */
function placeOf({ to, hasRowAbove, hasRowBelow }: Gap, lines: readonly RowLine[]): string {
  const below = lines[to]
  if (!hasRowAbove) return 'above the first'
  if (!hasRowBelow || below === undefined) return 'below the last'
  if (!below.isBalance) return 'between rows'
  return rowKindOf(below.line.text) === 'opening' ? 'above an opening balance' : 'below the last'
}

function rowOf(
  anchor: RowLine,
  above: number,
  below: number,
  dates: number,
  { usualLines, usualShare, areDated }: TableMetrics,
): Evidence[] {
  const found: Evidence[] = []
  const count = above + below
  if (anchor.isBalance && above > 0) found.push(['row: balance with lines above', 1])
  if (anchor.isBalance && below > 0) found.push(['row: balance with lines below', 1])
  if (usualLines === 0 && count > 0) found.push(['row: not one line', usualShare])
  if (count < usualLines) found.push(['row: fewer lines', usualShare ** 2])
  if (dates > 1) found.push(['row: two dates', 1])
  if (dates === 0 && areDated) found.push(['row: no date', 1])
  if (count === 0 && !hasText(anchor)) found.push(['row: no text', 1])
  return found
}

function styleOf(
  lines: readonly RowLine[],
  anchor: number,
  above: number,
  below: number,
  style: Exclude<Style, 'dated'>,
  { adjacentRows }: TableMetrics,
): readonly Evidence[] {
  if (above + below === 0) return NOTHING
  if (style === 'centred')
    return [[isCentred(lines, anchor, above, below) ? 'centred: in the middle' : 'centred: off', 1]]
  if (style === 'within') return above === 0 || below === 0 ? [['within: at an end', 1]] : NOTHING
  if (style === 'last') return below > 0 ? [['last: lines below', 1]] : NOTHING
  if (above === 0) return NOTHING
  return [
    ['first: lines above', 1],
    ['first: lines above, for sure', Math.min(1, adjacentRows / SURE_ROWS)],
  ]
}

/** Rows without any date may stand under that of another. */
function datedOf(lines: readonly RowLine[], anchor: number, above: number, dates: number): Evidence[] {
  if (dates > 0) return lines[anchor - above]?.hasDate ? [] : [['dated: lines above the date', 1]]
  return above > 0 ? [['dated: lines above', 1]] : []
}

/** Whether the first and the last line of a row stand equally far above and below its anchor, on one page. */
export function isCentred(lines: readonly RowLine[], anchor: number, above: number, below: number): boolean {
  const [top, middle, bottom] = [lines[anchor - above], lines[anchor], lines[anchor + below]].map(
    (rowLine) => rowLine?.line,
  )
  if (!top || !middle || !bottom || top.page !== middle.page || bottom.page !== middle.page) return false
  return Math.abs(top.baseline + bottom.baseline - 2 * middle.baseline) <= CENTRE_TOLERANCE * middle.size
}
