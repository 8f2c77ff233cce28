import { parseArgs } from 'node:util'
import { parsePages } from './parse-pages.ts'

export type Format = 'csv' | 'json'

export type ConvertCommand = {
  readonly kind: 'convert'
  readonly files: readonly string[]
  readonly format: Format
  readonly password: string | undefined
  readonly pages: readonly number[] | undefined
  /** The folder that results are written to; standard output where absent. */
  readonly out: string | undefined
}

export type Command =
  | ConvertCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'unusable'; readonly reason: string }

export const USAGE = `Usage: ledgerlift convert FILE... [--format csv|json] [--password P] [--pages 1-3,5] [--out DIR]

  --format    csv (default) or json
  --password  opens a protected PDF
  --pages     reads these pages only, such as 1-3,5
  --out       writes DIR/<file name without .pdf>.<format> for each file

Results go to standard output, problems to standard error.
Exit codes: 0 converted, 2 unusable arguments, 3 not readable as a statement.`

/** Reads the command line; nothing is read or written yet. */
export function parseArguments(args: readonly string[]): Command {
  const unusable = (reason: string): Command => ({ kind: 'unusable', reason })
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'csv' },
        password: { type: 'string' },
        pages: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const [verb, ...files] = positionals
    if (values.help) return { kind: 'help' }
    if (verb === undefined) return unusable('No command.')
    if (verb !== 'convert') return unusable(`Unknown command: ${verb}`)
    if (files.length === 0) return unusable('No file to convert.')
    const { format, password, out } = values
    if (format !== 'csv' && format !== 'json') return unusable(`Unknown format: ${format}`)
    const pages = values.pages === undefined ? undefined : parsePages(values.pages)
    if (pages === null) return unusable(`Unreadable pages: ${values.pages}`)
    return { kind: 'convert', files, format, password, pages, out }
  } catch (error) {
    return unusable(error instanceof Error ? error.message.replace(/\. To specify.*$/s, '.') : String(error))
  }
}
