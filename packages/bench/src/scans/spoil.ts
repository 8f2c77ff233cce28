import { openPdf } from '@ledgerlift/engine'
import type { PdfiumHost } from '@ledgerlift/engine-node'
import type { GrayImage } from '@ledgerlift/ocr'
import { picturePdf } from './picture-pdf.ts'

/** What else happens to pages before or while they are scanned. */
export const SPOILS = ['perspective', 'holes', 'fax', 'stamp'] as const
export type Spoil = (typeof SPOILS)[number]

const POINTS_PER_INCH = 72
const MM_PER_INCH = 25.4
/** Of the desk under a page that is photographed. */
const DESK = 110

/** A page as a phone sees it that is not held straight above it: its corners lie inside the picture by up to 4 %. */
export function photograph({ width, height, pixels }: GrayImage, random: () => number): GrayImage {
  const inside = () => 0.04 * random()
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([x = 0, y = 0]) => [x + (1 - 2 * x) * inside(), y + (1 - 2 * y) * inside()] as const)
  const toPage = inverse(squareTo(corners))
  const seen = new Uint8Array(pixels.length).fill(DESK)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = apply(toPage, x / width, y / height)
      const [fromX, fromY] = [u * width, v * height]
      const [left, above] = [Math.floor(fromX), Math.floor(fromY)]
      if (left < 0 || above < 0 || left + 1 >= width || above + 1 >= height) continue
      const at = above * width + left
      const [du, dv] = [fromX - left, fromY - above]
      const top = (pixels[at] as number) * (1 - du) + (pixels[at + 1] as number) * du
      const bottom = (pixels[at + width] as number) * (1 - du) + (pixels[at + width + 1] as number) * du
      seen[i] = top * (1 - dv) + bottom * dv
    }
  }
  return { width, height, pixels: seen }
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number]

/** The projection that takes the corners of the unit square to four points (Heckbert 1989, section 2.2.3). */
function squareTo(corners: readonly (readonly [number, number])[]): Matrix {
  const [[x0, y0], [x1, y1], [x2, y2], [x3, y3]] = corners as [P, P, P, P]
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2]
  const area = dx1 * dy2 - dx2 * dy1
  const [g, h] = [(sx * dy2 - dx2 * sy) / area, (dx1 * sy - sx * dy1) / area]
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1]
}
type P = readonly [number, number]

/** But for its scale, which a projection does not have. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}

function apply([a, b, c, d, e, f, g, h, i]: Matrix, x: number, y: number): P {
  const w = g * x + h * y + i
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

/** A page with two holes at its left edge, 6 mm wide, 12 mm from it and 80 mm apart (ISO 838), dark as the lid behind them. */
export function punch(image: GrayImage, dpi: number): GrayImage {
  const { width, height } = image
  const pixels = image.pixels.slice()
  const mm = dpi / MM_PER_INCH
  for (const y of [height / 2 - 40 * mm, height / 2 + 40 * mm])
    for (let dy = -3 * mm; dy < 3 * mm; dy++) {
      const half = Math.sqrt(9 * mm * mm - dy * dy)
      const row = Math.round(y + dy) * width
      pixels.fill(40, row + Math.round(12 * mm - half), row + Math.round(12 * mm + half))
    }
  return { width, height, pixels }
}

/** A page with a smaller picture printed over it; white is paper. */
export function printOver(image: GrayImage, small: GrayImage, left: number, above: number): GrayImage {
  const pixels = image.pixels.slice()
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) {
      const at = (Math.round(above) + y) * image.width + Math.round(left) + x
      pixels[at] = Math.min(pixels[at] as number, small.pixels[y * small.width + x] as number)
    }
  return { ...image, pixels }
}

/** What is printed over pages, at a resolution. */
export type Prints = { readonly fax: (dpi: number) => GrayImage; readonly stamp: (dpi: number) => GrayImage }

export function toPrints({ pdfium }: PdfiumHost): Prints {
  const draw = (
    dpi: number,
    width: number,
    height: number,
    texts: readonly (readonly [string, number])[],
  ) => {
    const placed = texts.map(([text, size], i) => ({ text, size, x: 8, y: 6 + size + 17 * i }))
    const file = openPdf(pdfium, picturePdf([{ width, height, pictures: [], texts: placed }]))
    const drawn = file.renderPage(1, { scale: dpi / POINTS_PER_INCH, colors: 'gray' })
    file.close()
    return drawn as GrayImage
  }
  return {
    fax: (dpi) =>
      draw(dpi, 500, 18, [
        ['22-04-2024  14:31  FROM: FIRST BANK 020 7946 0123   TO: 5550123   P.001/003', 9],
      ]),
    stamp: (dpi) =>
      framed(
        draw(dpi, 150, 62, [
          ['RECEIVED', 20],
          ['22 APR 2024', 16],
          ['ACCOUNTS DEPT', 12],
        ]),
        dpi,
      ),
  }
}

/** With a frame of a millimetre around. */
function framed(image: GrayImage, dpi: number): GrayImage {
  const { width, height } = image
  const edge = Math.round(dpi / MM_PER_INCH)
  const pixels = image.pixels.map((value, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    return Math.min(x, y, width - 1 - x, height - 1 - y) < edge ? 0 : value
  })
  return { width, height, pixels }
}

/** Of a stamp: red ink, and how bright it is in shades of grey (ITU-R BT.601). */
const RED = [200, 40, 50] as const
const LUMINANCE = (0.299 * RED[0] + 0.587 * RED[1] + 0.114 * RED[2]) / 255
const STAMP_RADIANS = (12 * Math.PI) / 180

/** A picture with a red stamp over the middle of it, in shades of grey or in colours (RGBA). */
export function stampedOn(
  image: GrayImage,
  stamp: GrayImage,
  colors: 'gray' | 'rgba',
): Uint8Array<ArrayBuffer> {
  const { width, height } = image
  const [left, above] = [Math.round(0.55 * width), Math.round(0.4 * height)]
  const [cos, sin] = [Math.cos(STAMP_RADIANS), Math.sin(STAMP_RADIANS)]
  const inkAt = (x: number, y: number): number => {
    const [dx, dy] = [x - left, y - above]
    const [u, v] = [Math.round(dx * cos - dy * sin), Math.round(dx * sin + dy * cos)]
    if (u < 0 || v < 0 || u >= stamp.width || v >= stamp.height) return 0
    return 1 - (stamp.pixels[v * stamp.width + u] as number) / 255
  }
  const shares = colors === 'gray' ? [LUMINANCE] : RED.map((value) => value / 255)
  const depth = colors === 'gray' ? 1 : 4
  const pixels = new Uint8Array(depth * width * height).fill(255)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const ink = inkAt(x, y)
      for (const [k, share] of shares.entries())
        pixels[depth * i + k] = (image.pixels[i] as number) * (1 - ink * (1 - share))
    }
  return pixels
}
