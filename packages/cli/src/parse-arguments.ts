import { parseArgs } from 'node:util'
import { type CsvOptions, type DateOrder, parsePages } from '@ledgerlift/engine'
import type { OcrMode } from '@ledgerlift/engine-node'
import { FORMATS, type FormatId, formatNamed } from '@ledgerlift/export'

type ReadingOptions = {
  readonly password: string | undefined
  readonly pages: readonly number[] | undefined
  /** How the dates are to be read; the document decides where absent. */
  readonly dates: DateOrder | undefined
  /** Which pages are recognised in their pictures. */
  readonly ocr: OcrMode
}

export type ConvertCommand = ReadingOptions & {
  readonly kind: 'convert'
  readonly files: readonly string[]
  readonly format: FormatId
  /** How a CSV is written; empty for what is read in most places, comma and point. */
  readonly csv: CsvOptions
  /** The folder that results are written to; standard output where absent. */
  readonly out: string | undefined
  /** Whether the exit code says that a file is not proved. */
  readonly requireProof: boolean
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

const NAMES = FORMATS.map(({ id }) => id)
const LISTED = [NAMES.slice(0, 9), NAMES.slice(9)]
  .map((names) => names.join(', '))
  .join(',\n                   ')

export const USAGE = `Usage: ledgerlift convert FILE... [--format FORMAT] [--password P] [--pages 1-3,5] [--dates dmy|mdy|ymd]
                          [--ocr auto|always|never] [--require-proof] [--out DIR]
                          [--separator ,|;|tab] [--decimal .|,]
       ledgerlift explain FILE [--password P] [--pages 1-3,5] [--dates dmy|mdy|ymd]
                          [--ocr auto|always|never] [--out FILE.html]

convert prints the transactions of statements, explain writes a page that shows how one was read.

  --format         csv (default); all: ${LISTED}
  --separator      of a CSV, between cells: , (default), ; or tab
  --decimal        of a CSV, in amounts: . (default) or ,
  --password       opens a protected PDF
  --pages          reads these pages only, such as 1-3,5
  --dates          which number of 02/01/24 is the day, the month and the year, where the document does not say:
                   dmy, mdy or ymd
  --ocr            which pages are recognised in their pictures: auto (default: those that cannot be read otherwise),
                   always (all) or never
  --require-proof  ends with 4 where a file is converted, but not proved (or sum proved)
  --out            convert: writes DIR/<file name without .pdf>.<format's extension> for each file
                   explain: writes this file instead of <file name without .pdf>.explained.html

Results go to standard output; what is proved of each file, and problems, to standard error.
Exit codes: 0 converted, 2 unusable arguments, 3 not readable as a statement, 4 proof was required and is missing.`

/** Reads the command line; nothing is read or written yet. */
export function parseArguments(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        separator: { type: 'string' },
        decimal: { type: 'string' },
        password: { type: 'string' },
        pages: { type: 'string' },
        dates: { type: 'string' },
        ocr: { type: 'string', default: 'auto' },
        'require-proof': { type: 'boolean', default: false },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values.help ? { kind: 'help' } : toCommand(positionals, values)
  } catch (error) {
    return unusable(error instanceof Error ? error.message.replace(/\. To specify.*$/s, '.') : String(error))
  }
}

type Name = 'format' | 'separator' | 'decimal' | 'password' | 'pages' | 'dates' | 'ocr' | 'out'
type Values = { [name in Name]?: string | undefined } & { readonly 'require-proof': boolean }

const SEPARATORS: Readonly<Record<string, ',' | ';' | '\t'>> = { ',': ',', ';': ';', tab: '\t' }

/** What is said of a CSV, or why it cannot be meant. */
function csvOptions({ format = 'csv', separator, decimal }: Values): CsvOptions | string {
  if (separator === undefined && decimal === undefined) return {}
  if (format !== 'csv') return `Only CSV has a separator and a decimal sign of choice, not ${format}.`
  const between = SEPARATORS[separator ?? ',']
  if (between === undefined) return `Unknown separator: ${separator}`
  if (decimal !== undefined && decimal !== '.' && decimal !== ',') return `Unknown decimal sign: ${decimal}`
  return { separator: between, decimal: decimal ?? '.' }
}

const isDateOrder = (text: string): text is DateOrder => ['dmy', 'mdy', 'ymd'].includes(text)

const isOcrMode = (text: string | undefined): text is OcrMode =>
  ['auto', 'always', 'never'].includes(text ?? '')

const unusable = (reason: string): Command => ({ kind: 'unusable', reason })

function toCommand([verb, ...files]: readonly string[], values: Values): Command {
  const { format, password, out, dates, ocr } = values
  if (verb === undefined) return unusable('No command.')
  const pages = values.pages === undefined ? undefined : parsePages(values.pages)
  if (pages === null) return unusable(`Unreadable pages: ${values.pages}`)
  if (dates !== undefined && !isDateOrder(dates)) return unusable(`Unknown order of dates: ${dates}`)
  if (!isOcrMode(ocr)) return unusable(`Unknown value of --ocr: ${ocr}`)
  const reading = { password, pages, dates, ocr }
  const requireProof = values['require-proof']
  const [file, second] = files
  if (verb === 'convert') {
    if (file === undefined) return unusable('No file to convert.')
    const known = formatNamed(format ?? 'csv')
    if (known === null) return unusable(`Unknown format: ${format}`)
    const csv = csvOptions(values)
    if (typeof csv === 'string') return unusable(csv)
    return { kind: 'convert', files, format: known.id, csv, ...reading, requireProof, out }
  }
  if (verb !== 'explain') return unusable(`Unknown command: ${verb}`)
  if (file === undefined) return unusable('No file to explain.')
  if (second !== undefined) return unusable('One file at a time can be explained.')
  if ([format, values.separator, values.decimal].some((one) => one !== undefined))
    return unusable('A report has no other format.')
  if (requireProof) return unusable('A report requires no proof.')
  return { kind: 'explain', file, ...reading, out }
}
