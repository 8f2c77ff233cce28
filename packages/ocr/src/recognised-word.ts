import type { PixelBox } from './gray-image.ts'

/** A word with its place in the image that was recognised. */
export type FoundWord = PixelBox & {
  readonly text: string
  /** How sure the recogniser is, 0 to 100. */
  readonly confidence: number
}

/** A word as a part of its line. */
export type RecognisedWord = FoundWord & {
  /** Counts the lines of text from the top. */
  readonly line: number
  /** y of the line that it stands on, the same for all words of a line. */
  readonly baseline: number
  /** Height of the font in pixels, the same for all words of a line. */
  readonly size: number
}

/** Common text fonts (Helvetica, Times, Courier) rise and fall by about these shares of their size. */
const [CAPITAL, SMALL, DESCENDER, COMMA] = [0.71, 0.52, 0.2, 0.13]
/** Characters that say nothing of where their line lies, as they float or are drawn in any size. */
const FLOATING = /^[^\p{L}\p{N}]*$/u
const TALL = /[\p{Lu}\p{N}bdfhijklt()[\]{}/\\|$£€&%#@!?]/u
const FALLING = /[gjpqyQ()[\]{}/\\|$@]/
const COMMAS = /[,;]/

/** Words stand on one line where their baselines differ by no more than this share of the font size. */
const SAME_LINE = 0.33
/** A box so many times as high as most holds more than its word: a ruling, or a letter of the next line. */
const STRAY = 1.7

/** What a word says of its line. */
type Standing = { readonly word: FoundWord; readonly baseline: number; readonly size: number }

/**
 * Words in reading order. The recogniser looks for single words (page mode 11), so which of them are a line is said
 * by where they stand.
 */
export function toLines(words: readonly FoundWord[]): RecognisedWord[] {
  const standing = words.filter(({ text }) => !FLOATING.test(text)).map(standingOf)
  const usual = median(standing.map(({ size }) => size))
  const isStray = ({ size }: Standing) => size > STRAY * usual
  const lines = groupByBaseline(standing.filter((one) => !isStray(one)))
  const placed = new Set(standing.filter((one) => !isStray(one)).map(({ word }) => word))
  const rest: FoundWord[] = []
  for (const word of words) if (!placed.has(word) && !joinNearest(lines, word)) rest.push(word)
  lines.push(...groupByBaseline(rest.map(standingOf)))
  return lines
    .sort((a, b) => a.baseline - b.baseline)
    .flatMap(({ words: own, baseline, size }, line) =>
      [...own].sort((a, b) => a.x0 - b.x0).map((word) => ({ ...word, line, baseline, size })),
    )
}

function standingOf(word: FoundWord): Standing {
  const { text, top, bottom } = word
  const above = TALL.test(text) ? CAPITAL : SMALL
  const below = FALLING.test(text) ? DESCENDER : COMMAS.test(text) ? COMMA : 0
  const size = (bottom - top) / (above + below)
  return { word, baseline: bottom - below * size, size }
}

type LineOfWords = { words: FoundWord[]; baseline: number; size: number }

function groupByBaseline(standing: readonly Standing[]): LineOfWords[] {
  const groups: Standing[][] = []
  for (const one of [...standing].sort((a, b) => a.baseline - b.baseline)) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && one.baseline - last.baseline <= SAME_LINE * Math.min(one.size, last.size))
      group.push(one)
    else groups.push([one])
  }
  return groups.map((group) => ({
    words: group.map(({ word }) => word),
    baseline: median(group.map(({ baseline }) => baseline)),
    size: median(group.map(({ size }) => size)),
  }))
}

/** A point, a dash or a stray box goes with the line that its middle lies in. */
function joinNearest(lines: readonly LineOfWords[], word: FoundWord): boolean {
  const middle = (word.top + word.bottom) / 2
  const off = ({ baseline, size }: LineOfWords) => Math.abs(baseline - (CAPITAL / 2) * size - middle)
  let nearest: LineOfWords | null = null
  for (const line of lines) if (nearest === null || off(line) < off(nearest)) nearest = line
  if (nearest === null || off(nearest) > nearest.size / 2) return false
  nearest.words.push(word)
  return true
}

function median(values: readonly number[]): number {
  return Float64Array.from(values).sort()[values.length >> 1] ?? 0
}
