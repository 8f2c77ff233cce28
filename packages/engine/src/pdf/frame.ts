import { type Matrix, multiply } from './matrix.ts'
import type { Pdfium } from './pdfium.ts'

/** How a page's own coordinates (y up, any origin, perhaps to be shown rotated) become ours. */
export type Frame = { readonly width: number; readonly height: number; readonly toPage: Matrix }

export function readFrame({ raw, heap }: Pdfium, page: number): Frame {
  const rect = heap.allocate(16)
  raw.FPDF_GetPageBoundingBox?.(page, rect)
  const [left, top, right, bottom] = [0, 4, 8, 12].map((at) => heap.float32(rect + at)) as [
    number,
    number,
    number,
    number,
  ]
  heap.free(rect)
  const upright: Frame = { width: right - left, height: top - bottom, toPage: [1, 0, 0, -1, -left, top] }
  return turnFrame(upright, raw.FPDFPage_GetRotation?.(page) ?? 0)
}

/** The frame after `quarters` clockwise quarter turns. */
export function turnFrame({ width, height, toPage }: Frame, quarters: number): Frame {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { width: height, height: width, toPage: multiply(toPage, [0, 1, -1, 0, height, 0]) }
    case 2:
      return { width, height, toPage: multiply(toPage, [-1, 0, 0, -1, width, height]) }
    case 3:
      return { width: height, height: width, toPage: multiply(toPage, [0, -1, 1, 0, 0, width]) }
    default:
      return { width, height, toPage }
  }
}
