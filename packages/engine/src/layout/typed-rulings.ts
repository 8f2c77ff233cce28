import { SAME_EDGE } from '../geometry/tolerances.ts'
import type { Page, Ruling } from '../pdf/page.ts'

/** Vertical rulings that were typed, as line printers did: strokes under each other. */
export type TypedRulings = {
  readonly rulings: readonly Ruling[]
  /** Their glyphs, which are no text. */
  readonly strokes: ReadonlySet<number>
}

/** `|`, `¦`, `│`, `┃`, `║` */
const isStroke = (unicode: number): boolean =>
  unicode === 0x7c || unicode === 0xa6 || unicode === 0x2502 || unicode === 0x2503 || unicode === 0x2551
/** The fewest lines whose strokes make a ruling... */
const MIN_LINES = 4
/** ...which stand at most this many font sizes apart, even with a line of dashes between two. */
const MAX_PITCH = 3.5
/** The empty space on one side of a stroke at a table's outer edge, in font sizes; strokes within texts have less... */
const CLEAR = 0.3
/** ...and more than this share of an edge's strokes have it. */
const CLEAR_SHARE = 0.5
/** The strokes within a table stand on most of the lines that its edge has. */
const SHARED_LINES = 0.8

const NONE: TypedRulings = { rulings: [], strokes: new Set() }

/** Finds the rulings of a page that consist of characters; texts such as `UPI|1234|` are left alone. */
export function findTypedRulings(page: Page): TypedRulings {
  const runs = findRuns(page)
  if (runs.length === 0) return NONE
  const isClear = clearTest(page)
  const edges = runs.filter((run) => run.filter(isClear).length > CLEAR_SHARE * run.length)
  const lineOf = (i: number) => Math.round(page.glyphs.baseline[i] as number)
  const isWithin = (run: readonly number[]) =>
    edges.some((edge) => {
      const lines = new Set(edge.map(lineOf))
      return (
        run.filter((i) => lines.has(lineOf(i))).length >= SHARED_LINES * Math.max(run.length, edge.length)
      )
    })
  const found = runs.filter((run) => edges.includes(run) || isWithin(run))
  return { rulings: found.map((run) => toRuling(page, run)), strokes: new Set(found.flat()) }
}

/**
 * Strokes at the same place on lines that follow each other. Where there are enough of them, others at their place belong
 * to the same grid, though texts of many lines stand between.
 */
function findRuns({ glyphs: { length, unicode, x0, baseline, size } }: Page): number[][] {
  const strokes: number[] = []
  for (let i = 0; i < length; i++) if (isStroke(unicode[i] as number)) strokes.push(i)
  const places: number[][] = []
  for (const i of strokes.sort((a, b) => (x0[a] as number) - (x0[b] as number))) {
    const place = places.at(-1)
    if (place && (x0[i] as number) - (x0[place[0] as number] as number) <= SAME_EDGE) place.push(i)
    else places.push([i])
  }
  return places.flatMap((place) => {
    const parts: number[][] = []
    for (const i of place.sort((a, b) => (baseline[a] as number) - (baseline[b] as number))) {
      const last = parts.at(-1)?.at(-1)
      const pitch = last === undefined ? Infinity : (baseline[i] as number) - (baseline[last] as number)
      if (pitch <= MAX_PITCH * (size[i] as number)) parts.at(-1)?.push(i)
      else parts.push([i])
    }
    return parts.some(({ length: lines }) => lines >= MIN_LINES) ? parts : []
  })
}

/** Whether nothing is printed close to a stroke on one of its sides. */
function clearTest({ glyphs: { length, unicode, x0, x1, baseline, size } }: Page): (i: number) => boolean {
  const lines = new Map<number, number[]>()
  for (let i = 0; i < length; i++) {
    if (unicode[i] === 0x20 || unicode[i] === 0xa0) continue
    const y = Math.round(baseline[i] as number)
    const line = lines.get(y)
    if (line) line.push(i)
    else lines.set(y, [i])
  }
  return (i) => {
    const others = (lines.get(Math.round(baseline[i] as number)) ?? []).filter((other) => other !== i)
    const room = CLEAR * (size[i] as number)
    const [left, right] = [x0[i] as number, x1[i] as number]
    const isFree = (from: number, to: number) =>
      others.every((other) => (x1[other] as number) <= from || (x0[other] as number) >= to)
    return isFree(left - room, left) || isFree(right, right + room)
  }
}

function toRuling({ glyphs: { x0, x1, top, bottom } }: Page, run: readonly number[]): Ruling {
  const [first, last] = [run[0] as number, run.at(-1) as number]
  const x = ((x0[first] as number) + (x1[first] as number)) / 2
  return { direction: 'vertical', x0: x, x1: x, top: top[first] as number, bottom: bottom[last] as number }
}
