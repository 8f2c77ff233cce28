import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url'
import { loadPdfium, type Pdfium } from '@ledgerlift/engine'

/** Starts PDFium in a worker, from our own files. */
export async function startPdfium(): Promise<Pdfium> {
  const response = await fetch(wasmUrl)
  return loadPdfium(await response.arrayBuffer())
}
