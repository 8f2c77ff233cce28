import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { loadPdfium, type Pdfium, pdfiumWasm } from '@ledgerlift/engine'

/** PDFium from the package that the engine brings along. */
export async function startPdfium(): Promise<Pdfium> {
  return loadPdfium(await readFile(fileURLToPath(pdfiumWasm())))
}
