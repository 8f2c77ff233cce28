import wasmUrl from '@embedpdf/pdfium/pdfium.wasm?url'
import { loadPdfium, type Pdfium } from '@ledgerlift/engine'

/**
 * Starts PDFium in a worker, from our own files. Compiled while it comes, the browser keeps it compiled for next time.
 */
export function startPdfium(): Promise<Pdfium> {
  return loadPdfium(async (imports) => {
    const { instance } = await WebAssembly.instantiateStreaming(
      fetch(wasmUrl),
      imports as WebAssembly.Imports,
    )
    return instance
  })
}
