import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { PackedPages, Statement } from '@ledgerlift/engine'
import { instrument, TURNED, WATCHED } from './instrument.ts'
import { findSwitches } from './switches.ts'

/** A document as it was read from its PDF. */
export type PackedDocument = {
  readonly name: string
  readonly pages: PackedPages
  readonly pageCount: number
}

export type EngineData = {
  /** The files that have switches, each with the id of its first one. */
  readonly files: ReadonlyMap<string, number>
  readonly documents: readonly PackedDocument[]
  /** Whether switches are watched, instead of turned off. */
  readonly isWatching: boolean
}

export type Question = { readonly off: number; readonly documents: readonly number[] }

export type Outcome = {
  /** Digest of what a table shows: dates, texts, amounts, the balances of each account. */
  readonly rows: string
  /** Digest of all that is returned: verdicts, doubts and places, too. */
  readonly whole: string
  /** Where switches are watched: those that made a difference. */
  readonly active: readonly number[]
}

declare global {
  var ledgerliftOff: number
  var ledgerliftWatch: (id: number, off: boolean, value: unknown) => unknown
}

const { files, documents, isWatching } = workerData as EngineData

registerHooks({
  load(url, context, next) {
    const first = url.startsWith('file:') ? files.get(fileURLToPath(url)) : undefined
    if (first === undefined) return next(url, context)
    const file = fileURLToPath(url)
    const code = readFileSync(file, 'utf8')
    const source = instrument(code, findSwitches(file, code), first, isWatching ? WATCHED : TURNED)
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})

const active = new Set<number>()
globalThis.ledgerliftOff = -1
globalThis.ledgerliftWatch = (id, off, value) => {
  if (Boolean(value) !== off) active.add(id)
  return value
}

const { extractFromPages, unpackPages } = await import('@ledgerlift/engine')

const digest = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64')

/** What an accountant sees of a statement. */
const shown = ({ transactions, accounts }: Statement) => [
  transactions.map(({ date, valueDate, description, reference, debit, credit, balance }) => [
    [date, valueDate, description, reference],
    [debit, credit, balance],
  ]),
  accounts.map(({ openingBalance, closingBalance, currency }) => [openingBalance, closingBalance, currency]),
]

function read(index: number): Outcome {
  active.clear()
  const { pages, pageCount } = documents[index] as PackedDocument
  try {
    const statement = extractFromPages(unpackPages(pages), pageCount)
    return { rows: digest(shown(statement)), whole: digest(statement), active: [...active] }
  } catch {
    return { rows: 'broken', whole: 'broken', active: [] }
  }
}

parentPort?.on('message', ({ off, documents: asked }: Question) => {
  globalThis.ledgerliftOff = off
  parentPort?.postMessage(asked.map(read))
})
