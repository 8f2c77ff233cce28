import { rowKindOf } from '../../vocabulary/row-kinds.ts'
import type { Cell } from '../cell.ts'
import { findCentredRows } from './centred-rows.ts'
import { withoutFurtherDates } from './further-dates.ts'
import { liftLinesApart } from './lines-apart.ts'
import { liftNoteBelowRows, liftRatesAmongRows } from './notes-among-rows.ts'
import { holdsText, type LineGroup, type RowLine } from './row-line.ts'
import { liftTitlesAboveRows } from './titles-above-rows.ts'
import { wrapsUpwards } from './wraps-upwards.ts'

/** Where the line with the amount stands within the lines of its row. */
type RowStyle = 'amount-first' | 'amount-last' | 'amount-within'

/** Weights of what speaks for a new row before a line. A ruling is drawn on purpose; a gap nearly so. */
const RULED = 10
const DATED = 6
const WIDE_GAP = 7
const OUTDENTED = 2
const PAGE_TOP = 1
/** How much the way the other rows are built counts where nothing else speaks. */
const STYLE = 3
/** One style is that of the table when more than this many times as many rows have it as have the other. */
const CLEAR_MAJORITY = 3
/** What tells in fewer of the rows of several lines is an accident. */
const TOLD_SHARE = 0.25
/** A gap is wide when it exceeds the narrowest one around by this factor. */
const WIDER = 1.12
/** Two gaps are the same within this share. */
const SAME_GAP = 0.97
/** The least distance of printed lines, in font sizes; only amounts set between two lines of text stand closer. */
const MIN_PITCH = 1.15
/** The greatest usual distance of lines of one row, in font sizes. */
const WIDEST_PITCH = 2
/** Lines of a row stand at most this many times the usual pitch apart. */
const MAX_PITCH = 1.6
/** Texts begin at the same margin when they differ by no more, in points. */
const SAME_MARGIN = 1
/** A line starts further left than the lines of the row above, in points. */
const OUTDENT = 2.5

/**
 * Groups the lines of a table into rows. Each row has exactly one line with an amount (its anchor), so between two
 * anchors there is exactly one boundary; rulings, dates, gaps, indents and the way the other rows are built say
 * where. Lines that belong to no row come out as headings.
 */
export function placeBoundaries(all: readonly RowLine[]): LineGroup[] {
  return splitAtBands(all).flatMap((lines) =>
    lines[0]?.band === undefined ? placeAmong(lines) : groupOfBand(lines),
  )
}

/** Lines of a row that the user has drawn stand by themselves, those between drawn rows together. */
function splitAtBands(lines: readonly RowLine[]): RowLine[][] {
  if (lines.every(({ band }) => band === undefined)) return [[...lines]]
  const runs: RowLine[][] = []
  for (const line of lines) {
    const last = runs.at(-1)?.at(-1)
    if (last && last.band === line.band && last.part === line.part) runs.at(-1)?.push(line)
    else runs.push([line])
  }
  return runs
}

function groupOfBand(lines: readonly RowLine[]): LineGroup[] {
  if (lines.some(({ isAnchor }) => isAnchor)) return [{ kind: 'row', lines }]
  return lines.map((line) => ({ kind: 'heading', lines: [line] }))
}

function placeAmong(printed: readonly RowLine[]): LineGroup[] {
  const lines = withoutFurtherDates(printed)
  const pitch = usualPitch(lines)
  const blocks = splitBlocks(lines)
  const style = findStyle(blocks)
  const groups = blocks.flatMap((block) =>
    block.kind === 'heading' ? [block] : splitRows(block.lines, style, pitch),
  )
  return liftRatesAmongRows(liftNoteBelowRows(liftLinesApart(liftTitlesAboveRows(groups))))
}

/** The distance between lines of one row: a low quantile of all distances, since rows stand further apart. */
function usualPitch(lines: readonly RowLine[]): number {
  const gaps = lines.flatMap(({ gap }) => (gap === null ? [] : [gap])).sort((a, b) => a - b)
  return Math.min(WIDEST_PITCH, Math.max(MIN_PITCH, gaps[Math.floor(gaps.length / 4)] ?? 0))
}

/** Cuts at the lines that belong to no row. */
function splitBlocks(lines: readonly RowLine[]): LineGroup[] {
  const blocks: { kind: 'row' | 'heading'; lines: RowLine[] }[] = []
  for (const line of lines) {
    const last = blocks.at(-1)
    if (line.isForeign) blocks.push({ kind: 'heading', lines: [line] })
    else if (last?.kind === 'row') last.lines.push(line)
    else blocks.push({ kind: 'row', lines: [line] })
  }
  return blocks
}

/** Looks where the lines themselves say where a row begins, and how many lines then stand before and after amounts. */
function findStyle(blocks: readonly LineGroup[]): RowStyle {
  let [before, after, told, asked] = [0, 0, 0, 0]
  for (const [k, { kind, lines }] of blocks.entries()) {
    if (kind === 'heading') continue
    const anchors = anchorsOf(lines)
    // Between two headings, as of days, one amount makes one row.
    if (anchors.length === 1 && isHeading(blocks[k - 1]) && isHeading(blocks[k + 1])) {
      asked++
      if (lines.length > 1) told++
      if (anchors[0] !== 0) before++
      if (anchors[0] !== lines.length - 1) after++
    }
    for (const [i, b] of anchors.entries()) {
      const a = anchors[i - 1]
      // Nothing of the row of a balance stands above it.
      if (a === undefined || b - a < 2 || lines[b]?.isBalance) continue
      asked++
      const scores = evidence(lines, a, b, null)
      const best = Math.max(...scores.map(({ score }) => score))
      const winners = scores.filter(({ score }) => score === best)
      if (best <= PAGE_TOP || winners.length > 1) continue
      told++
      const at = (winners[0] as { at: number }).at
      if (at < b) before++
      if (at > a + 1) after++
    }
  }
  if (told < TOLD_SHARE * asked) [before, after] = [0, 0]
  if (before === 0 && after === 0 && wrapsUpwards(blocks)) return 'amount-last'
  if (before > after * CLEAR_MAJORITY) return 'amount-last'
  return before > 0 && after <= before * CLEAR_MAJORITY ? 'amount-within' : 'amount-first'
}

const isHeading = (block: LineGroup | undefined): boolean => block?.kind === 'heading'

const anchorsOf = (lines: readonly RowLine[]): number[] =>
  lines.flatMap(({ isAnchor }, i) => (isAnchor ? [i] : []))

/** For each line after anchor `a` up to anchor `b`, how much speaks for a row that begins there. */
function evidence(
  lines: readonly RowLine[],
  a: number,
  b: number,
  style: RowStyle | null,
): { at: number; score: number }[] {
  const span = lines.slice(a + 1, b + 1)
  const gaps = span.flatMap(({ gap }) => (gap === null ? [] : [gap]))
  const [narrowest, widest] = [Math.min(...gaps), Math.max(...gaps)]
  const lefts = span.map(textLeft)
  return span.map((line, i) => {
    let score = 0
    if (line.isRuledOff) score += RULED
    if (line.gap === null) score += PAGE_TOP
    // Unless amounts stand on the first line of their rows, a date beside one says nothing.
    const isBesideAmount = style !== 'amount-first' && a + 1 + i === b
    if (line.hasDate && !isBesideAmount) score += DATED
    if (line.gap !== null && line.gap >= widest * SAME_GAP && widest > Math.max(narrowest, MIN_PITCH) * WIDER)
      score += WIDE_GAP
    const left = lefts[i]
    // Another page may have another margin.
    const others = lefts.filter((other, k) => k !== i && other !== null && span[k]?.part === line.part)
    if (left != null && others.length > 0 && others.every((other) => (other as number) - left > OUTDENT))
      score += OUTDENTED
    return { at: a + 1 + i, score }
  })
}

/** Where the text of a line begins, apart from its dates and amounts. */
function textLeft({ cells, columns }: RowLine): number | null {
  let left: number | null = null
  for (let c = 0; c < cells.length; c++) {
    if (!holdsText(columns[c])) continue
    for (const { x0 } of (cells[c] as Cell).words) if (left === null || x0 < left) left = x0
  }
  return left
}

/** Over a page break a row goes on to text right under the titles; what stands at the top of a page may be anything. */
const isTied = ({ gap, isUnderTitles }: RowLine): boolean => gap !== null || isUnderTitles

/** The text of a row over a page break, above another row: it begins where that of the row does. */
function goesOn(line: RowLine, row: RowLine): boolean {
  const isText = line.cells.every((cell, c) => cell.isEmpty || holdsText(line.columns[c]))
  const [left, own] = [textLeft(line), textLeft(row)]
  return (
    isText &&
    left !== null &&
    own !== null &&
    Math.abs(left - own) <= SAME_MARGIN &&
    line.line.size === row.line.size
  )
}

function splitRows(lines: readonly RowLine[], style: RowStyle, pitch: number): LineGroup[] {
  const anchors = anchorsOf(lines)
  const [first, last] = [anchors[0], anchors.at(-1)]
  if (first === undefined || last === undefined)
    return lines.map((line) => ({ kind: 'heading', lines: [line] }))
  const isNear = ({ gap }: RowLine) => gap === null || gap <= pitch * MAX_PITCH

  let start = first
  while (start > 0 && !lines[first]?.isBalance && isNear(lines[start] as RowLine)) start--
  let end = last + 1
  while (end < lines.length && isNear(lines[end] as RowLine) && isTied(lines[end] as RowLine)) end++

  const asHeading = (line: RowLine): LineGroup => ({ kind: 'heading', lines: [line] })
  const around = (rows: readonly LineGroup[]): LineGroup[] => [
    ...lines.slice(0, start).map(asHeading),
    ...rows,
    ...lines.slice(end).map(asHeading),
  ]
  const centred = findCentredRows(lines.slice(start, end))
  if (centred !== null) {
    const ends = [...centred.starts.slice(1), centred.end]
    end = start + centred.end
    return around(
      centred.starts.map((at, i) => ({
        kind: 'row',
        lines: lines.slice(start + at, start + (ends[i] as number)),
      })),
    )
  }
  const rows: LineGroup[] = []
  let from = start
  for (const [i, a] of anchors.entries()) {
    const b = anchors[i + 1]
    const { endOfRow, nextStart } =
      b === undefined ? { endOfRow: end, nextStart: end } : split(lines, a, b, style, isNear)
    rows.push({ kind: 'row', lines: lines.slice(from, endOfRow) })
    from = nextStart
  }
  return around(rows)
}

/**
 * Where between two anchors one row ends and the next begins. Lines too far from either, as a letterhead above the
 * first row of a page, belong to neither.
 */
function split(
  lines: readonly RowLine[],
  a: number,
  b: number,
  style: RowStyle,
  isNear: (line: RowLine) => boolean,
): { endOfRow: number; nextStart: number } {
  if (b === a + 1) return { endOfRow: b, nextStart: b }
  let earliest = b
  while (!lines[b]?.isBalance && earliest > a + 1 && isNear(lines[earliest] as RowLine)) earliest--
  let latest = a + 1
  const next = lines[b] as RowLine
  const isRow = next.hasDate || rowKindOf(next.line.text) === 'closing'
  // Over a page break a row goes on to text that reaches down to the next row, too.
  while (
    latest < b &&
    isNear(lines[latest] as RowLine) &&
    (isTied(lines[latest] as RowLine) ||
      earliest <= latest ||
      (isRow && goesOn(lines[latest] as RowLine, lines[a] as RowLine)))
  )
    latest++
  if (latest < earliest) return { endOfRow: latest, nextStart: earliest }
  let best = { at: earliest, score: Number.NEGATIVE_INFINITY }
  for (const { at, score } of evidence(lines, a, b, style)) {
    if (at < earliest || at > latest) continue
    const fits =
      style === 'amount-first' ? at === b : style === 'amount-last' ? at === a + 1 : at > a + 1 && at < b
    const total = score + (fits ? STYLE : 0)
    // A tie goes to the later line: most statements print the amount on the first line of a row.
    if (total > best.score || (total === best.score && style !== 'amount-last')) best = { at, score: total }
  }
  return { endOfRow: best.at, nextStart: best.at }
}
