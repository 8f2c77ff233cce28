import { readFileSync } from 'node:fs'
import { stdout } from 'node:process'
import { extractStatement } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { digitalDocuments } from '../digital-documents.ts'
import { findPeers, INSTALL_PEERS } from '../peers/peers.ts'
import { median } from './measure.ts'
import { hasPoppler, runPoppler, timePopplerStart } from './poppler.ts'
import { megabytes, printTable } from './print-table.ts'
import { runReading } from './run-reading.ts'
import { type Scores, scoreResults, scoreTables } from './score-tables.ts'

/** Enough that one disturbed round does not show in the median. */
const ROUNDS = 7
/** Until the compilers of V8 have done their work. */
const WARM_UPS = 10

type Reader = {
  readonly name: string
  /** For all documents. */
  readonly seconds: number
  readonly peakBytes: number | null
  readonly scores: Scores | null
}

/**
 * Prints, for the project's own statements: how long the engine takes, against bare reading with the same PDF library,
 * pdftotext and the table tools that are installed; their memory; and how much of it they read right.
 */
export async function compareReaders(): Promise<void> {
  const documents = digitalDocuments()
  const files = documents.map(({ file }) => file)
  const ours = await readWithEngine(files)
  const poppler = hasPoppler() ? await readWithPoppler(files) : []
  const peers = findPeers()
  const readers = [...ours.readers, ...poppler]
  for (const { name, run } of peers) {
    if (run === null) continue
    const { seconds, peakBytes, tables } = await run(files)
    readers.push({ name, seconds, peakBytes, scores: scoreTables(tables) })
  }
  const missing = [
    ...(poppler.length === 0 ? ['pdftotext'] : []),
    ...peers.filter(({ run }) => run === null).map(({ name }) => name),
  ]
  stdout.write(`\n${documents.length} statements with text, ${ours.pages} pages\n\n`)
  printReaders(readers, missing, ours)
  if (missing.length > 0) stdout.write(`What is not installed is had so:\n\n${INSTALL_PEERS}\n\n`)
}

async function readWithEngine(files: readonly string[]) {
  const both = await runReading({ kind: 'both', files, rounds: ROUNDS, warmUps: WARM_UPS })
  const scores = await scoreEngine()
  const peakOf = async (kind: 'bare' | 'whole') => (await runReading({ kind, files })).peakBytes
  const [bare, whole] = [median(both.bareSeconds), median(both.wholeSeconds)]
  const readers: Reader[] = [
    { name: 'Ledgerlift, whole', seconds: whole, peakBytes: await peakOf('whole'), scores },
    { name: 'bare reading, same PDF library', seconds: bare, peakBytes: await peakOf('bare'), scores: null },
  ]
  // Round by round, since the two were disturbed alike.
  const ratio = median(both.wholeSeconds.map((seconds, i) => seconds / (both.bareSeconds[i] ?? Number.NaN)))
  return { readers, pages: both.pages, whole, ratio }
}

async function scoreEngine(): Promise<Scores> {
  const pdfium = await startPdfium()
  return scoreResults(
    digitalDocuments().map(({ id, file }) => [id, extractStatement(pdfium, readFileSync(file))]),
  )
}

async function readWithPoppler(files: readonly string[]): Promise<Reader[]> {
  const start = await timePopplerStart()
  const readers: Reader[] = []
  for (const way of ['-layout', '-bbox'] as const) {
    const runs = []
    for (let round = 0; round < ROUNDS; round++) runs.push(await runPoppler(way, files, start))
    const seconds = median(runs.map((run) => run.seconds))
    readers.push({ name: `pdftotext ${way}`, seconds, peakBytes: runs[0]?.peakBytes ?? null, scores: null })
  }
  return readers
}

function printReaders(
  readers: readonly Reader[],
  missing: readonly string[],
  { pages, whole, ratio }: { pages: number; whole: number; ratio: number },
): void {
  const titles = ['reader', "time, engine's = 1", 'pages/s', 'peak memory', 'perfect', 'money F1', 'full F1']
  const rows = readers.map(({ name, seconds, peakBytes, scores }) => [
    name,
    (seconds / whole).toFixed(2),
    String(Math.round(pages / seconds)),
    megabytes(peakBytes),
    ...(scores === null
      ? ['-', '-', '-']
      : [String(scores.perfect), scores.moneyF1.toFixed(3), scores.fullF1.toFixed(3)]),
  ])
  printTable(titles, [...rows, ...missing.map((name) => [name, 'not installed'])])
  stdout.write(`The engine's whole time is ${ratio.toFixed(2)} times that of bare reading.\n`)
}
