import { EngineError } from '@ledgerlift/engine'
import { ExportError, type ExportProblem } from '@ledgerlift/export'

const EXPORT_PROBLEMS: Readonly<Record<ExportProblem, string>> = {
  'no-transactions': 'There are no transactions to write in this format.',
  'row-without-date': 'has no date, which this format asks for; csv and xlsx can leave it empty.',
  'no-balance':
    'The statement prints neither an opening nor a closing balance, and this format asks for both.',
}

/** In one line why a file was not read or written. */
export function reasonOf(error: unknown): string {
  if (error instanceof EngineError) return error.message
  if (error instanceof ExportError) {
    const text = EXPORT_PROBLEMS[error.problem]
    if (error.problem !== 'row-without-date') return text
    return error.rows === 1 ? `A row ${text}` : `${error.rows} rows: each ${text}`
  }
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read.'
  if (code === 'EISDIR') return 'This is a folder.'
  return `The file cannot be converted (${error instanceof Error ? error.message : String(error)}).`
}
