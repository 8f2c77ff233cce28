import type { Glyphs } from './page.ts'

/** Fonts say that their boxes are 0.9 to 1.5 font sizes high. One of 2.5 times as much, or as little, is drawn at another size. */
const FAR = 2.5
const USUAL = 1.2
/** How many glyphs before one, and behind it, say how high the boxes of its font are. */
const BESIDE = 16
/** In points: glyphs whose baselines differ by no more stand on one line. */
const SAME_LINE = 0.1

type Sized = Pick<Glyphs, 'length' | 'font' | 'top' | 'bottom' | 'baseline' | 'size'>

/**
 * Sets right the sizes of glyphs that are drawn in a form which is enlarged or reduced: PDFium gives those before that, in points,
 * and boxes as they are drawn. For letters that a file names by the text of a stretch it gives the box of their ink alone,
 * which may be as low as a point; these are as large as what stands beside them in the same font and size.
 */
export function settleSizes(glyphs: Sized): void {
  const { length, size } = glyphs
  const settled = size.slice()
  for (let i = 0; i < length; i++) settled[i] = sizeOf(glyphs, i)
  size.set(settled)
}

function sizeOf(glyphs: Sized, i: number): number {
  const size = glyphs.size[i] as number
  const height = heightOf(glyphs, i)
  if (height > FAR * size) return height / USUAL
  if (height <= 0 || height >= size / FAR) return size
  const highest = Math.max(height, heightBeside(glyphs, i, -1), heightBeside(glyphs, i, 1))
  return highest < size / FAR ? highest / USUAL : size
}

/** The highest box of the glyphs of one font and size that follow each other on a line. */
function heightBeside(glyphs: Sized, i: number, step: 1 | -1): number {
  const { font, size, baseline } = glyphs
  const isBeside = (k: number) =>
    font[k] === font[i] &&
    size[k] === size[i] &&
    Math.abs((baseline[k] as number) - (baseline[i] as number)) <= SAME_LINE
  let highest = 0
  for (let k = i + step; k >= 0 && k < glyphs.length && Math.abs(k - i) <= BESIDE && isBeside(k); k += step)
    highest = Math.max(highest, heightOf(glyphs, k))
  return highest
}

const heightOf = ({ top, bottom }: Sized, i: number): number => (bottom[i] as number) - (top[i] as number)
