import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { startPdfium } from '@ledgerlift/engine-node'
import { OWN_SET } from '../folders.ts'
import { repeatPages } from '../long-document.ts'
import { median } from './measure.ts'
import { megabytes, printTable } from './print-table.ts'
import type { ReadingReport } from './reading-task.ts'
import { runReading } from './run-reading.ts'

/**
 * One without rulings; one with a ruling around each cell, which is the most that a page can ask for; and the one of
 * the project's own statements that needs the most memory.
 */
const STATEMENTS = ['uk-current-daily', 'in-sbi-grid', 'us-checking-running']
const LENGTHS = [10, 100, 500]
/** What is shorter is read by one thread anyway. */
const SECOND_THREAD_FROM = 500
const ROUNDS = 3

/** Prints how time and memory grow with the pages of a document, and what a second thread gains. */
export async function timeLongDocuments(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-long-'))
  try {
    const idle = (await runReading({ kind: 'idle' })).peakBytes
    const pdfium = await startPdfium()
    const rows: string[][] = []
    for (const id of STATEMENTS) {
      const statement = readFileSync(join(OWN_SET, `${id}.pdf`))
      for (const pages of LENGTHS) {
        const file = join(folder, `${id}-${pages}.pdf`)
        writeFileSync(file, repeatPages(pdfium, statement, pages))
        for (const threads of pages < SECOND_THREAD_FROM ? [1] : [1, 2])
          rows.push([id, String(pages), String(threads), ...(await timeOne(file, threads, idle))])
      }
    }
    stdout.write(
      `Long documents, each in a new process; ${availableParallelism()} cores, idle process ${megabytes(idle)}\n\n`,
    )
    printTable(
      ['statement', 'pages', 'threads', 'whole', 'ms/page', 'of it reading', 'peak above idle'],
      rows,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function timeOne(file: string, threads: number, idle: number): Promise<string[]> {
  const runs: ReadingReport[] = []
  for (let round = 0; round < ROUNDS; round++)
    runs.push(await runReading({ kind: 'whole', files: [file], threads }))
  const [whole, read] = [runs.map((run) => run.wholeSeconds[0]), runs.map((run) => run.readSeconds[0])].map(
    (times) => median(times.map((time) => time ?? Number.NaN)),
  ) as [number, number]
  const peak = median(runs.map(({ peakBytes }) => peakBytes))
  const pages = runs[0]?.pages ?? Number.NaN
  return [
    `${whole.toFixed(2)} s`,
    ((1000 * whole) / pages).toFixed(1),
    `${read.toFixed(2)} s`,
    megabytes(peak - idle),
  ]
}
