import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  decodeRows,
  findRowEvidence,
  openPdf,
  type Pdfium,
  ROW_WEIGHTS,
  type RowEvidence,
  readStages,
  type Statement,
} from '@ledgerlift/engine'
import fc from 'fast-check'
import { drawPrint, drawStatement } from '../drawing/draw-statement.ts'
import { HABITS } from '../habits/habits.ts'
import { startRandom } from '../habits/setting/random.ts'
import { drawPlan } from '../plan/draw-plan.ts'
import { isRight } from './is-right.ts'
import { type KnownLabels, labelLines } from './label-lines.ts'
import type { TrueRow } from './pair-anchors.ts'

/** A table some lines of which print no amount, and what the truth says of these. */
export type Example = {
  /** Which statement it is of. */
  readonly name: string
  /** Tables of one family are held out together: one habit, one layout of a corpus, a slice of the layout fuzzer's draws. */
  readonly family: string
  readonly isDrawnByChance: boolean
  readonly evidence: RowEvidence
  /** For each gap of each chain. */
  readonly known: readonly (readonly KnownLabels[])[]
}

/** The number of slices into which the draws of the layout fuzzer are divided. */
const SLICES = 50

type Source = {
  readonly name: string
  readonly family: string
  readonly pdf: Uint8Array
  readonly password?: string
  readonly rows: readonly TrueRow[]
}

/**
 * The tables of statements: those of folders with their truths, `runs` of each habit, and `draws` of the layout fuzzer.
 */
export async function* examples(
  pdfium: Pdfium,
  folders: readonly string[],
  drawn: { readonly seed: number; readonly runs: number; readonly draws: number },
): AsyncGenerator<Example> {
  for (const folder of folders) for (const source of ofFolder(folder)) yield* examplesOf(pdfium, source)
  for await (const source of ofHabits(drawn)) yield* examplesOf(pdfium, source)
  for await (const source of ofDraws(drawn)) yield* examplesOf(pdfium, source, true)
}

/** Only statements with text: the lines that are read from a scan are not those that are printed. */
function* ofFolder(folder: string): Generator<Source> {
  for (const file of readdirSync(folder).sort()) {
    const id = file.replace(/\.pdf$/, '')
    const path = join(folder, `${id}.truth.json`)
    if (id === file || !existsSync(path)) continue
    const { scanned, password, transactions } = JSON.parse(readFileSync(path, 'utf8'))
    const name = `${basename(folder)}/${id}`
    if (!scanned) {
      const family = name.replace(/-\d+$/, '')
      yield { name, family, pdf: readFileSync(join(folder, file)), password, rows: transactions }
    }
  }
}

async function* ofHabits({ seed, runs }: { seed: number; runs: number }): AsyncGenerator<Source> {
  for (const [name, habit] of HABITS) {
    for (let run = 0; run < runs; run++) {
      const { pdf, truth } = await drawPrint(habit(startRandom(seed + run)))
      const family = `habits/${name}`
      yield { name: `${family}/${seed + run}`, family, pdf, rows: truth.transactions }
    }
  }
}

async function* ofDraws({ seed, draws }: { seed: number; draws: number }): AsyncGenerator<Source> {
  for (const [draw, plan] of fc.sample(drawPlan, { numRuns: draws, seed }).entries()) {
    const { pdf, truth } = await drawStatement(plan)
    yield { name: `draws/${seed}/${draw}`, family: `draws/${draw % SLICES}`, pdf, rows: truth.transactions }
  }
}

function* examplesOf(
  pdfium: Pdfium,
  { name, family, pdf, password, rows }: Source,
  isDrawnByChance = false,
): Generator<Example> {
  const file = openPdf(pdfium, pdf, password ?? undefined)
  try {
    const { reading, statement } = readStages(file)
    const tables = reading.tables.map(({ table }) => ({ table, evidence: findRowEvidence(table.lines) }))
    const labels = labelLines(tables, rows)
    const isExact = readsTexts(statement, rows)
    for (const [t, { evidence }] of tables.entries()) {
      if (evidence.chains.every((chain) => chain.every(({ from, to }) => from === to))) continue
      const known = labels[t] ?? []
      yield {
        name,
        family,
        isDrawnByChance,
        evidence,
        known: isExact ? withoutWhatDoesNotMatter(known, evidence) : known,
      }
    }
  } finally {
    file.close()
  }
}

const readsTexts = ({ transactions }: Statement, rows: readonly TrueRow[]): boolean =>
  transactions.length === rows.length &&
  transactions.every(({ description }, i) => plain(description) === plain(rows[i]?.description ?? ''))

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Of a statement whose texts are read exactly, lines that are labelled otherwise can be of either row: they print none. */
function withoutWhatDoesNotMatter(
  known: readonly (readonly KnownLabels[])[],
  evidence: RowEvidence,
): KnownLabels[][] {
  const { gaps } = decodeRows(evidence, ROW_WEIGHTS)
  return known.map((chain, c) =>
    chain.map((labels, g) => {
      const read = gaps[c]?.[g]
      return read && isRight(labels, read) ? labels : { down: null, up: null }
    }),
  )
}
