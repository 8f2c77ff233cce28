import type { GrayImage } from './gray-image.ts'
import { inBands } from './in-bands.ts'

/** Side of the squares whose brightness is taken, in pixels: more than a letter, less than a shadow. */
const TILE = 48
/** Of ten pixels of text, eight are paper. */
const PAPER_SHARE = 0.8
/** Darker paper is a picture or a bar of ink. */
const DARKEST_PAPER = 90
const WHITE = 255

/** Paper becomes white everywhere, whatever light fell on it. */
export function flattenBackground(image: GrayImage): GrayImage {
  const { width, height, pixels } = image
  const [columns, rows] = [Math.ceil(width / TILE), Math.ceil(height / TILE)]
  const paper = smooth(brightest(paperOfTiles(image, columns, rows), columns, rows), columns, rows)
  const flat = new Uint8Array(width * height)
  inBands(height, (from, to) => {
    for (let y = from; y < to; y++)
      flattenRow(pixels, flat, y * width, width, gainsOf(paper, columns, rows, y))
  })
  return { width, height, pixels: flat }
}

/** By how much each square makes a row of pixels lighter. */
function gainsOf(paper: Float32Array, columns: number, rows: number, y: number): Int32Array {
  const at = Math.min(rows - 1, Math.max(0, (y + 0.5) / TILE - 0.5))
  const above = Math.floor(at)
  const below = Math.min(rows - 1, above + 1)
  const share = at - above
  const gains = new Int32Array(columns)
  for (let c = 0; c < columns; c++) {
    const [a, b] = [paper[above * columns + c] as number, paper[below * columns + c] as number]
    gains[c] = (WHITE / (a + (b - a) * share)) * ONE
  }
  return gains
}

/** Gains are whole numbers, this many for 1: loops over all pixels are quickest with those. */
const ONE = 1 << 16
/** Each value that the lightest pixel may come to, white at most: quicker than asking. */
const AT_MOST_WHITE = Uint8Array.from({ length: WHITE ** 2 / DARKEST_PAPER + 2 }, (_, value) =>
  Math.min(WHITE, value),
)

/**
 * Makes the paper of one row white: from the middle of a square to that of the next the gain changes evenly, and before the
 * first and behind the last it is theirs.
 *
 * @param gains of the squares
 */
function flattenRow(
  pixels: Uint8Array,
  flat: Uint8Array,
  from: number,
  width: number,
  gains: Int32Array,
): void {
  const last = gains.length - 1
  for (let tile = -1, x = 0; x < width; tile++) {
    const first = gains[Math.max(0, tile)] as number
    const step = (((gains[Math.min(last, tile + 1)] as number) - first) / TILE) | 0
    const end = tile < last ? Math.min(width, (tile + 1) * TILE + TILE / 2) : width
    let gain = first + (step >> 1)
    for (; x < end; x++, gain += step)
      flat[from + x] = AT_MOST_WHITE[((pixels[from + x] as number) * gain) >> 16] as number
  }
}

function paperOfTiles({ width, height, pixels }: GrayImage, columns: number, rows: number): Float32Array {
  return Float32Array.from({ length: columns * rows }, (_, i) => {
    const [left, top] = [(i % columns) * TILE, Math.floor(i / columns) * TILE]
    return paperOf(pixels, width, left, top, Math.min(width, left + TILE), Math.min(height, top + TILE))
  })
}

/** How bright the paper of a square is. */
function paperOf(
  pixels: Uint8Array,
  width: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): number {
  const counts = new Uint32Array(WHITE + 1)
  for (let y = top; y < bottom; y += 2) {
    for (let i = y * width + left, end = y * width + right; i < end; i += 2)
      counts[pixels[i] as number] = (counts[pixels[i] as number] as number) + 1
  }
  const all = Math.ceil((right - left) / 2) * Math.ceil((bottom - top) / 2)
  let [value, below] = [0, counts[0] as number]
  while (value < WHITE && below < PAPER_SHARE * all) below += counts[++value] as number
  return Math.max(DARKEST_PAPER, value)
}

/** What is dark beside paper is printed on it. */
const brightest = (tiles: Float32Array, columns: number, rows: number): Float32Array =>
  overNeighbours(tiles, columns, rows, (values) => Math.max(...values))

const smooth = (tiles: Float32Array, columns: number, rows: number): Float32Array =>
  overNeighbours(
    tiles,
    columns,
    rows,
    (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  )

function overNeighbours(
  tiles: Float32Array,
  columns: number,
  rows: number,
  take: (values: readonly number[]) => number,
): Float32Array {
  return tiles.map((_, i) => {
    const [r, c] = [Math.floor(i / columns), i % columns]
    const values: number[] = []
    for (let y = Math.max(0, r - 1); y <= Math.min(rows - 1, r + 1); y++) {
      for (let x = Math.max(0, c - 1); x <= Math.min(columns - 1, c + 1); x++)
        values.push(tiles[y * columns + x] as number)
    }
    return take(values)
  })
}
