import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadPdfium, type Pdfium, pdfiumWasm } from '@ledgerlift/engine'

export const startPdfium = async (): Promise<Pdfium> => loadPdfium(readFileSync(fileURLToPath(pdfiumWasm())))
