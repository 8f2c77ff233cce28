import { type Component, findComponents, type InkMap } from './components.ts'
import type { GrayImage, PixelBox } from './gray-image.ts'

/** Side of the squares that are looked at, in pixels at 300 dpi: less than the height of any text. */
const SQUARE = 12
/** A square of a bar is darker than this share, white letters in it and all; a square of text is lighter. */
const DARK_SHARE = 0.5
/** Ink is counted in each second row of pixels of a square. */
const ROWS_APART = 2
/** The least length and height of a bar, in squares, and the least share of its box that is dark. */
const [MIN_LENGTH, MIN_HEIGHT, SOLID] = [12, 2, 0.8]
/** A bar has this many rows of at least this share of ink above and below its letters; bold text has not. */
const [EDGE_ROWS, EDGE_SHARE] = [3, 0.9]
/** Of ten pixels there, nine are lighter than most by no more than this share of what paper is: blurred gaps are. */
const EVEN = 0.28
/** The most rows of pixels at an edge that may be half ink, where a scan is a little out of focus or askew. */
const BLURRED_ROWS = 2
const WHITE = 255

/** Of 255: pixels of letters differ from the colour of their bar by more, and those of scans at 150 dpi by less (about 30). */
const LETTER = 64

/** Makes white letters on dark bars and dark ones on grey bars, as the titles of tables often are, dark letters on white. */
export function clearBars(image: GrayImage, map: InkMap): GrayImage {
  const bars = findBars(map).filter((bar) => edgesOf(bar).every((edge) => isEven(image, edge)))
  if (bars.length === 0) return image
  const pixels = image.pixels.slice()
  for (const { x0, top, x1, bottom } of bars) {
    const { color, isDark } = colorOf(image, { x0, x1, top, bottom })
    const paper = Math.max(1, isDark ? WHITE - color : color)
    for (let y = top; y < bottom; y++)
      for (let i = y * image.width + x0; i < y * image.width + x1; i++) {
        const value = pixels[i] as number
        pixels[i] = Math.min(WHITE, ((isDark ? WHITE - value : value) * WHITE) / paper)
      }
  }
  return { ...image, pixels }
}

/** The colour of most of a bar, and whether it is darker than its letters. */
function colorOf(
  { width, pixels }: GrayImage,
  { x0, top, x1, bottom }: PixelBox,
): { readonly color: number; readonly isDark: boolean } {
  const values: number[] = []
  for (let y = top; y < bottom; y += 2)
    for (let x = x0; x < x1; x += 2) values.push(pixels[y * width + x] as number)
  const color = Uint8Array.from(values).sort()[values.length >> 1] ?? 0
  const lighter = values.filter((value) => value > color + LETTER).length
  const darker = values.filter((value) => value < color - LETTER).length
  return { color, isDark: lighter >= darker }
}

/** The dark rectangles of a page, cut to whole rows and columns of ink. */
export function findBars(map: InkMap): PixelBox[] {
  const dark = darkSquares(map)
  return findComponents(dark)
    .map((squares) => withoutText(dark, squares))
    .filter((squares) => isBar(dark, squares))
    .map((squares) => trim(map, squares))
    .filter((bar) => edgesOf(bar).every((edge) => shareOf(map, edge) >= EDGE_SHARE))
}

/** Above and below its letters. */
const edgesOf = ({ x0, x1, top, bottom }: PixelBox): PixelBox[] =>
  [top + BLURRED_ROWS, bottom - BLURRED_ROWS - EDGE_ROWS].map((y) => ({
    x0,
    x1,
    top: y,
    bottom: y + EDGE_ROWS,
  }))

/** Whether a part is of one colour, as a bar is; between letters that blur has joined it is lighter. */
function isEven(image: GrayImage, { x0, x1, top, bottom }: PixelBox): boolean {
  const values: number[] = []
  for (let y = top; y < bottom; y++)
    for (let x = x0; x < x1; x++) values.push(image.pixels[y * image.width + x] as number)
  const sorted = Uint8Array.from(values).sort()
  const [usual, light] = [0.5, 0.9].map((share) => sorted[Math.floor(share * sorted.length)] ?? 0) as [
    number,
    number,
  ]
  return light - usual <= EVEN * (WHITE - usual)
}

/** Bold text right above or below a bar has dark squares, too, but not all along. */
function withoutText(dark: InkMap, squares: Component): PixelBox {
  const { x0, x1 } = squares
  let { top, bottom } = squares
  while (top < bottom && shareOf(dark, { x0, x1, top, bottom: top + 1 }) < DARK_SHARE) top++
  while (top < bottom && shareOf(dark, { x0, x1, top: bottom - 1, bottom }) < DARK_SHARE) bottom--
  return { x0, x1, top, bottom }
}

const isBar = (dark: InkMap, box: PixelBox): boolean =>
  box.x1 - box.x0 >= MIN_LENGTH && box.bottom - box.top >= MIN_HEIGHT && shareOf(dark, box) >= SOLID

function shareOf({ width, ink }: InkMap, { x0, top, x1, bottom }: PixelBox): number {
  let count = 0
  for (let y = top; y < bottom; y++)
    for (let i = y * width + x0; i < y * width + x1; i++) count += ink[i] as number
  return count / ((x1 - x0) * (bottom - top))
}

function darkSquares({ width, height, ink }: InkMap): InkMap {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)]
  const dark = new Uint8Array(columns * rows)
  const least = (DARK_SHARE * SQUARE * SQUARE) / ROWS_APART
  for (let row = 0; row < rows; row++) {
    const counts = new Uint8Array(columns)
    for (let y = row * SQUARE; y < (row + 1) * SQUARE; y += ROWS_APART) countInk(ink, y * width, counts)
    for (let column = 0; column < columns; column++)
      if ((counts[column] as number) >= least) dark[row * columns + column] = 1
  }
  return { width: columns, height: rows, ink: dark }
}

/** Adds the ink of a row of pixels to that of the squares through which it runs. */
function countInk(ink: Uint8Array, from: number, counts: Uint8Array): void {
  for (let column = 0, i = from; column < counts.length; column++) {
    let count = counts[column] as number
    for (const end = i + SQUARE; i < end; i++) count += ink[i] as number
    counts[column] = count
  }
}

/** Grows a box of squares by the rows above and below that belong to the bar. */
function trim(map: InkMap, squares: PixelBox): PixelBox {
  const [x0, x1] = [squares.x0 * SQUARE, squares.x1 * SQUARE]
  const isDark = (y: number) =>
    y >= 0 && y < map.height && shareOf(map, { x0, x1, top: y, bottom: y + 1 }) >= DARK_SHARE
  let [top, bottom] = [squares.top * SQUARE, squares.bottom * SQUARE]
  for (let k = 0; k < SQUARE && isDark(top - 1); k++) top--
  for (let k = 0; k < SQUARE && isDark(bottom); k++) bottom++
  while (top < bottom && !isDark(top)) top++
  while (bottom > top && !isDark(bottom - 1)) bottom--
  return { x0, top, x1, bottom }
}
