import type { Box } from '../geometry/box.ts'
import { boxOf, type Matrix, transformX, transformY } from './matrix.ts'
import type { Ruling } from './page.ts'
import { forEachObject, IMAGE } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'

/** A filled bar up to this thick is a ruling; a thicker one is a background. */
const MAX_THICKNESS = 2.5
/** How far the two ends of a ruling may differ across its direction. */
const MAX_SLOPE = 0.5
/** A shorter stroke is part of a picture or of a drawn letter. */
const MIN_LENGTH = 4
/** A path with more segments is a picture. */
const MAX_SEGMENTS = 400

const [LINE_TO, BEZIER_TO, MOVE_TO] = [0, 1, 2]

/** What a page draws besides text. */
export type Drawing = {
  readonly rulings: readonly Ruling[]
  /** The boxes of its pictures, parts outside the page included. */
  readonly pictures: readonly Box[]
  /** Of which all its paths are made. */
  readonly segments: number
}

/** @param toPage from the page's own coordinates to ours */
export function readDrawing(pdfium: Pdfium, page: number, toPage: Matrix): Drawing {
  const { heap } = pdfium
  const scratch = heap.allocate(24)
  const rulings: Ruling[] = []
  const pictures: Box[] = []
  let segments = 0
  forEachObject(pdfium, page, toPage, (object, type, matrix) => {
    if (type === IMAGE) pictures.push(boxOf([0, 0, 1, 1], matrix))
    else {
      segments += Math.max(0, pdfium.raw.FPDFPath_CountSegments?.(object) ?? 0)
      rulings.push(...rulingsOfPath(pdfium, object, matrix, scratch))
    }
  })
  heap.free(scratch)
  return { rulings, pictures, segments }
}

type Point = { readonly x: number; readonly y: number }

function rulingsOfPath({ raw, heap }: Pdfium, path: number, matrix: Matrix, scratch: number): Ruling[] {
  const count = raw.FPDFPath_CountSegments?.(path) ?? 0
  if (count < 2 || count > MAX_SEGMENTS) return []
  if (!raw.FPDFPath_GetDrawMode?.(path, scratch, scratch + 4)) return []
  const [isFilled, isStroked] = [heap.int32(scratch) !== 0, heap.int32(scratch + 4) !== 0]

  const outlines: Point[][] = []
  let hasCurves = false
  for (let i = 0; i < count; i++) {
    const segment = raw.FPDFPath_GetPathSegment?.(path, i) ?? 0
    const type = raw.FPDFPathSegment_GetType?.(segment)
    if (!raw.FPDFPathSegment_GetPoint?.(segment, scratch, scratch + 4)) continue
    const [x, y] = [heap.float32(scratch), heap.float32(scratch + 4)]
    const point = { x: transformX(matrix, x, y), y: transformY(matrix, x, y) }
    if (type === MOVE_TO) outlines.push([point])
    else if (type === LINE_TO || type === BEZIER_TO) outlines.at(-1)?.push(point)
    if (type === BEZIER_TO) hasCurves = true
    const first = outlines.at(-1)?.[0]
    if (first && raw.FPDFPathSegment_GetClose?.(segment)) outlines.at(-1)?.push(first)
  }
  if (isStroked) return outlines.flatMap(strokesOf)
  return isFilled && !hasCurves ? outlines.flatMap(barOf) : []
}

function strokesOf(outline: readonly Point[]): Ruling[] {
  return outline.slice(1).flatMap((to, i) => toRuling([outline[i] as Point, to], MAX_SLOPE))
}

function barOf(outline: readonly Point[]): Ruling[] {
  return toRuling(outline, MAX_THICKNESS)
}

function toRuling(points: readonly Point[], maxThickness: number): Ruling[] {
  const box = { x0: Infinity, top: Infinity, x1: -Infinity, bottom: -Infinity }
  for (const { x, y } of points) {
    box.x0 = Math.min(box.x0, x)
    box.top = Math.min(box.top, y)
    box.x1 = Math.max(box.x1, x)
    box.bottom = Math.max(box.bottom, y)
  }
  const [width, height] = [box.x1 - box.x0, box.bottom - box.top]
  if (height <= maxThickness && width >= MIN_LENGTH && width > height)
    return [{ ...box, direction: 'horizontal' }]
  if (width <= maxThickness && height >= MIN_LENGTH && height > width)
    return [{ ...box, direction: 'vertical' }]
  return []
}
