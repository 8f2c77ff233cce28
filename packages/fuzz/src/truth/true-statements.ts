import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { drawPrint, drawStatement } from '../drawing/draw-statement.ts'
import { HABITS } from '../habits/habits.ts'
import { startRandom } from '../habits/setting/random.ts'
import { drawPlan } from '../plan/draw-plan.ts'
import type { TruthTransaction } from './truth.ts'

/** What every truth says of a row, those of the corpus as well as those of drawn statements. */
export type TrueRow = Pick<
  TruthTransaction,
  'page' | 'date' | 'description' | 'reference' | 'debit' | 'credit' | 'balance'
>

/** A statement and the rows that it prints. */
export type TrueStatement = {
  readonly name: string
  /** Statements of one family are printed alike: one habit, one layout of a corpus, a slice of the layout fuzzer's draws. */
  readonly family: string
  readonly pdf: Uint8Array
  readonly password?: string
  readonly rows: readonly TrueRow[]
}

/** The number of slices into which the draws of the layout fuzzer are divided. */
const SLICES = 50

/** The statements of a folder with their truth files; only those with text: lines read from a scan are not those that are printed. */
export function* ofFolder(folder: string): Generator<TrueStatement> {
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

/** `runs` statements of each habit of print, with `seed` and those after it. */
export async function* ofHabits({
  seed,
  runs,
}: {
  seed: number
  runs: number
}): AsyncGenerator<TrueStatement> {
  for (const [name, habit] of HABITS) {
    for (let run = 0; run < runs; run++) {
      const { pdf, truth } = await drawPrint(habit(startRandom(seed + run)))
      const family = `habits/${name}`
      yield { name: `${family}/${seed + run}`, family, pdf, rows: truth.transactions }
    }
  }
}

/** Statements that the layout fuzzer draws. */
export async function* ofDraws({
  seed,
  draws,
}: {
  seed: number
  draws: number
}): AsyncGenerator<TrueStatement> {
  for (const [draw, plan] of fc.sample(drawPlan, { numRuns: draws, seed }).entries()) {
    const { pdf, truth } = await drawStatement(plan)
    yield { name: `draws/${seed}/${draw}`, family: `draws/${draw % SLICES}`, pdf, rows: truth.transactions }
  }
}
