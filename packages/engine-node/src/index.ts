export { extractInThreads, type ThreadOptions } from './extract-in-threads.ts'
export { type PdfiumHost, startHost, startPdfium } from './start-pdfium.ts'
