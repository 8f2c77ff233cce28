/** Pixels row by row from the top left corner, one byte each: 0 is black, 255 white. */
export type GrayImage = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array<ArrayBuffer>
}

/** A part of an image, in whole pixels; `x1` and `bottom` are outside. */
export type PixelBox = {
  readonly x0: number
  readonly top: number
  readonly x1: number
  readonly bottom: number
}

/** What encloses some boxes, at least one. */
export const boundsOf = (boxes: readonly PixelBox[]): PixelBox => ({
  x0: Math.min(...boxes.map(({ x0 }) => x0)),
  top: Math.min(...boxes.map(({ top }) => top)),
  x1: Math.max(...boxes.map(({ x1 }) => x1)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
})

/** Darker than this is ink, on what was printed or scanned on white. */
const DARK = 128
/** The fewest dark pixels at 300 dpi that are no dust; the dot of a decimal point has about thirty. */
const MIN_INK = 16

/** The part of an image within a box, which is cut at its edges. */
export function crop(image: GrayImage, box: PixelBox): GrayImage {
  const { x0, top, x1, bottom } = within(image, box)
  const [width, height] = [x1 - x0, bottom - top]
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * image.width + x0
    pixels.set(image.pixels.subarray(from, from + width), y * width)
  }
  return { width, height, pixels }
}

/** Whether anything is printed within a box. */
export function hasInk(image: GrayImage, box: PixelBox): boolean {
  const { x0, top, x1, bottom } = within(image, box)
  let dark = 0
  for (let y = top; y < bottom; y++) {
    for (let x = x0; x < x1; x++) {
      if ((image.pixels[y * image.width + x] as number) < DARK && ++dark >= MIN_INK) return true
    }
  }
  return false
}

/** @returns the image with each pixel `factor` times as far from middle grey */
export function raiseContrast({ width, height, pixels }: GrayImage, factor: number): GrayImage {
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.min(255, Math.max(0, Math.round((value - DARK) * factor + DARK))),
  )
  return { width, height, pixels: pixels.map((value) => table[value] as number) }
}

/** As a file of portable graymap, the one format that is its pixels behind a line of text. */
export function toPgm({ width, height, pixels }: GrayImage): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.from(
    [...`P5 ${width} ${height} 255\n`].map((character) => character.charCodeAt(0)),
  )
  const file = new Uint8Array(header.length + pixels.length)
  file.set(header)
  file.set(pixels, header.length)
  return file
}

function within({ width, height }: GrayImage, { x0, top, x1, bottom }: PixelBox): PixelBox {
  const clamp = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)))
  const [left, above] = [clamp(x0, width), clamp(top, height)]
  return {
    x0: left,
    top: above,
    x1: Math.max(left, clamp(x1, width)),
    bottom: Math.max(above, clamp(bottom, height)),
  }
}
