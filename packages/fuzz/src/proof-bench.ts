import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { writePdf } from './drawing/write-pdf.ts'
import { FAULT_KINDS, type FaultKind } from './faults/kinds.ts'
import { makeFault, printTwin } from './faults/make-fault.ts'
import { reportFaults, tallyRuns } from './faults/report-faults.ts'
import { randomOf, readPrint, runFaults, type SourceRun } from './faults/run-faults.ts'
import { drawSources, findSource } from './faults/sources/sources.ts'
import { toNumber } from './run/to-number.ts'

/**
 * `--seed 1 --runs 4`: reads statements of four seeds, each without fault and with one fault of the print of each kind,
 * and prints which faults were noticed, and which faultless statements are proved. `--one fuzzer/1/17/row-twice` shows
 * one of them (without a kind the faultless one), and `--out FOLDER` writes its PDF there.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '4' },
    one: { type: 'string' },
    out: { type: 'string' },
  },
})
const COUNTS = { fuzzer: 90, habits: 60, corpus: true }
const pdfium = await startPdfium()
process.exitCode = (values.one === undefined ? await runAll() : await showOne(values.one)) ? 0 : 1

async function runAll(): Promise<boolean> {
  const runs: SourceRun[] = []
  for (let seed = toNumber(values.seed); seed < toNumber(values.seed) + toNumber(values.runs); seed++) {
    for (const source of drawSources(seed, COUNTS)) runs.push(await runFaults(pdfium, source))
  }
  console.log(reportFaults(runs))
  const { missed, unproved } = tallyRuns(runs)
  return missed.length + unproved.length === 0
}

async function showOne(name: string): Promise<boolean> {
  const kind = FAULT_KINDS.find((own) => name.endsWith(`/${own}`))
  const source = findSource(kind ? name.slice(0, -kind.length - 1) : name)
  const { twin, faults } = await runFaults(pdfium, source, kind ? [kind] : [])
  console.log(JSON.stringify({ twin, faults }, null, 2))
  if (values.out !== undefined) await writeOne(values.out, source, kind)
  return kind ? faults.every(({ overlooked }) => overlooked === null) : twin.short === null
}

/** The statement without fault and with it, each as a PDF, what is printed and what was read. */
async function writeOne(
  folder: string,
  source: ReturnType<typeof findSource>,
  kind: FaultKind | undefined,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const twin = printTwin(source, randomOf(source, 'twin'))
  const fault = kind ? makeFault(twin, kind, randomOf(source, kind)) : null
  for (const [name, print] of [['twin', twin.print] as const, ['fault', fault?.print] as const]) {
    if (print === undefined) continue
    writeFileSync(join(folder, `${name}.pdf`), await writePdf(print))
    writeFileSync(join(folder, `${name}.truth.json`), JSON.stringify(print.truth, null, 1))
    writeFileSync(join(folder, `${name}.read.json`), JSON.stringify(await readPrint(pdfium, print), null, 1))
  }
}
