import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { scoreDirs } from '../../../../corpus/score.mjs'
import { CORPUS_SET } from '../folders.ts'
import type { StatementHints } from '../peers/parse-cell.ts'
import type { PeerTable } from '../peers/peer-table.ts'
import { toTransactions } from '../peers/to-transactions.ts'

/** What the corpus's scorer says of a reader's transactions. */
export type Scores = { readonly perfect: number; readonly moneyF1: number; readonly fullF1: number }

/** Scores what a table tool found, by file name without `.pdf`, after its conversion to transactions. */
export function scoreTables(tables: ReadonlyMap<string, readonly PeerTable[]>): Scores {
  return scoreResults(
    [...tables].map(([id, found]) => {
      const truth = readFileSync(join(CORPUS_SET, `${id}.truth.json`), 'utf8')
      return [id, { transactions: toTransactions(found, JSON.parse(truth) as StatementHints) }]
    }),
  )
}

/** @param results by file name without `.pdf`; documents that are not among them are left out */
export function scoreResults(results: readonly (readonly [string, object])[]): Scores {
  const work = mkdtempSync(join(tmpdir(), 'ledgerlift-scores-'))
  try {
    for (const [id, result] of results) {
      const truth = join(CORPUS_SET, `${basename(id)}.truth.json`)
      writeFileSync(join(work, `${id}.truth.json`), readFileSync(truth))
      writeFileSync(join(work, `${id}.json`), JSON.stringify(result))
    }
    const { counts, money, full } = scoreDirs(work, work).digital
    return { perfect: counts.perfect, moneyF1: money.f1, fullF1: full.f1 }
  } finally {
    rmSync(work, { recursive: true })
  }
}
