import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { stdout } from 'node:process'
import { startPdfium } from '@ledgerlift/engine-node'
import { CORPUS_SET } from '../folders.ts'
import { repeatPages } from '../long-document.ts'
import { median } from './measure.ts'
import { megabytes, printTable } from './print-table.ts'
import type { ReadingReport } from './reading-task.ts'
import { canPin, runReading } from './run-reading.ts'

/**
 * One without rulings; one with a ruling around each cell, which is the most that a page can ask for; and the one of
 * the project's own statements that needs the most memory.
 */
const STATEMENTS = ['uk-current-daily', 'in-sbi-grid', 'us-checking-running']
const LENGTHS = [10, 100, 500]
/** Shorter documents are read by one thread anyway. */
const SECOND_THREAD_FROM = 500
const ROUNDS = 3

type Way = { readonly name: string; readonly threads: number; readonly isPinned: boolean }

const ALONE: Way = { name: '1', threads: 1, isPinned: false }
const TOGETHER: Way = { name: '2', threads: 2, isPinned: false }
/** V8 compiles and collects in threads of its own: one thread is not yet one core. */
const ONE_CORE: Way = { name: '1, on one core', threads: 1, isPinned: true }

/** Prints how time and memory grow with the pages of a document, and what a second core gains. */
export async function timeLongDocuments(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-long-'))
  const many = canPin() ? [ONE_CORE, ALONE, TOGETHER] : [ALONE, TOGETHER]
  try {
    const idle = (await runReading({ kind: 'idle' })).peakBytes
    const pdfium = await startPdfium()
    const rows: string[][] = []
    for (const id of STATEMENTS) {
      const statement = readFileSync(join(CORPUS_SET, `${id}.pdf`))
      for (const pages of LENGTHS) {
        const file = join(folder, `${id}-${pages}.pdf`)
        writeFileSync(file, repeatPages(pdfium, statement, pages))
        const ways = pages < SECOND_THREAD_FROM ? [ALONE] : many
        const runs = await runInTurn(file, ways)
        const slowest = wholeOf(runs[0] ?? [])
        for (const [i, { name }] of ways.entries())
          rows.push([id, String(pages), name, ...toCells(runs[i] ?? [], slowest, idle)])
      }
    }
    stdout.write(
      `Long documents, each in a new process; ${availableParallelism()} cores, idle process ${megabytes(idle)}\n\n`,
    )
    printTable(
      [
        'statement',
        'pages',
        'threads',
        'whole',
        'times as fast',
        'ms/page',
        'of it reading',
        'peak above idle',
      ],
      rows,
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The reports of each way to read a file; they take turns, so that what else the machine does hits them alike. */
async function runInTurn(file: string, ways: readonly Way[]): Promise<ReadingReport[][]> {
  const runs: ReadingReport[][] = ways.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { threads, isPinned }] of ways.entries())
      runs[i]?.push(await runReading({ kind: 'whole', files: [file], threads }, isPinned))
  }
  return runs
}

const wholeOf = (runs: readonly ReadingReport[]): number =>
  median(runs.map(({ wholeSeconds }) => wholeSeconds[0] ?? Number.NaN))

/** @param slowest seconds of what the others are compared with */
function toCells(runs: readonly ReadingReport[], slowest: number, idle: number): string[] {
  const whole = wholeOf(runs)
  const read = median(runs.map(({ readSeconds }) => readSeconds[0] ?? Number.NaN))
  const peak = median(runs.map(({ peakBytes }) => peakBytes))
  const pages = runs[0]?.pages ?? Number.NaN
  return [
    `${whole.toFixed(2)} s`,
    (slowest / whole).toFixed(2),
    ((1000 * whole) / pages).toFixed(1),
    `${read.toFixed(2)} s`,
    megabytes(peak - idle),
  ]
}
