import type { Pdfium } from '@ledgerlift/engine'

/** A document with the pages of the given ones, one after the other. */
export function joinDocuments(pdfium: Pdfium, documents: readonly Uint8Array[]): Uint8Array {
  return makeDocument(pdfium, (add) => {
    for (const bytes of documents) add(bytes, (count) => count)
  })
}

/**
 * A document of `pages` pages: those of `bytes`, again and again, as one producer would write them (fonts and pictures
 * once for the whole file).
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
  { raw, heap }: Pdfium,
  target: number,
  at: number,
  bytes: Uint8Array,
  wanted: Parameters<AddPages>[1],
): number {
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
  return order.length
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
