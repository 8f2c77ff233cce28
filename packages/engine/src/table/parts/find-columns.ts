import { MAX_PAGE_SIDE } from '../../geometry/page-side.ts'
import type { Span } from '../../geometry/span.ts'
import { SAME_EDGE, SPACE, WIDEST_SPACE } from '../../geometry/tolerances.ts'
import { widerThanFixedSpace } from '../../layout/fixed-pitch.ts'
import { splitAtGaps } from '../../layout/split-at-gaps.ts'
import type { Line, Word } from '../../layout/word.ts'
import type { Ruling } from '../../pdf/page.ts'
import type { ColumnRole } from '../../vocabulary/language.ts'
import type { LineTests } from '../line-tests.ts'
import type { Column, HeaderCell } from '../table.ts'

/** Resolution of the search for gutters, in points. */
const STEP = 0.5
const SPACE_COST = 0.9
/** A gutter is at least this wide, in points. */
const MIN_GUTTER = 3
const HAS_LETTER = /\p{L}/u
/** The number of a document: two digits may be a day or a count. */
const NUMBER = /^\d{3,}$/
/** A vertical ruling parts two columns where rulings run along this share of the body's height. */
const RULED_SHARE = 0.5

/**
 * Draws the borders between the columns under a header: along a vertical ruling where there is one, else in the
 * gutter between two titles that the fewest words of the body cross.
 *
 * @param body the lines that hold the table's rows
 * @param rulings vertical ones of the page
 * @param costs of gutters, where more rows than those of the body say where they are
 * @param margins where the first column begins and the last one ends, in points
 * @param begun the titles under whose left edge words begin
 */
export function findColumns(
  cells: readonly HeaderCell[],
  body: readonly Line[],
  rulings: readonly Ruling[],
  costs: GutterCosts = crossingCosts(body, () => []),
  margins: Span = { x0: Number.NEGATIVE_INFINITY, x1: Number.POSITIVE_INFINITY },
  begun: ReadonlySet<HeaderCell> = titlesOverWords(cells, body),
): Column[] {
  const inBody = rulingsInBody(body, rulings)
  const borders = cells.slice(1).map((right, i) => {
    const left = cells[i] as HeaderCell
    const [from, to] = left.x1 <= right.x0 ? betweenTitles(left, right, body) : [right.x0, left.x1]
    const ruled = inBody.find((x) => x >= from - 1 && x <= to + 1)
    if (ruled !== undefined) return ruled
    const stretches = cheapestStretches(costs, from, to)
    const side = sideOf(left.role, right.role)
    if (side !== 'widest') return middleOf(chooseGutter(stretches, side))
    const last = stretches.at(-1)
    if (last && begun.has(right)) return middleOf(last)
    const [start, end] = [cells[i - 1]?.x1 ?? 0, cells[i + 2]?.x0 ?? Number.POSITIVE_INFINITY]
    const parting = stretches.filter((stretch) => partsWords(costs, stretch, start, end))
    return middleOf(chooseGutter(parting.length > 0 ? parting : stretches, side))
  })
  return cells.map(({ title, role, stacked }, i) => ({
    title,
    role,
    ...(stacked ? { stacked } : {}),
    x0: i === 0 ? margins.x0 : (borders[i - 1] as number),
    x1: i === cells.length - 1 ? margins.x1 : (borders[i] as number),
  }))
}

/** The fewest lines, and the least share of them, that show that words begin where their title does. */
const [MIN_UNDER, MOST_UNDER] = [3, 0.8]

/** The titles right under whose left edge words begin: `EUR   0,41   EUR   292,72` under `Mutatie` and `Saldo`. */
export function titlesOverWords(
  cells: readonly HeaderCell[],
  rows: readonly Line[],
): ReadonlySet<HeaderCell> {
  const isOverWords = ({ x0 }: HeaderCell): boolean => {
    const reaching = rows.filter((line) => line.words.length > 1 && line.x1 > x0)
    const begun = reaching.filter(({ words }) => words.some((word) => Math.abs(word.x0 - x0) <= SAME_EDGE))
    return begun.length >= Math.max(MIN_UNDER, MOST_UNDER * reaching.length)
  }
  return new Set(cells.filter(isOverWords))
}

/**
 * Where the border between two columns may stand: between their titles, unless the first is one of days. Days may end
 * before their title does, if texts begin behind them under its end: `Date de Valeur` is longer than `01/07/2026`. Or they
 * end behind the beginning of the next title: `Wert Vorgang` stands over `19.10. Miete`.
 */
function betweenTitles(left: HeaderCell, right: HeaderCell, body: readonly Line[]): [number, number] {
  const { role, x0, x1 } = left
  if (role === 'reference') return behindNumbers(left, right, body)
  if (role !== 'date' && role !== 'valueDate') return [x1, right.x0]
  const days = body.flatMap(({ words, dates }) =>
    dates.flatMap(({ to }) => {
      const [last, next] = [words[to - 1] as Word, words[to]]
      if (last.x1 <= x0 || last.x0 >= x1) return []
      // A time of day, or a number, belongs to the day.
      return [{ end: last.x1, next: next && HAS_LETTER.test(next.text) ? next.x0 : Infinity }]
    }),
  )
  const end = Math.max(...days.map((day) => day.end))
  const next = Math.min(...days.map((day) => day.next))
  if (next < x1 && end < x1) return [end, right.x0]
  const reachNext =
    right.role !== 'date' && right.role !== 'valueDate' && days.some((day) => day.end > right.x0)
  return reachNext && end < next && next < right.x1 ? [end, next] : [x1, right.x0]
}

/** The fewest rows that print a number and a text under the title of the numbers, and their least share. */
const MIN_NUMBERED = 4
const NUMBERED_SHARE = 0.8

/**
 * The same behind numbers of documents: `COMPROBANTE` may be wider than all of them, so that texts begin under its end and run on
 * under the next title: `118240 K COTO`. What ends before that is a part of the number: `2410012562 WLAX3757`.
 */
function behindNumbers(left: HeaderCell, right: HeaderCell, body: readonly Line[]): [number, number] {
  const numbered = body.flatMap(({ words }) => {
    const at = words.findIndex((word) => word.x1 > left.x0 && word.x0 < left.x1)
    const [number, next] = [words[at], words[at + 1]]
    if (!number || !NUMBER.test(number.text) || number.x0 < left.x0 - SAME_EDGE) return []
    const [text] = splitAtGaps(words.slice(at + 1), WIDEST_SPACE)
    const isText = (text?.at(-1) ?? number).x1 > right.x0
    return [{ end: number.x1, next: next?.x0 ?? Number.POSITIVE_INFINITY, isText }]
  })
  const within = numbered.filter(({ next, isText }) => next < left.x1 && isText)
  if (within.length < MIN_NUMBERED || within.length < NUMBERED_SHARE * numbered.length)
    return [left.x1, right.x0]
  const [end, next] = [
    Math.max(...numbered.map((number) => number.end)),
    Math.min(...within.map((number) => number.next)),
  ]
  return end < next ? [end, next] : [left.x1, right.x0]
}

/** For each STEP of x, how many words (and a little less: spaces within phrases and amounts) a vertical cut would hit. */
export type GutterCosts = Float32Array

export function crossingCosts(body: readonly Line[], amountsOf: LineTests['exactAmounts']): GutterCosts {
  const width = Math.min(MAX_PAGE_SIDE, Math.max(0, ...body.map(({ x1 }) => x1)))
  const change = new Float32Array(Math.ceil(width / STEP) + 3)
  const add = (from: number, to: number, cost: number) => {
    const [a, b] = [Math.max(0, Math.ceil(from / STEP)), Math.max(0, Math.floor(to / STEP) + 1)]
    if (b <= a) return
    change[a] = (change[a] ?? 0) + cost
    change[b] = (change[b] ?? 0) - cost
  }
  for (const line of body) {
    const { words } = line
    const values = [...amountsOf(line), ...line.dates]
    const space = widerThanFixedSpace(words) || SPACE
    for (let i = 0; i < words.length; i++) {
      const [word, next] = [words[i] as Word, words[i + 1]]
      add(word.x0 + STEP, word.x1 - STEP, 1)
      if (!next) continue
      const isWithin = () => values.some(({ from, to }) => from <= i && i + 1 < to)
      if (next.x0 - word.x1 < space * word.size || isWithin()) add(word.x1 - STEP, next.x0 + STEP, SPACE_COST)
    }
  }
  let sum = 0
  for (let at = 0; at < change.length; at++) {
    sum += change[at] as number
    change[at] = Math.round(sum * 10) / 10
  }
  return change
}

/** Which of several gutters between two titles parts their columns. */
type Side = 'first' | 'last' | 'widest'

/** Dates, amounts and references keep together, while the text beside them is ragged: they end at the nearest gutter. */
function sideOf(left: ColumnRole | null, right: ColumnRole | null): Side {
  const isValue = (role: ColumnRole | null) => role !== null && role !== 'description'
  if (isValue(left) === isValue(right)) return 'widest'
  return isValue(left) ? 'first' : 'last'
}

/** Where, between two x positions, a cut costs least, from left to right; never empty. */
function cheapestStretches(costs: GutterCosts, from: number, to: number): Stretch[] {
  const [first, last] = [Math.round(from / STEP), Math.round(to / STEP)]
  let cheapest = Number.POSITIVE_INFINITY
  let stretches: Stretch[] = []
  for (let at = first; at <= last; at++) {
    const cost = costs[at] ?? 0
    const open = stretches.at(-1)
    if (cost > cheapest) continue
    if (cost < cheapest) stretches = [{ start: at, end: at }]
    else if (open?.end === at - 1) stretches[stretches.length - 1] = { start: open.start, end: at }
    else stretches.push({ start: at, end: at })
    cheapest = cost
  }
  return stretches
}

/** Of the cheapest, the one on the side asked for. */
function chooseGutter(stretches: readonly Stretch[], side: Side): Stretch {
  const first = stretches[0] as Stretch
  if (side === 'first') return stretches.find(isGutter) ?? first
  if (side === 'last') return stretches.findLast(isGutter) ?? first
  return stretches.reduce((best, stretch) => (width(stretch) > width(best) ? stretch : best), first)
}

/** Whether words stand on both sides, as far as the titles of the next columns: a titled column has cells, too. */
function partsWords(costs: GutterCosts, { start, end }: Stretch, from: number, to: number): boolean {
  const hasWords = (a: number, b: number) => costs.subarray(Math.max(0, a), b).some((cost) => cost > 0)
  return hasWords(Math.round(from / STEP), start) && hasWords(end + 1, Math.round(to / STEP))
}

/** A range of the costs, both ends within. */
type Stretch = { readonly start: number; readonly end: number }
const middleOf = ({ start, end }: Stretch): number => ((start + end) / 2) * STEP
const width = ({ start, end }: Stretch): number => (end - start) * STEP
const isGutter = (stretch: Stretch): boolean => width(stretch) >= MIN_GUTTER

function rulingsInBody(body: readonly Line[], rulings: readonly Ruling[]): number[] {
  const [top, bottom] = [
    Math.min(...body.map((line) => line.top)),
    Math.max(...body.map((line) => line.bottom)),
  ]
  const covered = new Map<number, number>()
  for (const ruling of rulings) {
    const shared = Math.min(bottom, ruling.bottom) - Math.max(top, ruling.top)
    if (ruling.direction !== 'vertical' || shared <= 0) continue
    const x = Math.round((ruling.x0 + ruling.x1) / 2)
    covered.set(x, (covered.get(x) ?? 0) + shared)
  }
  return [...covered].filter(([, length]) => length >= RULED_SHARE * (bottom - top)).map(([x]) => x)
}
