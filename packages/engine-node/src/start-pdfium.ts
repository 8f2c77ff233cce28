import { readFile } from 'node:fs/promises'
import { loadPdfium, type Pdfium, pdfiumWasm } from '@ledgerlift/engine'

/** PDFium's compiled code (a `WebAssembly.Module`), which threads share. */
export type PdfiumCode = object

/** PDFium for this thread, and what another thread needs to start its own. */
export type PdfiumHost = {
  readonly pdfium: Pdfium
  readonly code: PdfiumCode
  /** Bytes, for the memory of each thread's PDFium; the engine's own limit where absent. */
  readonly memoryLimit: number | undefined
}

/** Node has it, but its types have not. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    compile: (bytes: Uint8Array) => Promise<PdfiumCode>
    instantiate: (code: PdfiumCode, imports: object) => Promise<object>
  }
}

/** Starts PDFium from the package that the engine brings along, or from `code` where another thread has compiled it. */
export async function startHost(memoryLimit?: number, code?: PdfiumCode): Promise<PdfiumHost> {
  const compiled = code ?? (await WebAssembly.compile(await readFile(new URL(pdfiumWasm()))))
  const pdfium = await loadPdfium((imports) => WebAssembly.instantiate(compiled, imports), memoryLimit)
  return { pdfium, code: compiled, memoryLimit }
}

/** PDFium alone, for callers that read in this thread only. */
export const startPdfium = async (memoryLimit?: number): Promise<Pdfium> =>
  (await startHost(memoryLimit)).pdfium
