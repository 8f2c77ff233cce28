import { readFrame, turnFrame } from './frame.ts'
import { emptyGlyphs, type Page } from './page.ts'
import type { Pdfium } from './pdfium.ts'
import { readDrawing } from './read-drawing.ts'
import { readGlyphs } from './read-glyphs.ts'

/** A page whose pictures cover at least this share of it, and that has next to no text, is a scan. */
const SCAN_PICTURE_SHARE = 0.4
/** A stamp, a page number or a file name printed over a scan stays below this many glyphs. */
const SCAN_MAX_GLYPHS = 60

/**
 * Reads one page of an open document into plain data; nothing of PDFium stays open.
 *
 * @param document handle of FPDF_LoadMemDocument
 * @param number 1-based
 */
export function readPage(pdfium: Pdfium, document: number, number: number): Page {
  const { raw } = pdfium
  const page = raw.FPDF_LoadPage?.(document, number - 1) ?? 0
  if (page === 0) return unreadablePage(number)
  try {
    const frame = readFrame(pdfium, page)
    const { glyphs, turned } = readGlyphs(pdfium, page, frame)
    const upright = turned === 0 ? frame : turnFrame(frame, turned)
    const { rulings, pictureArea } = readDrawing(pdfium, page, upright.toPage)
    const { width, height } = upright
    const isScan = glyphs.length <= SCAN_MAX_GLYPHS && pictureArea >= SCAN_PICTURE_SHARE * width * height
    return { number, width, height, turned, glyphs, rulings, state: isScan ? 'scan' : 'text' }
  } finally {
    raw.FPDF_ClosePage?.(page)
  }
}

/** A page that the file counts but that is too damaged to load: the others are worth reading all the same. */
function unreadablePage(number: number): Page {
  return { number, width: 1, height: 1, turned: 0, glyphs: emptyGlyphs(0), rulings: [], state: 'unreadable' }
}
