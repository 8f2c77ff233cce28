export { extractInThreads, readPagesInThreads, type ThreadOptions } from './extract-in-threads.ts'
export type { OcrMode } from './ocr/ocr-mode.ts'
export { type PdfiumHost, startHost, startPdfium } from './start-pdfium.ts'
