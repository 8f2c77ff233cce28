export {
  ExportError,
  type Exported,
  type ExportedAccount,
  type ExportedRow,
  type ExportProblem,
  statusOf,
  toExported,
} from './exported.ts'
export {
  type ExportedFile,
  type ExportOptions,
  FORMATS,
  type Format,
  type FormatId,
  formatNamed,
} from './formats.ts'
