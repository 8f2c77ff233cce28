import type { Glyphs } from '../pdf/page.ts'

/** Letters narrower than this share of the pitch would leave a gap in running text that is no space. */
const NARROW = 0.75
/** The fewest narrow letters that show a grid, and the share of them behind which the next one stands on it. */
const MIN_NARROW = 8
const ON_GRID_SHARE = 0.9
/** How far off its place a letter may stand, as a share of the pitch. */
const OFF = 0.06
/** Words further apart may begin columns of their own, wherever these stand. */
const MOST_CELLS = 3
/** The number of letters of a font that are looked at, at most. */
const SAMPLE = 1500
const SPACE = 0x20

/** The grid of a font: its pitch in font sizes, and how far into a letter its place is, as a share of its width. */
type LetterGrid = { readonly pitch: number; readonly at: number }

/** Letters begin where their cells do, or stand in the middle. */
const PLACES = [0, 0.5]

/**
 * Widens letters that stand on a grid to their cells. A program for typewriters sets the letters of a font that is none
 * one by one, and programs that write a PDF anew (Cairo and Ghostscript, of what a browser printed) give the letters of a
 * typewriter the widths of their ink: `Kon t oaus zug`, `1. 820, 00`. The gaps around narrow letters are no spaces then.
 *
 * @returns the same glyphs where the letters of all fonts stand behind each other as their widths ask for
 */
export function fillCells(glyphs: Glyphs): Glyphs {
  const grids = gridsOfFonts(glyphs)
  if (grids.every((grid) => grid === null)) return glyphs
  const [x0, x1] = [glyphs.x0.slice(), glyphs.x1.slice()]
  for (let i = 0; i < glyphs.length; i++) {
    const grid = grids[glyphs.font[i] as number]
    if (!grid) continue
    const cell = grid.pitch * (glyphs.size[i] as number)
    const start = placeOf(glyphs, i, grid.at) - grid.at * cell
    x0[i] = Math.min(start, x0[i] as number)
    x1[i] = Math.max(start + cell, x1[i] as number)
  }
  return { ...glyphs, x0, x1 }
}

/** For each font of the page, the grid that its letters stand on, or null. */
function gridsOfFonts(glyphs: Glyphs): (LetterGrid | null)[] {
  /** For each font, letters that stand behind the one before. */
  const behind: number[][] = []
  for (let i = 1; i < glyphs.length; i++) {
    if (!isBehind(glyphs, i)) continue
    const font = glyphs.font[i] as number
    const ofFont = behind[font]
    if (ofFont === undefined) behind[font] = [i]
    else if (ofFont.length < SAMPLE) ofFont.push(i)
  }
  return Array.from(behind, (ofFont = []) => gridOf(glyphs, ofFont))
}

function gridOf(glyphs: Glyphs, behind: readonly number[]): LetterGrid | null {
  if (behind.length < MIN_NARROW) return null
  for (const at of PLACES) {
    const pitch = pitchOf(glyphs, behind, at)
    if (pitch > 0) return { pitch, at }
  }
  return null
}

/** The place of a glyph on its line, in points. */
const placeOf = ({ x0, x1 }: Glyphs, i: number, at: LetterGrid['at']): number =>
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

/** Whether a glyph is drawn right after the one to its left, on the same line, in the same font. */
const isBehind = ({ x0, baseline, size, font }: Glyphs, i: number): boolean =>
  font[i] === font[i - 1] &&
  baseline[i] === baseline[i - 1] &&
  size[i] === size[i - 1] &&
  (x0[i] as number) > (x0[i - 1] as number) &&
  (x0[i] as number) - (x0[i - 1] as number) < 2 * MOST_CELLS * (size[i] as number)
