import { readFileSync } from 'node:fs'
import { pdfiumWasm } from '@ledgerlift/engine/pdfium-wasm'

/** PDFium's compiled code (a `WebAssembly.Module`), which threads share. */
export type PdfiumCode = object

/** Node has it, but its types have not. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile: (bytes: Uint8Array) => Promise<PdfiumCode> }
}

/**
 * Compiles PDFium from the package that the engine brings along. V8 does it in threads of its own, so that a caller may
 * load other modules meanwhile: this one loads next to none.
 */
export const compilePdfium = (): Promise<PdfiumCode> =>
  WebAssembly.compile(readFileSync(new URL(pdfiumWasm())))
