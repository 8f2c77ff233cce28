import { parseArgs } from 'node:util'
import {
  type DocumentStages,
  openPdf,
  type PageLines,
  type Pdfium,
  readStages,
  readStagesOfPages,
  type Transaction,
} from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { judgeRows } from './lessened/judge-lessened.ts'
import { LESSENED_KINDS, type LessenedKind, lessenedOf } from './lessened/lessen.ts'
import { toNumber } from './run/to-number.ts'
import { ofFolder, ofHabits, type TrueStatement } from './truth/true-statements.ts'

/**
 * `npm run bench:lessened -- [--seed 42] [--runs 1] [--kind KIND] FOLDER...`: reads statements of the folders and of each
 * habit of print once more without something that a bank may not print, such as the titles of one page or the opening
 * balance, and counts those whose rows are not read as before, by kind. Only statements are asked whose rows are read
 * exactly as they are. `--runs 0` draws no habits.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '42' },
    runs: { type: 'string', default: '1' },
    kind: { type: 'string' },
  },
})
type Tally = { all: number; alike: number; proved: number; readonly others: string[] }
const tallies = new Map<LessenedKind, Tally>(
  LESSENED_KINDS.map((kind) => [kind, { all: 0, alike: 0, proved: 0, others: [] }]),
)
const pdfium = await startPdfium()
for (const folder of positionals) for (const statement of ofFolder(folder)) readLessened(statement)
const drawn = { seed: toNumber(values.seed), runs: toNumber(values.runs) }
for await (const statement of ofHabits(drawn)) readLessened(statement)
for (const [kind, { all, alike, proved, others }] of tallies) {
  if (values.kind !== undefined && values.kind !== kind) continue
  console.log(`without ${kind}: ${alike} of ${all} alike, ${proved} with a wrong row that is proved`)
  for (const other of others) console.log(`    ${other}`)
}

function readLessened({ name, pdf, password, rows }: TrueStatement): void {
  const [stages, ...others] = readWhole(pdfium, pdf, password).parts
  if (stages === undefined || others.length > 0) return
  const whole = judgeRows(rows, stages.statement.transactions)
  if (whole.wrong + whole.spurious > 0) return
  for (const { kind, at, pages, lost } of lessenedOf(stages)) {
    if (values.kind !== undefined && values.kind !== kind) continue
    const tally = tallies.get(kind) as Tally
    tally.all++
    const transactions = readRows(pages)
    if (transactions === null) {
      tally.others.push(`${name}, ${at}: crash`)
      continue
    }
    const printed = rows.filter(({ page }) => page !== lost)
    const { wrong, spurious, wrongButProved } = judgeRows(printed, transactions, lost !== undefined)
    if (wrongButProved > 0) tally.proved++
    if (wrong + spurious === 0) tally.alike++
    else {
      const counts = `of ${printed.length} rows ${wrong} wrong, ${spurious} besides, ${wrongButProved} of them proved`
      tally.others.push(`${name}, ${at}: ${counts}`)
    }
  }
}

/** Null where the engine fails. */
function readRows(pages: readonly PageLines[]): readonly Transaction[] | null {
  try {
    return readStagesOfPages(pages, pages.length).statement.transactions
  } catch {
    return null
  }
}

function readWhole(library: Pdfium, pdf: Uint8Array, password?: string): DocumentStages {
  const file = openPdf(library, pdf, password ?? undefined)
  try {
    return readStages(file)
  } finally {
    file.close()
  }
}
