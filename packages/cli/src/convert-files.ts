import { mkdir, readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { openPdf, type Statement, unreadReason, verdictOf } from '@ledgerlift/engine'
import { extractInThreads, type PdfiumHost, startHost, type ThreadOptions } from '@ledgerlift/engine-node'
import { type Format, formatNamed } from '@ledgerlift/export'
import { DONE, NOT_PROVED, NOT_READABLE, UNUSABLE } from './exit-codes.ts'
import type { ConvertCommand } from './parse-arguments.ts'
import { reasonOf } from './problems.ts'
import { openProgressBar } from './progress-bar.ts'
import type { Surroundings } from './surroundings.ts'
import { verdictLine } from './verdict-line.ts'
import { resultName, writeResult } from './write-result.ts'

/** Converts each file; one that cannot be read does not stop the others. Returns the exit code. */
export async function convertFiles(command: ConvertCommand, surroundings: Surroundings): Promise<number> {
  const { folder, stderr } = surroundings
  const out = command.out === undefined ? undefined : resolve(folder, command.out)
  const twice = command.files
    .map((file) => resultName(file, formatNamed(command.format) as Format))
    .find((name, i, all) => all.indexOf(name) < i)
  if (out !== undefined && twice !== undefined) {
    stderr.write(`Several files would be written to ${twice}; convert them to different folders.\n`)
    return UNUSABLE
  }
  if (out !== undefined) {
    try {
      await mkdir(out, { recursive: true })
    } catch {
      stderr.write(`${command.out}: the folder cannot be made.\n`)
      return UNUSABLE
    }
  }
  const host = await startHost(undefined, surroundings.pdfium)
  let code: number = DONE
  for (const file of command.files) {
    const { problem, isProved } = await convertFile(host, file, command, surroundings, out)
    if (problem !== null) {
      stderr.write(`${file}: ${problem}\n`)
      code = NOT_READABLE
    } else if (command.requireProof && !isProved && code === DONE) code = NOT_PROVED
  }
  return code
}

/** `problem`: in one line why a file is no statement, or null. */
type Converted = { readonly problem: string | null; readonly isProved: boolean }

/** Writes the result of one file, and says what is proved of it. */
async function convertFile(
  host: PdfiumHost,
  file: string,
  { format, csv, password, pages, dates, ocr }: ConvertCommand,
  { folder, stdout, stderr }: Surroundings,
  out: string | undefined,
): Promise<Converted> {
  const bar = openProgressBar(stderr, basename(file))
  try {
    const options = { password, pages, dates, ocr, onPage: bar.show }
    const statement = await extract(host, resolve(folder, file), options)
    bar.close()
    const verdict = verdictOf(statement)
    const fatal = reportWarnings(file, statement, stderr)
    const written = await writeResult(statement, formatNamed(format) as Format, csv, { file, out, stdout })
    // That nothing could be read says more than that nothing can be written.
    const problem = fatal ?? written
    if (problem === null) stderr.write(`${file}: ${verdictLine(verdict)}\n`)
    return { problem, isProved: verdict.state === 'proved' || verdict.state === 'sum-proved' }
  } catch (error) {
    bar.close()
    return { problem: reasonOf(error), isProved: false }
  }
}

async function extract(host: PdfiumHost, path: string, options: ThreadOptions): Promise<Statement> {
  const file = openPdf(host.pdfium, await readFile(path), options.password)
  try {
    return await extractInThreads(host, file, options)
  } finally {
    file.close()
  }
}

/** Warnings go to standard error; one that says that nothing could be read is the problem itself. */
function reportWarnings(file: string, statement: Statement, stderr: NodeJS.WritableStream): string | null {
  const fatal = unreadReason(statement)?.message ?? null
  for (const { message } of statement.warnings) if (fatal === null) stderr.write(`${file}: ${message}\n`)
  return fatal
}
