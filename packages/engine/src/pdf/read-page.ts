import { readFrame, turnFrame } from './frame.ts'
import { isGarbled } from './is-garbled.ts'
import { areaOf, joinPictures } from './join-pictures.ts'
import { lacksNames } from './lacks-names.ts'
import { emptyGlyphs, type Page } from './page.ts'
import type { Pdfium } from './pdfium.ts'
import { readDrawing } from './read-drawing.ts'
import { readGlyphs } from './read-glyphs.ts'

/** A page whose pictures cover at least this share of it, and that has next to no text, is a scan. */
const SCAN_PICTURE_SHARE = 0.4
/** Without pictures, letters that are drawn as shapes have more segments in all than rulings and a logo have. */
const OUTLINED_SEGMENTS = 4000
/** A recogniser lays nearly all text of a page invisibly; stamps and page numbers may stand beside it. */
const LAID_SHARE = 0.6
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
    const { glyphs, turned, invisible, unmapped } = readGlyphs(pdfium, page, frame)
    const upright = turned === 0 ? frame : turnFrame(frame, turned)
    const { rulings, pictures: all, segments } = readDrawing(pdfium, page, upright.toPage)
    const { width, height } = upright
    const pictureArea = all.reduce((sum, picture) => sum + areaOf(picture), 0)
    const isDrawn = pictureArea >= SCAN_PICTURE_SHARE * width * height || segments >= OUTLINED_SEGMENTS
    const state = glyphs.length <= SCAN_MAX_GLYPHS && isDrawn ? 'scan' : 'text'
    const isLaid = invisible > LAID_SHARE * glyphs.length
    const isOfNoUse = isGarbled(glyphs.unicode, unmapped)
    const textDoubt = isLaid ? 'laid' : isOfNoUse ? 'garbled' : lacksNames(glyphs) ? 'unnamed' : null
    const pictures = joinPictures(all, upright)
    return { number, width, height, turned, glyphs, rulings, pictures, state, textDoubt }
  } finally {
    raw.FPDF_ClosePage?.(page)
  }
}

/** A page that the file counts but that is too damaged to load: the others are worth reading all the same. */
function unreadablePage(number: number): Page {
  const nothing = { turned: 0, glyphs: emptyGlyphs(0), rulings: [], pictures: [], textDoubt: null }
  return { number, width: 1, height: 1, ...nothing, state: 'unreadable' }
}
