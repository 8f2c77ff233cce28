import { parentPort } from 'node:worker_threads'
import { type Corrections, corrections } from '@ledgerlift/contract'
import type { Statement } from '@ledgerlift/engine'
import { ExportError, formatNamed, toCorrected, toExported } from '@ledgerlift/export'
import type { ExportAnswer, ExportTask } from './export-task.ts'

/** What a thread does so that long results keep nobody from being answered; exporter.ts is its other end. */
parentPort?.on('message', async (task: ExportTask) => parentPort?.postMessage(await answer(task)))

const answer = (task: ExportTask): Promise<ExportAnswer> =>
  task.kind === 'check' ? check(task.corrections) : write(task)

async function check(json: Uint8Array): Promise<ExportAnswer> {
  try {
    return { kind: 'checked', isKept: corrections.parse(readJson(json)).rows !== null }
  } catch {
    return { kind: 'refused', code: 'bad-request' }
  }
}

async function write({
  result,
  corrections: made,
  format,
}: Extract<ExportTask, { kind: 'export' }>): Promise<ExportAnswer> {
  try {
    const statement = readJson<Statement>(result)
    const rows = made && readJson<Corrections>(made).rows
    const files = await formatNamed(format)?.write(
      rows ? toCorrected(statement, rows) : toExported(statement),
    )
    return { kind: 'files', files: (files ?? []).map(({ suffix, content }) => ({ suffix, content })) }
  } catch (error) {
    // Corrections name rows, and a caller may name some that are not there.
    const isAsked = error instanceof ExportError || error instanceof RangeError
    return { kind: 'refused', code: isAsked ? 'export-impossible' : 'internal' }
  }
}

const readJson = <T>(bytes: Uint8Array): T => JSON.parse(new TextDecoder().decode(bytes)) as T
