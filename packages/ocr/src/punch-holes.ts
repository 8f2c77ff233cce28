import { findComponents, type InkMap } from './components.ts'
import type { GrayImage } from './gray-image.ts'

/** In pixels at 300 dpi: half of 4 mm, as in books of forms, to 9 mm; ISO 838 asks for 6 mm, American punches make 6 to 8. */
const [SMALLEST, LARGEST] = [23, 53]
/** Side of the squares that are looked at, in pixels at 300 dpi: no stroke of a text is as thick both ways. */
const SQUARE = 12
/** Rays from the middle of a hole, how far each may be off the usual, and what share of them may be: letters touch it. */
const [RAYS, OFF, TOUCHED] = [24, 0.12, 0.2]
/** The blurred edge of a hole, in pixels. */
const EDGE = 3
const WHITE = 255

/** In pixels. */
export type PunchHole = { readonly x: number; readonly y: number; readonly radius: number }

/** The holes of a punched sheet, through which a scanner's lid is seen as black discs, also where letters touch them. */
export function findPunchHoles(map: InkMap): PunchHole[] {
  return findComponents(blackSquares(map)).flatMap(({ x0, x1, top, bottom }) => {
    if (Math.max(x1 - x0, bottom - top) * SQUARE > 2 * LARGEST) return []
    return toHole(map, ((x0 + x1) / 2) * SQUARE, ((top + bottom) / 2) * SQUARE) ?? []
  })
}

/** The disc around a place; null where it is none. */
function toHole(map: InkMap, nearX: number, nearY: number): PunchHole | null {
  const first = raysFrom(map, nearX, nearY)
  // Opposite rays of a disc are as long as each other once they begin in its middle.
  const halves = first.slice(0, RAYS / 2)
  const off = (share: (angle: number) => number) =>
    (2 / RAYS) *
    halves.reduce((sum, length, i) => sum + (length - (first[i + RAYS / 2] as number)) * share(angleOf(i)), 0)
  const [x, y] = [nearX + off(Math.cos), nearY + off(Math.sin)]
  const rays = raysFrom(map, x, y)
  const radius = Float64Array.from(rays).sort()[RAYS >> 1] as number
  const astray = rays.filter((length) => Math.abs(length - radius) > OFF * radius).length
  return radius >= SMALLEST && radius <= LARGEST && astray <= TOUCHED * RAYS ? { x, y, radius } : null
}

const angleOf = (ray: number): number => (2 * Math.PI * ray) / RAYS

/** How far ink goes on from a place, in all directions. */
function raysFrom({ width, height, ink }: InkMap, x: number, y: number): number[] {
  return Array.from({ length: RAYS }, (_, ray) => {
    const [cos, sin] = [Math.cos(angleOf(ray)), Math.sin(angleOf(ray))]
    for (let length = 0; length < 2 * LARGEST; length++) {
      const [atX, atY] = [Math.round(x + length * cos), Math.round(y + length * sin)]
      if (atX < 0 || atY < 0 || atX >= width || atY >= height || ink[atY * width + atX] === 0) return length
    }
    return 2 * LARGEST
  })
}

/** Of which squares of the page all is ink. */
function blackSquares({ width, height, ink }: InkMap): InkMap {
  const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)]
  const black = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if (isBlack(ink, width, column * SQUARE, row * SQUARE)) black[row * columns + column] = 1
  return { width: columns, height: rows, ink: black }
}

function isBlack(ink: Uint8Array, width: number, left: number, top: number): boolean {
  for (let y = top; y < top + SQUARE; y++)
    for (let i = y * width + left; i < y * width + left + SQUARE; i++) if (ink[i] === 0) return false
  return true
}

/** The picture with its holes filled with paper. */
export function fillHoles(image: GrayImage, holes: readonly PunchHole[]): GrayImage {
  if (holes.length === 0) return image
  const { width, height } = image
  const pixels = image.pixels.slice()
  for (const { x, y, radius } of holes) {
    const reach = radius + EDGE
    for (let row = Math.max(0, Math.ceil(y - reach)); row <= Math.min(height - 1, y + reach); row++) {
      const half = Math.sqrt(reach * reach - (row - y) ** 2)
      pixels.fill(
        WHITE,
        row * width + Math.max(0, Math.round(x - half)),
        row * width + Math.min(width, Math.round(x + half) + 1),
      )
    }
  }
  return { width, height, pixels }
}
