import type { InkMap } from '../src/components.ts'
import type { GrayImage } from '../src/gray-image.ts'

/** A picture drawn with characters: `#` is ink, everything else paper. */
export function drawInk(drawing: string): InkMap {
  const rows = drawing.replace(/^\n/, '').split('\n')
  const width = Math.max(...rows.map((row) => row.length))
  const ink = new Uint8Array(width * rows.length)
  for (const [y, row] of rows.entries()) {
    for (const [x, character] of [...row].entries()) if (character === '#') ink[y * width + x] = 1
  }
  return { width, height: rows.length, ink }
}

/** A picture whose pixels are told by a function. */
export function drawGray(width: number, height: number, value: (x: number, y: number) => number): GrayImage {
  const pixels = Uint8Array.from({ length: width * height }, (_, i) =>
    value(i % width, Math.floor(i / width)),
  )
  return { width, height, pixels }
}
