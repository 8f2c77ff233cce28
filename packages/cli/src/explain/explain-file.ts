import { readFile, writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { openPdf, type PageLines, type PdfFile, readStagesOfPages, unreadReason } from '@ledgerlift/engine'
import { readPagesInThreads, startHost } from '@ledgerlift/engine-node'
import { encode } from 'fast-png'
import { DONE, NOT_READABLE, UNUSABLE } from '../exit-codes.ts'
import type { ExplainCommand } from '../parse-arguments.ts'
import { reasonOf } from '../problems.ts'
import { openProgressBar } from '../progress-bar.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Pictures, toReport } from './report.ts'

/** Sharp on a dense screen, where a page takes up to half the width of a window... */
const PIXELS_PER_POINT = 2
/** ...and no larger than this on sheets of any size. */
const MAX_SIDE = 3000

/**
 * Writes a page of HTML that shows how a statement was read, stage by stage. A document that is no statement is
 * explained, too, since that is when one wants to know why; the exit code says so. Returns the exit code.
 */
export async function explainFile(command: ExplainCommand, surroundings: Surroundings): Promise<number> {
  const { folder, stdout, stderr } = surroundings
  const name = basename(command.file)
  const out = command.out ?? `${name.replace(/\.pdf$/i, '')}.explained.html`
  const explained = await explain(command, surroundings)
  if ('problem' in explained) {
    stderr.write(`${command.file}: ${explained.problem}\n`)
    return NOT_READABLE
  }
  try {
    await writeFile(resolve(folder, out), explained.report)
  } catch {
    stderr.write(`${out}: the file cannot be written.\n`)
    return UNUSABLE
  }
  stdout.write(`${out}\n`)
  if (explained.doubt === null) return DONE
  stderr.write(`${command.file}: ${explained.doubt}\n`)
  return NOT_READABLE
}

type Explained =
  | { readonly report: string; readonly doubt: string | null }
  /** Why the file cannot even be opened. */
  | { readonly problem: string }

async function explain(
  command: ExplainCommand,
  { folder, stderr, pdfium }: Surroundings,
): Promise<Explained> {
  const { password, pages, dates, ocr } = command
  const name = basename(command.file)
  const bar = openProgressBar(stderr, name)
  try {
    const host = await startHost(undefined, pdfium)
    const file = openPdf(host.pdfium, await readFile(resolve(folder, command.file)), password)
    try {
      const read = await readPagesInThreads(host, file, { password, pages, ocr, onPage: bar.show })
      const stages = readStagesOfPages(read, file.pageCount, { dates })
      const pictures = drawPages(
        file,
        stages.parts.flatMap((part) => part.pages),
      )
      const report = toReport(name, stages, pictures)
      return { report, doubt: unreadReason(stages.statement)?.message ?? null }
    } finally {
      file.close()
    }
  } catch (error) {
    return { problem: reasonOf(error) }
  } finally {
    bar.close()
  }
}

/** A grey picture of each page, so that all colour on it is the report's. */
function drawPages(file: PdfFile, pages: readonly PageLines[]): Pictures {
  const pictures = new Map<number, string>()
  for (const { number, size, turned } of pages) {
    const scale = Math.min(PIXELS_PER_POINT, MAX_SIDE / Math.max(size.width, size.height))
    const image = file.renderPage(number, { scale, turned, colors: 'gray' })
    if (image === null) continue
    const { width, height, pixels } = image
    const png = encode({ width, height, data: pixels, channels: 1, depth: 8 })
    pictures.set(number, `data:image/png;base64,${Buffer.from(png).toString('base64')}`)
  }
  return pictures
}
