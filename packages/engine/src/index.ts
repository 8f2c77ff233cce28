export { EngineError, type EngineErrorCode } from './errors.ts'
export { accountName } from './export/account-name.ts'
export { type CsvOptions, toCsv, toTsv } from './export/csv.ts'
export { type TypedCell, typeCells } from './export/typed-cells.ts'
export { type Judged, unreadReason, type Verdict, type VerdictState, verdictOf } from './export/verdict.ts'
export {
  type DateOrder,
  type DocumentStages,
  type ExtractOptions,
  extractFromPages,
  extractFromPdf,
  extractStatement,
  readPageLines,
  readStages,
  readStagesOfPages,
  type Stages,
} from './extract-statement.ts'
export { type Box, boundsOf } from './geometry/box.ts'
export type { PageLines } from './layout/page-lines.ts'
export { toLine } from './layout/to-line.ts'
export { type Line, textOf, type Word } from './layout/word.ts'
export {
  absolute,
  add,
  compareDecimals,
  type Decimal,
  decimalText,
  parseDecimal,
  subtract,
  sumDecimals,
} from './money/decimal.ts'
export { type Minor, toDecimal } from './money/money.ts'
export { type PackedPages, packPages, unpackPages } from './packed-pages.ts'
export { isPdf, openPdf, type PdfFile } from './pdf/open-pdf.ts'
export { emptyGlyphs, type Glyphs, type Page, UNNAMED } from './pdf/page.ts'
export { parsePages } from './pdf/parse-pages.ts'
export { type InstantiatePdfium, loadPdfium, type Pdfium } from './pdf/pdfium.ts'
export { pdfiumWasm } from './pdf/pdfium-wasm.ts'
export type { ReadOptions } from './pdf/read-pages.ts'
export type { PageImage, RenderOptions } from './pdf/render-page.ts'
export { proposeTables, splitTable } from './propose-tables.ts'
export { type CorrectedRow, settledAmount } from './recheck/corrected-row.ts'
export { recheck } from './recheck/recheck.ts'
export type { RecognisedText } from './recognised/recognised-text.ts'
export { toRecognisedLines, withNamedLetters, withRecognised } from './recognised/to-recognised-lines.ts'
export type { CheckedAccount } from './statement/accounts/checked-account.ts'
export type { RowsEquation } from './statement/accounts/reconcile.ts'
export { isTransaction, type Movement } from './statement/ledger.ts'
export type { WeighedReading } from './statement/movements/choose-movements.ts'
export type { TableReading } from './statement/read-statement.ts'
export type {
  Account,
  AccountDoubt,
  CellRole,
  CellSource,
  Check,
  DecimalString,
  Equation,
  IsoDate,
  OtherReading,
  RowDoubt,
  Statement,
  Transaction,
  Warning,
  WarningCode,
} from './statement/statement.ts'
export type { GivenTable } from './table/given-table.ts'
export type { Chain, Gap } from './table/rows/chains.ts'
export {
  countEvidence,
  decodeRows,
  type GapLabels,
  type Labelling,
  type Weights,
} from './table/rows/decode-rows.ts'
export type { Table } from './table/rows/find-rows.ts'
export type { Heading, Row } from './table/rows/row.ts'
export {
  findRowEvidence,
  isCentred,
  type RowEvidence,
  STYLES,
  type Style,
} from './table/rows/row-evidence.ts'
export type { RowLine } from './table/rows/row-line.ts'
export { ROW_WEIGHTS } from './table/rows/row-weights.ts'
export type { TablePart } from './table/table.ts'
export { languageOfWords, type NamedLanguage } from './vocabulary/language-of-words.ts'
