import type { GrayImage } from './gray-image.ts'

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
  const lefts = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const at = Math.min(columns - 1, Math.max(0, (x + 0.5) / TILE - 0.5))
    lefts[x] = Math.min(columns - 1, Math.floor(at))
    shares[x] = at - Math.floor(at)
  }
  const line = new Float32Array(columns + 1)
  for (let y = 0; y < height; y++) {
    const at = Math.min(rows - 1, Math.max(0, (y + 0.5) / TILE - 0.5))
    const above = Math.floor(at)
    const below = Math.min(rows - 1, above + 1)
    const share = at - above
    for (let c = 0; c < columns; c++) {
      const [a, b] = [paper[above * columns + c] as number, paper[below * columns + c] as number]
      line[c] = WHITE / (a + (b - a) * share)
    }
    line[columns] = line[columns - 1] as number
    for (let x = 0, i = y * width; x < width; x++, i++) {
      const left = lefts[x] as number
      const gain =
        (line[left] as number) + ((line[left + 1] as number) - (line[left] as number)) * (shares[x] as number)
      flat[i] = Math.min(WHITE, (pixels[i] as number) * gain)
    }
  }
  return { width, height, pixels: flat }
}

function paperOfTiles({ width, height, pixels }: GrayImage, columns: number, rows: number): Float32Array {
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      counts.fill(0)
      let all = 0
      for (let y = r * TILE; y < Math.min(height, (r + 1) * TILE); y += 2) {
        for (let x = c * TILE; x < Math.min(width, (c + 1) * TILE); x += 2) {
          const value = pixels[y * width + x] as number
          counts[value] = (counts[value] as number) + 1
          all++
        }
      }
      let [value, below] = [0, counts[0] as number]
      while (value < WHITE && below < PAPER_SHARE * all) below += counts[++value] as number
      paper[r * columns + c] = Math.max(DARKEST_PAPER, value)
    }
  }
  return paper
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
