import { EngineError } from '../errors.ts'
import type { Page } from './page.ts'
import type { Pdfium } from './pdfium.ts'
import { readPage } from './read-page.ts'
import { type PageImage, type RenderOptions, renderPage } from './render-page.ts'

/** An open PDF. The caller that opened it closes it. */
export type PdfFile = {
  readonly pageCount: number
  /** The file as PDFium keeps it, for another thread to open, too: to be copied at once. */
  readonly viewBytes: () => Uint8Array
  /**
   * @param number 1-based
   * @throws {EngineError} `pages-out-of-range`
   */
  readonly readPage: (number: number) => Page
  /**
   * @param number 1-based
   * @returns null for a page that cannot be loaded
   * @throws {EngineError} `pages-out-of-range`, `pdf-too-complex`
   */
  readonly renderPage: (number: number, options: RenderOptions) => PageImage | null
  readonly close: () => void
}

const MAGIC = '%PDF-'
/** Readers accept junk before the header, up to this many bytes (PDF 1.7, implementation note 13). */
const HEADER_SEARCH_BYTES = 1024
/** FPDF_GetLastError: the file needs a password, or the given one is wrong. */
const FPDF_ERR_PASSWORD = 4

/** Whether the first bytes of a file say that it is a PDF, regardless of its name. */
export function isPdf(head: Uint8Array): boolean {
  let text = ''
  for (const byte of head.subarray(0, HEADER_SEARCH_BYTES)) text += String.fromCharCode(byte)
  return text.includes(MAGIC)
}

/**
 * @param bytes the whole file; copied into PDFium's memory, so the caller may let go of it
 * @throws {EngineError} `not-a-pdf`, `pdf-damaged`, `pdf-password-required`, `pdf-password-wrong`,
 *   `pdf-too-complex`
 */
export function openPdf(pdfium: Pdfium, bytes: Uint8Array, password?: string): PdfFile {
  if (!isPdf(bytes)) throw new EngineError('not-a-pdf')
  const { raw, heap } = pdfium
  const { length } = bytes
  const file = heap.allocate(length)
  heap.write(file, bytes)
  const secret = password === undefined ? 0 : writeCString(pdfium, password)
  const document = raw.FPDF_LoadMemDocument?.(file, length, secret) ?? 0
  const error = document === 0 ? raw.FPDF_GetLastError?.() : 0
  if (secret !== 0) heap.free(secret)
  if (document === 0) {
    heap.free(file)
    if (error !== FPDF_ERR_PASSWORD) throw new EngineError('pdf-damaged')
    throw new EngineError(password === undefined ? 'pdf-password-required' : 'pdf-password-wrong')
  }
  const pageCount = raw.FPDF_GetPageCount?.(document) ?? 0
  const close = () => {
    raw.FPDF_CloseDocument?.(document)
    heap.free(file)
  }
  if (pageCount === 0) {
    close()
    throw new EngineError('pdf-damaged')
  }
  const inRange = (number: number) => {
    if (!Number.isInteger(number) || number < 1 || number > pageCount)
      throw new EngineError('pages-out-of-range')
    return number
  }
  return {
    pageCount,
    close,
    viewBytes: () => heap.view(file, length),
    readPage: (number) => readPage(pdfium, document, inRange(number)),
    renderPage: (number, options) => renderPage(pdfium, document, inRange(number), options),
  }
}

/** UTF-8 with a closing zero, as revision 6 of the encryption wants it; older ones agree for ASCII. */
function writeCString({ heap }: Pdfium, text: string): number {
  const utf8 = encodeUtf8(text)
  const address = heap.allocate(utf8.length + 1)
  heap.write(address, Uint8Array.from([...utf8, 0]))
  return address
}

/** `TextEncoder` is no part of ECMAScript, and a password is short. */
function encodeUtf8(text: string): number[] {
  return [...encodeURIComponent(text.toWellFormed()).matchAll(/%([0-9A-F]{2})|(.)/g)].map(([, hex, plain]) =>
    hex ? Number.parseInt(hex, 16) : (plain as string).charCodeAt(0),
  )
}
