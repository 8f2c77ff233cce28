import { EngineError } from '@ledgerlift/engine'

/** In one line why a file was not read or written. */
export function reasonOf(error: unknown): string {
  if (error instanceof EngineError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ENOENT') return 'There is no such file.'
  if (code === 'EACCES' || code === 'EPERM') return 'The file may not be read.'
  if (code === 'EISDIR') return 'This is a folder.'
  return `The file cannot be converted (${error instanceof Error ? error.message : String(error)}).`
}
