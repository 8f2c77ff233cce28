import type { Component } from './components.ts'
import { dotLeaders } from './dot-leaders.ts'
import { boundsOf, type PixelBox } from './gray-image.ts'
import { sidewaysLetters } from './sideways-text.ts'

/** Letters that stand close behind each other on one line. Never empty. */
export type Segment = PixelBox & { readonly parts: readonly Component[] }

/** Letters of running text are this high, in pixels at 300 dpi: 4 to 25 points. */
const [MIN_LETTER, MAX_LETTER] = [9, 75]
/** In letter heights: what is smaller is dust, what is larger a picture. */
const [DUST, LARGE] = [0.09, 4.5]
/** What is left of a drawn box is higher than this many letters, and longer than this many times its height. */
const FRAME = { height: 1.9, length: 2.5 }
/** A gap this wide, in letter heights, parts two cells; words of one stand closer. */
const GAP = 1.25
/** Two letters of a line have at least this share of the lower one's height in common. */
const SAME_HEIGHT = 0.45
/** In letter heights: what is lower is a point, a comma or a dash, which may stand on the line or above it. */
const LOW = 0.5
/** In heights of the lower one: letters of two lines that touch. */
const TWO_LINES = 2.3
/** In letter heights: how far a point or comma may reach below its line. */
const BELOW = 0.35
/** A page of noise has more. */
const MOST_SEGMENTS = 900

/** The height of most letters; null where there are none. */
export function letterHeight(components: readonly Component[]): number | null {
  const heights = components
    .filter(({ x0, x1, top, bottom }) => {
      const [w, h] = [x1 - x0, bottom - top]
      return h >= MIN_LETTER && h <= MAX_LETTER && w >= 2 && w <= 2 * MAX_LETTER
    })
    .map(({ top, bottom }) => bottom - top)
  return heights.length === 0 ? null : (Float64Array.from(heights).sort()[heights.length >> 1] as number)
}

/**
 * Joins letters to the stretches of text that can be recognised as one line. Bottom-up, by what stands beside each
 * other, so that lines set tight or side by side stay apart.
 */
export function findSegments(components: readonly Component[], height: number): Segment[] {
  const isLetter = ({ x0, x1, top, bottom }: Component) => {
    const [w, h] = [x1 - x0, bottom - top]
    const isFrame = h > FRAME.height * height && w > FRAME.length * h
    return Math.max(w, h) > DUST * height && h <= LARGE * height && !isFrame
  }
  const all = components.filter(isLetter)
  const [sideways, leaders] = [sidewaysLetters(all, height), dotLeaders(all, height)]
  const letters = all
    .filter((component) => !sideways.has(component) && !leaders.has(component))
    .sort((a, b) => a.x0 - b.x0)
  const band = Math.max(1, Math.round(height))
  const bands = new Map<number, number[]>()
  for (const [i, { top, bottom }] of letters.entries()) {
    for (let b = Math.floor(top / band) - 1; b <= Math.floor(bottom / band) + 1; b++) {
      const inBand = bands.get(b)
      if (inBand) inBand.push(i)
      else bands.set(b, [i])
    }
  }
  const parents = letters.map((_, i) => i)
  const rootOf = (i: number): number => {
    let root = i
    while (parents[root] !== root) root = parents[root] as number
    parents[i] = root
    return root
  }
  const join = (i: number, j: number): void => {
    parents[rootOf(j)] = rootOf(i)
  }
  const isLow = ({ top, bottom }: Component) => bottom - top < LOW * height
  const lettersBeside = new Map<number, number[]>()
  const lowPairs: (readonly [number, number])[] = []
  for (const [i, letter] of letters.entries()) {
    const beside = bands.get(Math.floor((letter.top + letter.bottom) / 2 / band)) ?? []
    for (let k = firstAfter(beside, i); k < beside.length; k++) {
      const j = beside[k] as number
      const other = letters[j] as Component
      if (other.x0 - letter.x1 > GAP * height) break
      if (!areOnOneLine(letter, other, height)) continue
      const [low, high] = isLow(letter) ? [i, j] : [j, i]
      if (isLow(letter) && isLow(other)) lowPairs.push([i, j])
      else if (isLow(letter) || isLow(other))
        lettersBeside.set(low, [...(lettersBeside.get(low) ?? []), high])
      else join(i, j)
    }
  }
  // The dot of a j may stand right below a g, and a comma above that dot: they must not join the two lines.
  for (const [i, beside] of lettersBeside) {
    const nearest = nearestLine(
      letters[i] as Component,
      beside.map((j) => letters[j] as Component),
      height,
    )
    for (const j of beside) if (areOnOneLine(letters[j] as Component, nearest, height)) join(i, j)
  }
  for (const [i, j] of lowPairs) {
    const isAlone = !lettersBeside.has(i) || !lettersBeside.has(j)
    if (isAlone || shared(letters[i] as Component, letters[j] as Component) > 0) join(i, j)
  }
  const groups = new Map<number, Component[]>()
  for (const [i, letter] of letters.entries()) {
    const root = rootOf(i)
    const group = groups.get(root)
    if (group) group.push(letter)
    else groups.set(root, [letter])
  }
  return [...groups.values()]
    .map(toSegment)
    .filter((segment) => isText(segment, height))
    .sort((a, b) => b.parts.length - a.parts.length)
    .slice(0, MOST_SEGMENTS)
}

/** The place of the first number greater than `i` in a rising list. */
function firstAfter(list: readonly number[], i: number): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle] as number) > i) high = middle
    else low = middle + 1
  }
  return low
}

function areOnOneLine(a: Component, b: Component, height: number): boolean {
  const [heightA, heightB] = [a.bottom - a.top, b.bottom - b.top]
  const [low, high] = heightA <= heightB ? [a, b] : [b, a]
  if (high.bottom - high.top > TWO_LINES * Math.max(height, low.bottom - low.top)) return false
  if (low.bottom - low.top >= LOW * height) return shared(a, b) >= SAME_HEIGHT * (low.bottom - low.top)
  const off = offLine(low, high, height)
  return off >= -DUST * height && off <= BELOW * height
}

/** The height that two parts have in common, less than 0 where one lies below the other. */
const shared = (a: Component, b: Component): number => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)

/** Of the letters beside a point, one of the line that it belongs to. */
const nearestLine = (point: Component, beside: readonly Component[], height: number): Component =>
  beside.reduce((best, letter) =>
    Math.abs(offLine(point, letter, height)) < Math.abs(offLine(point, best, height)) ? letter : best,
  )

/** How far the middle of a point lies under the line of a letter, less than 0 above the top of it, and 0 between them. */
function offLine(point: Component, { top, bottom }: Component, height: number): number {
  const middle = (point.top + point.bottom) / 2
  // Blurred letters of a word are one part, which reaches as far down as the lowest of them.
  const line = Math.min(bottom, top + height)
  return Math.min(0, middle - top) + Math.max(0, middle - line)
}

const toSegment = (parts: readonly Component[]): Segment => ({ ...boundsOf(parts), parts })

/** One part at least is as high as a letter, and no more than a few lines are high. */
function isText({ top, bottom, parts }: Segment, height: number): boolean {
  const highest = parts.reduce((most, part) => Math.max(most, part.bottom - part.top), 0)
  return highest >= LOW * height && bottom - top <= LARGE * height
}
