import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { writePdf } from './drawing/write-pdf.ts'
import { FAULT_KINDS } from './faults/kinds.ts'
import { makeFault, printTwin } from './faults/make-fault.ts'
import { reportFaults, tallyRuns } from './faults/report-faults.ts'
import { printShuffled, randomOf, readPrint, runFaults, type SourceRun } from './faults/run-faults.ts'
import { SHUFFLES } from './faults/shuffle-figures.ts'
import type { BookedPrint } from './faults/source.ts'
import { drawSources, findSource } from './faults/sources/sources.ts'
import { toNumber } from './run/to-number.ts'

/**
 * `--seed 1 --runs 3`: reads statements of three seeds, each without fault, with one fault of the print of each kind and
 * with meaningless numbers, and prints which faults were noticed, which faultless statements are proved, and how much of
 * the meaningless ones. `--one fuzzer/1/17/row-twice` shows one of them (without a kind: the faultless one), and
 * `--out FOLDER` writes its PDF there.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '3' },
    one: { type: 'string' },
    out: { type: 'string' },
  },
})
const COUNTS = { fuzzer: 90, habits: 60, corpus: 30 }
const pdfium = await startPdfium()
process.exitCode = (values.one === undefined ? await runAll() : await showOne(values.one)) ? 0 : 1

async function runAll(): Promise<boolean> {
  const runs: SourceRun[] = []
  for (let seed = toNumber(values.seed); seed < toNumber(values.seed) + toNumber(values.runs); seed++) {
    for (const source of drawSources(seed, COUNTS)) runs.push(await runFaults(pdfium, source))
  }
  console.log(reportFaults(runs))
  const { missed, unproved, lucky } = tallyRuns(runs)
  return missed.length + unproved.length + lucky.length === 0
}

async function showOne(name: string): Promise<boolean> {
  const kind = FAULT_KINDS.find((known) => name.endsWith(`/${known}`))
  const shuffle = SHUFFLES.find((known) => name.endsWith(`/${known}`))
  const ending = kind ?? shuffle
  const source = findSource(ending ? name.slice(0, -ending.length - 1) : name)
  const run = await runFaults(pdfium, source, {
    kinds: kind ? [kind] : [],
    shuffles: shuffle ? [shuffle] : [],
  })
  console.log(JSON.stringify(run, null, 2))
  const twin = printTwin(source, randomOf(source, 'twin'))
  const fault = kind && makeFault(twin, kind, randomOf(source, kind))?.print
  const faulty = shuffle ? printShuffled(source, shuffle) : fault
  if (values.out !== undefined) await writePrints(values.out, { twin: twin.print, fault: faulty ?? null })
  const { missed, lucky } = tallyRuns([run])
  return missed.length + lucky.length === 0 && (ending !== undefined || run.twin.short === null)
}

/** Each print as a PDF, what is printed and what was read. */
async function writePrints(
  folder: string,
  prints: Readonly<Record<string, BookedPrint | null>>,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, print] of Object.entries(prints)) {
    if (print === null) continue
    const write = (ending: string, bytes: string | Uint8Array) =>
      writeFileSync(join(folder, `${name}.${ending}`), bytes)
    write('pdf', await writePdf(print))
    write('truth.json', JSON.stringify(print.truth, null, 1))
    write('read.json', JSON.stringify(await readPrint(pdfium, print), null, 1))
  }
}
