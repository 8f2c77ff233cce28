import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Statement } from '@ledgerlift/engine'

const FACTS = ['period', 'currency', 'openingBalance', 'closingBalance'] as const
type Fact = (typeof FACTS)[number]

/** What a truth file says of the account; null where the document prints none. */
type TrueFacts = {
  readonly [fact in Exclude<Fact, 'period'>]?: string | null
} & { readonly period?: { readonly start: string; readonly end: string } | null; readonly scanned?: boolean }

/** What is printed about an account, and what was read of it, as text. */
export type FactRead = {
  readonly id: string
  readonly fact: Fact
  readonly truth: string
  readonly read: string
}

/**
 * What was read about the account of each document with text, outside its rows. For a file with several accounts the truth
 * holds only the currency of the first.
 *
 * @param folder holds `<id>.truth.json`
 */
export function readFacts(folder: string, results: ReadonlyMap<string, Statement>): FactRead[] {
  return [...results].flatMap(([id, { accounts }]) => {
    const file = join(folder, `${id}.truth.json`)
    const truth = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TrueFacts) : null
    const [account, ...more] = accounts
    if (truth === null || truth.scanned || account === undefined) return []
    return FACTS.filter((fact) => truth[fact] !== undefined)
      .filter((fact) => more.length === 0 || fact === 'currency')
      .map((fact) => ({ id, fact, truth: textOf(truth[fact]), read: textOf(account[fact]) }))
  })
}

function textOf(
  fact: string | { readonly start: string | null; readonly end: string | null } | null | undefined,
): string {
  if (fact == null) return '-'
  if (typeof fact !== 'string')
    return fact.start || fact.end ? `${fact.start ?? '-'} to ${fact.end ?? '-'}` : '-'
  return /^-?\d/.test(fact) ? Number(fact).toFixed(2) : fact
}

/** The lines that `npm run corpus` prints under its tables: how many of each are right, and each that is not. */
export function printFacts(facts: readonly FactRead[]): string {
  const isRight = ({ truth, read }: FactRead) => truth === read
  const counts = FACTS.map((fact) => {
    const ofFact = facts.filter((one) => one.fact === fact)
    return `${fact} ${ofFact.filter(isRight).length} of ${ofFact.length}`
  })
  const wrong = facts.filter((one) => !isRight(one))
  return [
    `printed about the account: ${counts.join(', ')}`,
    ...wrong.map(({ id, fact, truth, read }) => `  ${id} ${fact}: read ${read}, printed ${truth}`),
  ].join('\n')
}
