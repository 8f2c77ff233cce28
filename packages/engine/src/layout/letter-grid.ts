import type { Glyphs } from '../pdf/page.ts'

/** Letters narrower than this share of the pitch would leave a gap in running text that is no space. */
const NARROW = 0.75
/** The fewest narrow letters that show a grid, and the share of them behind which the next one stands on it. */
const MIN_NARROW = 20
const ON_GRID_SHARE = 0.9
/** How far off its place a letter may stand, as a share of the pitch. */
const OFF = 0.06
/** Words further apart may begin columns of their own, wherever these stand. */
const MOST_CELLS = 3
/** The number of letters that are looked at, at most. */
const SAMPLE = 1500
const SPACE = 0x20

/** A grid on which letters are set: its pitch in font sizes, and how far into a letter its place is, as a share of its width. */
export type LetterGrid = { readonly pitch: number; readonly at: number }

/** Letters begin where their cells do, or stand in the middle. */
const PLACES = [0, 0.5]

/**
 * The grid on which a program for typewriters sets the letters of a font that is none, one by one: `Kon t oaus zug`. The
 * gaps around narrow letters are no spaces then.
 *
 * @returns null where letters stand behind each other as their widths ask for
 */
export function letterGrid(glyphs: Glyphs): LetterGrid | null {
  const seen = Math.min(glyphs.length, SAMPLE)
  const behind: number[] = []
  for (let i = 1; i < seen; i++) if (isBehind(glyphs, i)) behind.push(i)
  for (const at of PLACES) {
    const pitch = pitchOf(glyphs, behind, at)
    if (pitch > 0) return { pitch, at }
  }
  return null
}

/** The place of a glyph on its line, in points. */
export const placeOf = ({ x0, x1 }: Glyphs, i: number, at: LetterGrid['at']): number =>
  (1 - at) * (x0[i] as number) + at * (x1[i] as number)

/** @param behind indices of glyphs that stand behind the one before */
function pitchOf(glyphs: Glyphs, behind: readonly number[], at: number): number {
  const { x0, x1, size, unicode } = glyphs
  const steps = new Float32Array(behind.length)
  for (const [b, i] of behind.entries()) {
    steps[b] = (placeOf(glyphs, i, at) - placeOf(glyphs, i - 1, at)) / (size[i] as number)
  }
  const pitch = steps.slice().sort()[behind.length >> 1] ?? 0
  const isNarrow = (i: number) =>
    unicode[i] !== SPACE && ((x1[i] as number) - (x0[i] as number)) / (size[i] as number) <= NARROW * pitch
  let [narrow, onGrid] = [0, 0]
  for (const [b, i] of behind.entries()) {
    const step = steps[b] as number
    if (!(isNarrow(i - 1) || isNarrow(i)) || step > (MOST_CELLS + OFF) * pitch) continue
    narrow++
    const cells = step / pitch
    if (Math.round(cells) >= 1 && Math.abs(cells - Math.round(cells)) <= OFF) onGrid++
  }
  return narrow >= MIN_NARROW && onGrid >= ON_GRID_SHARE * narrow ? pitch : 0
}

/** Whether a glyph is drawn right after the one to its left, on the same line. */
const isBehind = ({ x0, baseline, size }: Glyphs, i: number): boolean =>
  baseline[i] === baseline[i - 1] &&
  size[i] === size[i - 1] &&
  (x0[i] as number) > (x0[i - 1] as number) &&
  (x0[i] as number) - (x0[i - 1] as number) < 2 * MOST_CELLS * (size[i] as number)
