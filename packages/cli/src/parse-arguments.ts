import { parseArgs } from 'node:util'
import { parsePages } from '@ledgerlift/engine'

export type Format = 'csv' | 'json'

type ReadingOptions = {
  readonly password: string | undefined
  readonly pages: readonly number[] | undefined
}

export type ConvertCommand = ReadingOptions & {
  readonly kind: 'convert'
  readonly files: readonly string[]
  readonly format: Format
  /** The folder that results are written to; standard output where absent. */
  readonly out: string | undefined
}

export type ExplainCommand = ReadingOptions & {
  readonly kind: 'explain'
  readonly file: string
  /** The file that the report is written to; one named after the PDF where absent. */
  readonly out: string | undefined
}

export type Command =
  | ConvertCommand
  | ExplainCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'unusable'; readonly reason: string }

export const USAGE = `Usage: ledgerlift convert FILE... [--format csv|json] [--password P] [--pages 1-3,5] [--out DIR]
       ledgerlift explain FILE [--password P] [--pages 1-3,5] [--out FILE.html]

convert prints the transactions of statements, explain writes a page that shows how one was read.

  --format    csv (default) or json
  --password  opens a protected PDF
  --pages     reads these pages only, such as 1-3,5
  --out       convert: writes DIR/<file name without .pdf>.<format> for each file
              explain: writes this file instead of <file name without .pdf>.explained.html

Results go to standard output, problems to standard error.
Exit codes: 0 converted, 2 unusable arguments, 3 not readable as a statement.`

/** Reads the command line; nothing is read or written yet. */
export function parseArguments(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        password: { type: 'string' },
        pages: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values.help ? { kind: 'help' } : toCommand(positionals, values)
  } catch (error) {
    return unusable(error instanceof Error ? error.message.replace(/\. To specify.*$/s, '.') : String(error))
  }
}

type Values = { [name in 'format' | 'password' | 'pages' | 'out']?: string | undefined }

const unusable = (reason: string): Command => ({ kind: 'unusable', reason })

function toCommand(
  [verb, ...files]: readonly string[],
  { format, password, out, ...values }: Values,
): Command {
  if (verb === undefined) return unusable('No command.')
  const pages = values.pages === undefined ? undefined : parsePages(values.pages)
  if (pages === null) return unusable(`Unreadable pages: ${values.pages}`)
  const [file, second] = files
  if (verb === 'convert') {
    if (file === undefined) return unusable('No file to convert.')
    if (format !== undefined && format !== 'csv' && format !== 'json')
      return unusable(`Unknown format: ${format}`)
    return { kind: 'convert', files, format: format ?? 'csv', password, pages, out }
  }
  if (verb !== 'explain') return unusable(`Unknown command: ${verb}`)
  if (file === undefined) return unusable('No file to explain.')
  if (second !== undefined) return unusable('One file at a time can be explained.')
  if (format !== undefined) return unusable('A report has no other format.')
  return { kind: 'explain', file, password, pages, out }
}
