import type { Pdfium } from '@ledgerlift/engine'

/** A document with the pages of the given ones, one after the other. */
export function joinDocuments(pdfium: Pdfium, documents: readonly Uint8Array[]): Uint8Array {
  return makeDocument(pdfium, (add) => {
    for (const bytes of documents) add(bytes, (count) => count)
  })
}

/**
 * A document of `pages` pages: those of `bytes`, again and again, as one producer would write them (fonts and pictures
 * once for the whole file), each time a little lower: a page that is the same as an earlier one is not read.
 */
export function repeatPages(pdfium: Pdfium, bytes: Uint8Array, pages: number): Uint8Array {
  return makeDocument(pdfium, (add) => add(bytes, () => pages))
}

/** Appends as many pages of a document as `wanted` says, from its first one on, and from there again. */
type AddPages = (bytes: Uint8Array, wanted: (pageCount: number) => number) => void

function makeDocument(pdfium: Pdfium, fill: (add: AddPages) => void): Uint8Array {
  const { raw } = pdfium
  const target = raw.FPDF_CreateNewDocument?.() ?? 0
  let end = 0
  try {
    fill((bytes, wanted) => {
      end += importPages(pdfium, target, end, bytes, wanted)
    })
    return save(pdfium, target)
  } finally {
    raw.FPDF_CloseDocument?.(target)
  }
}

/** @returns how many pages were added */
function importPages(
  pdfium: Pdfium,
  target: number,
  at: number,
  bytes: Uint8Array,
  wanted: Parameters<AddPages>[1],
): number {
  const { raw, heap } = pdfium
  const file = heap.allocate(bytes.length)
  heap.write(file, bytes)
  const source = raw.FPDF_LoadMemDocument?.(file, bytes.length, 0) ?? 0
  const pageCount = raw.FPDF_GetPageCount?.(source) ?? 0
  const order = Int32Array.from({ length: wanted(pageCount) }, (_, i) => i % pageCount)
  const indices = heap.allocate(order.byteLength)
  heap.write(indices, new Uint8Array(order.buffer))
  const isDone = raw.FPDF_ImportPagesByIndex?.(target, source, indices, order.length, at)
  raw.FPDF_CloseDocument?.(source)
  for (const address of [indices, file]) heap.free(address)
  if (!isDone) throw new Error('the pages of a document cannot be taken over')
  for (let i = pageCount; i < order.length; i++)
    raiseTop(pdfium, target, at + i, LOWER * Math.floor(i / pageCount))
  return order.length
}

/** How much lower each copy of a page is set than the one before, in points. */
const LOWER = 0.6

/** Makes a page higher, by some points above what it shows. */
function raiseTop({ raw, heap }: Pdfium, document: number, index: number, by: number): void {
  const page = raw.FPDF_LoadPage?.(document, index) ?? 0
  const sides = heap.allocate(16)
  const at = [0, 4, 8, 12].map((offset) => sides + offset) as [number, number, number, number]
  for (const box of ['MediaBox', 'CropBox']) {
    if (!raw[`FPDFPage_Get${box}`]?.(page, ...at)) continue
    const [left, bottom, right, top] = at.map(heap.float32) as [number, number, number, number]
    raw[`FPDFPage_Set${box}`]?.(page, left, bottom, right, top + by)
  }
  heap.free(sides)
  raw.FPDF_ClosePage?.(page)
}

function save({ raw, heap }: Pdfium, document: number): Uint8Array {
  const writer = raw.PDFiumExt_OpenFileWriter?.() ?? 0
  raw.PDFiumExt_SaveAsCopy?.(document, writer)
  const length = raw.PDFiumExt_GetFileWriterSize?.(writer) ?? 0
  const written = heap.allocate(length)
  raw.PDFiumExt_GetFileWriterData?.(writer, written, length)
  raw.PDFiumExt_CloseFileWriter?.(writer)
  const bytes = heap.read(written, length)
  heap.free(written)
  return bytes
}
