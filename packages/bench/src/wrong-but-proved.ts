import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Statement, Transaction } from '@ledgerlift/engine'
import { align, type ScoredRow } from '../../../corpus/score.mjs'

/** A row of a truth file, with money as decimal strings or null. */
type TrueRow = {
  readonly date: string
  readonly description: string
  readonly reference?: string | null
  readonly debit: string | null
  readonly credit: string | null
  readonly balance?: string | null
}

/**
 * A row that says `proved` and is not in the truth: `truth` is the row that it was read from, null where there is none.
 */
export type WrongRow = { readonly id: string; readonly read: Transaction; readonly truth: TrueRow | null }

/**
 * The rows of a document that say `proved` though their date, direction, amount or balance is wrong, or though the
 * statement has no such row.
 *
 * @param folder holds `<id>.truth.json`
 */
export function wrongButProved(folder: string, results: ReadonlyMap<string, Statement>): WrongRow[] {
  return [...results].flatMap(([id, { transactions }]) => {
    const file = join(folder, `${id}.truth.json`)
    if (!existsSync(file)) return []
    const truth = (JSON.parse(readFileSync(file, 'utf8')) as { transactions: TrueRow[] }).transactions
    const pairs = new Map(align(truth.map(toScored), transactions.map(toScored)).map(([t, p]) => [p, t]))
    return transactions.flatMap((read, p) => {
      const t = pairs.get(p)
      const expected = t === undefined ? null : (truth[t] as TrueRow)
      return read.check !== 'proved' || (expected && isSame(expected, read))
        ? []
        : [{ id, read, truth: expected }]
    })
  })
}

function isSame(truth: TrueRow, read: Transaction): boolean {
  const sameBalance =
    truth.balance == null || read.balance === null || Number(truth.balance) === Number(read.balance)
  return (
    truth.date === read.date &&
    isEqual(truth.debit, read.debit) &&
    isEqual(truth.credit, read.credit) &&
    sameBalance
  )
}

const toNumber = (money: string | number | null | undefined): number | null =>
  money === null || money === undefined || money === '' ? null : Number(money)

const isEqual = (a: string | null, b: string | null): boolean => toNumber(a) === toNumber(b)

const squash = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

const toScored = (row: TrueRow | Transaction): ScoredRow => ({
  date: row.date,
  description: squash(row.description),
  reference: squash(row.reference ?? ''),
  debit: toNumber(row.debit),
  credit: toNumber(row.credit),
  balance: toNumber(row.balance),
})

/** The table that `npm run corpus` prints under the scorer's: a line for each document that has such rows. */
export function printWrong(wrong: readonly WrongRow[], proved: number): string {
  const lines = [`proved rows: ${proved}, wrong among them: ${wrong.length}`]
  for (const { id, read, truth } of wrong.slice(0, 60)) {
    const show = (row: TrueRow | Transaction) =>
      [row.date, row.debit ?? '-', row.credit ?? '-', row.balance ?? '-'].join(' ')
    lines.push(
      `  ${id} page ${read.page}: read ${show(read)}, printed ${truth ? show(truth) : 'no such row'}`,
    )
  }
  return lines.join('\n')
}
