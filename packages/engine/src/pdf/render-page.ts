import { EngineError } from '../errors.ts'
import { readFrame, turnFrame } from './frame.ts'
import { IDENTITY } from './matrix.ts'
import { forEachObject, IMAGE } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'

/** Pixels row by row from the top left corner: one byte each in `gray`, four in `rgba`. */
export type PageImage = {
  readonly width: number
  readonly height: number
  readonly colors: 'gray' | 'rgba'
  readonly pixels: Uint8Array
}

export type RenderOptions = {
  /** Pixels per PDF point; 1 makes 72 pixels an inch. */
  readonly scale: number
  /** `turned` of the page as it was read, so that image and boxes lie the same way. */
  readonly turned?: number | undefined
  /** What OCR wants, or what a screen shows (the default). */
  readonly colors?: PageImage['colors'] | undefined
}

/** Formats of FPDFBitmap_CreateEx: one byte a pixel, or blue, green, red and alpha. */
const FORMATS = { gray: { code: 1, bytes: 1 }, rgba: { code: 4, bytes: 4 } } as const
/** Flags of FPDF_RenderPageBitmap: draw annotations, too; without colours; red before blue. */
const [ANNOTATIONS, WITHOUT_COLORS, RED_FIRST] = [0x01, 0x08, 0x10]
const WHITE = 0xffffffff

/**
 * Draws one page of an open document on white, as a viewer shows it.
 *
 * @param document handle of FPDF_LoadMemDocument
 * @param number 1-based
 * @returns null when the page is too damaged to load, or shows nothing but pictures that are
 * @throws {EngineError} `pdf-too-complex` when the picture does not fit into PDFium's memory
 */
export function renderPage(
  pdfium: Pdfium,
  document: number,
  number: number,
  { scale, turned = 0, colors = 'rgba' }: RenderOptions,
): PageImage | null {
  const { raw } = pdfium
  const page = raw.FPDF_LoadPage?.(document, number - 1) ?? 0
  if (page === 0) return null
  try {
    const frame = turnFrame(readFrame(pdfium, page), turned)
    const width = Math.max(1, Math.round(frame.width * scale))
    const height = Math.max(1, Math.round(frame.height * scale))
    const pixels = draw(pdfium, page, turned, width, height, colors)
    if (isBlank(pixels) && hasBrokenPicture(pdfium, page)) return null
    return { width, height, colors, pixels }
  } finally {
    raw.FPDF_ClosePage?.(page)
  }
}

function draw(
  { raw, heap }: Pdfium,
  page: number,
  turned: number,
  width: number,
  height: number,
  colors: PageImage['colors'],
): Uint8Array {
  const { code, bytes } = FORMATS[colors]
  const length = width * height * bytes
  // Memory that we allocate, not PDFium: its rows have no padding, and we notice where there is not enough.
  const buffer = heap.allocate(length)
  const bitmap = raw.FPDFBitmap_CreateEx?.(width, height, code, buffer, width * bytes) ?? 0
  try {
    if (bitmap === 0) throw new EngineError('pdf-too-complex')
    raw.FPDFBitmap_FillRect?.(bitmap, 0, 0, width, height, WHITE)
    const flags = ANNOTATIONS | (colors === 'gray' ? WITHOUT_COLORS : RED_FIRST)
    raw.FPDF_RenderPageBitmap?.(bitmap, page, 0, 0, width, height, turned, flags)
    return heap.read(buffer, length)
  } finally {
    if (bitmap !== 0) raw.FPDFBitmap_Destroy?.(bitmap)
    heap.free(buffer)
  }
}

const isBlank = (pixels: Uint8Array): boolean => pixels.every((value) => value === 0xff)

/** Whether a page has a picture that cannot be decoded: PDFium leaves it out in silence. */
function hasBrokenPicture(pdfium: Pdfium, page: number): boolean {
  const { raw } = pdfium
  let isBroken = false
  forEachObject(pdfium, page, IDENTITY, (object, type) => {
    if (type !== IMAGE || isBroken) return
    const bitmap = raw.FPDFImageObj_GetBitmap?.(object) ?? 0
    if (bitmap === 0) isBroken = true
    else raw.FPDFBitmap_Destroy?.(bitmap)
  })
  return isBroken
}
