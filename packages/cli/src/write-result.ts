import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type CsvOptions, type Statement, verdictOf } from '@ledgerlift/engine'
import { ExportError, type ExportedFile, type Format, toExported } from '@ledgerlift/export'
import { reasonOf } from './problems.ts'

type Place = {
  /** The PDF that it is from. */
  readonly file: string
  /** The folder for results; standard output where absent. */
  readonly out: string | undefined
  readonly stdout: NodeJS.WritableStream
}

/**
 * Writes a statement in some format.
 *
 * @returns in one line why it cannot be written so, or null
 */
export async function writeResult(
  statement: Statement,
  format: Format,
  csv: CsvOptions,
  { file, out, stdout }: Place,
): Promise<string | null> {
  const files = await toFiles(statement, format, csv).catch((error: unknown) => {
    if (error instanceof ExportError) return reasonOf(error)
    throw error
  })
  if (typeof files === 'string') return files
  if (out === undefined && files.length > 1)
    return `This format makes ${files.length} files of it; name a folder for them with --out.`
  for (const { suffix, content } of files) {
    if (out === undefined) stdout.write(content)
    else await writeFile(join(out, resultName(file, format, suffix)), content)
  }
  return null
}

export const resultName = (file: string, { extension }: Format, suffix = ''): string =>
  `${basename(file).replace(/\.pdf$/i, '')}${suffix}.${extension}`

/** JSON holds all that the engine found; the other formats hold what they have a place for. */
async function toFiles(
  statement: Statement,
  format: Format,
  csv: CsvOptions,
): Promise<readonly ExportedFile[]> {
  if (format.id !== 'json') return format.write(toExported(statement), { csv })
  const content = `${JSON.stringify({ ...statement, verdict: verdictOf(statement) }, null, 2)}\n`
  return [{ suffix: '', content }]
}
