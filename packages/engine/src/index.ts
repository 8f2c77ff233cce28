export { EngineError, type EngineErrorCode } from './errors.ts'
export { toCsv } from './export/csv.ts'
export { type ExtractOptions, extractFromPdf, extractStatement } from './extract-statement.ts'
export { isPdf, openPdf, type PdfFile } from './pdf/open-pdf.ts'
export type { Page } from './pdf/page.ts'
export { loadPdfium, type Pdfium } from './pdf/pdfium.ts'
export { pdfiumWasm } from './pdf/pdfium-wasm.ts'
export type { PageImage, RenderOptions } from './pdf/render-page.ts'
export type {
  Account,
  CellRole,
  CellSource,
  Check,
  DecimalString,
  IsoDate,
  Statement,
  Transaction,
  Warning,
  WarningCode,
} from './statement/statement.ts'
