import type { Box } from '../geometry/box.ts'
import { type Bounds, boxOf, type Matrix } from './matrix.ts'
import { forEachObject, IMAGE } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'

/** A colour whose three parts are all at least this is as good as white, of 255. */
const WHITE = 250

/** Whether a colour, once its four bytes stand at `address` as 32-bit numbers, cannot be seen on white paper. */
export function isUnseen({ heap }: Pdfium, address: number): boolean {
  const [red, green, blue, alpha] = [0, 4, 8, 12].map((at) => heap.int32(address + at)) as [
    number,
    number,
    number,
    number,
  ]
  return alpha === 0 || Math.min(red, green, blue) >= WHITE
}

/**
 * The boxes of what a page fills with a colour, and of its pictures: white text can be read there.
 *
 * @param toPage from the page's own coordinates to ours
 */
export function readBackgrounds(pdfium: Pdfium, page: number, toPage: Matrix): Box[] {
  const { raw, heap } = pdfium
  const scratch = heap.allocate(32)
  const boxes: Box[] = []
  forEachObject(pdfium, page, toPage, (object, type, matrix) => {
    if (type === IMAGE) {
      boxes.push(boxOf([0, 0, 1, 1], matrix))
      return
    }
    if (!raw.FPDFPath_GetDrawMode?.(object, scratch, scratch + 4) || heap.int32(scratch) === 0) return
    const at = [scratch, scratch + 4, scratch + 8, scratch + 12] as const
    if (!raw.FPDFPageObj_GetFillColor?.(object, ...at) || isUnseen(pdfium, scratch)) return
    const box = boundsOfPath(pdfium, object, scratch)
    if (box) boxes.push(boxOf(box, matrix))
  })
  heap.free(scratch)
  return boxes
}

/** The bounds of a path's points in its own coordinates. */
function boundsOfPath({ raw, heap }: Pdfium, path: number, scratch: number): Bounds | null {
  const count = raw.FPDFPath_CountSegments?.(path) ?? 0
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let i = 0; i < Math.min(count, MAX_SEGMENTS); i++) {
    const segment = raw.FPDFPath_GetPathSegment?.(path, i) ?? 0
    if (!raw.FPDFPathSegment_GetPoint?.(segment, scratch, scratch + 4)) continue
    xs.push(heap.float32(scratch))
    ys.push(heap.float32(scratch + 4))
  }
  return xs.length === 0 ? null : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A path with more segments is a picture, and a few of them show how large. */
const MAX_SEGMENTS = 400
