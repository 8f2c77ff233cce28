import { loadPdfium, type Pdfium } from '@ledgerlift/engine'
import { compilePdfium, type PdfiumCode } from './compile-pdfium.ts'

/** PDFium for this thread, and what another thread needs to start its own. */
export type PdfiumHost = {
  readonly pdfium: Pdfium
  readonly code: PdfiumCode
  /** Bytes, for the memory of each thread's PDFium; the engine's own limit where absent. */
  readonly memoryLimit: number | undefined
}

/** Node has it, but its types have not. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { instantiate: (code: PdfiumCode, imports: object) => Promise<object> }
}

/** Starts PDFium, from `code` where it has been compiled already or is being compiled. */
export async function startHost(
  memoryLimit?: number,
  code: PdfiumCode | Promise<PdfiumCode> = compilePdfium(),
): Promise<PdfiumHost> {
  const compiled = await code
  const pdfium = await loadPdfium((imports) => WebAssembly.instantiate(compiled, imports), memoryLimit)
  return { pdfium, code: compiled, memoryLimit }
}

/** PDFium alone, for callers that read in this thread only. */
export const startPdfium = async (memoryLimit?: number): Promise<Pdfium> =>
  (await startHost(memoryLimit)).pdfium
