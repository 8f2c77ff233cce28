import { IDENTITY, type Matrix, multiply } from './matrix.ts'
import type { Pdfium } from './pdfium.ts'

/** A limit for forms within forms, deeper than real files nest them. */
const MAX_DEPTH = 8

const PATH = 2
export const IMAGE = 3
const FORM = 5

/**
 * Visits each object of a page, those within forms too, with the transformation from its own coordinates to ours.
 *
 * @param toPage from the page's own coordinates to ours
 * @param take told the object's handle and type
 */
export function forEachObject(
  pdfium: Pdfium,
  page: number,
  toPage: Matrix,
  take: (object: number, type: number, matrix: Matrix) => void,
): void {
  const { raw, heap } = pdfium
  const scratch = heap.allocate(24)
  const visit = (object: number, outer: Matrix, depth: number): void => {
    const type = raw.FPDFPageObj_GetType?.(object) ?? 0
    if (type !== PATH && type !== IMAGE && type !== FORM) return
    const matrix = multiply(matrixOf(pdfium, object, scratch), outer)
    if (type !== FORM) take(object, type, matrix)
    if (type !== FORM || depth >= MAX_DEPTH) return
    const count = raw.FPDFFormObj_CountObjects?.(object) ?? 0
    for (let i = 0; i < count; i++) visit(raw.FPDFFormObj_GetObject?.(object, i) ?? 0, matrix, depth + 1)
  }
  const count = raw.FPDFPage_CountObjects?.(page) ?? 0
  for (let i = 0; i < count; i++) visit(raw.FPDFPage_GetObject?.(page, i) ?? 0, toPage, 0)
  heap.free(scratch)
}

function matrixOf({ raw, heap }: Pdfium, object: number, scratch: number): Matrix {
  if (!raw.FPDFPageObj_GetMatrix?.(object, scratch)) return IDENTITY
  return [0, 4, 8, 12, 16, 20].map((at) => heap.float32(scratch + at)) as unknown as Matrix
}
