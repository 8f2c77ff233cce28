export { expandRows, inAccounts, isEdited, type KeptRows, keepRows, toCorrected } from './corrected.ts'
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
