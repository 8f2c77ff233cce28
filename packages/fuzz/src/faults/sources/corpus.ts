import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dayOf } from '../../convention/day.ts'
import { PLAIN_HABITS } from '../../habits/habits.ts'
import {
  type AccountBook,
  creditsOf,
  debitsOf,
  type Entry,
  sumOf,
  withSums,
} from '../../habits/setting/account-book.ts'
import { type Random, startRandom } from '../../habits/setting/random.ts'
import { type PlainHabit, printsSums, setPlain } from '../../habits/setting/set-plain.ts'
import { nameRandom } from '../name-random.ts'
import { toMinor } from '../printed-account.ts'
import type { Source } from '../source.ts'
import { isLegible } from './is-legible.ts'

const CORPUS = fileURLToPath(new URL('../../../../../corpus/set', import.meta.url))
const MAX_TRIES = 40

/** What is used of a truth file of the corpus. */
type TrueStatement = {
  readonly scanned: boolean
  readonly password: string | null
  readonly kind: string
  readonly openingBalance: string | null
  readonly period: { readonly start: string; readonly end: string } | null
  readonly transactions: readonly {
    readonly date: string
    readonly valueDate: string | null
    readonly description: string
    readonly debit: string | null
    readonly credit: string | null
  }[]
}

/**
 * Statements of the corpus, their rows set as some habit of print does that has room for them; every seed begins with
 * different ones.
 */
export function corpusSources(seed: number, count: number): Source[] {
  const ids = corpusIds()
  const sources: Source[] = []
  for (let i = 0; i < ids.length && sources.length < count; i++) {
    const source = corpusSource(ids[(seed * count + i) % ids.length] as string, seed)
    if (source) sources.push(source)
  }
  return sources
}

const corpusIds = (): string[] =>
  readdirSync(CORPUS)
    .filter((file) => file.endsWith('.truth.json'))
    .map((file) => file.replace('.truth.json', ''))

/** `null` for a statement that is not of one deposit account, and for one whose rows another statement has, too. */
export function corpusSource(id: string, seed: number): Source | null {
  const truth = JSON.parse(readFileSync(join(CORPUS, `${id}.truth.json`), 'utf8')) as TrueStatement
  const isAnother = truth.scanned || truth.password !== null || truth.kind === 'card'
  if (isAnother || truth.openingBalance === null || truth.transactions.length === 0) return null
  const name = `corpus/${seed}/${id}`
  const book = toBook(truth, startRandom(seed))
  const habit = findHabit(book, nameRandom(name))
  return {
    name,
    print: (amend) => setPlain(habit, startRandom(seed), () => amend([book])),
    keepsRowsWhole: !habit.breaksRows,
    printsSums: printsSums(habit),
  }
}

function findHabit(book: AccountBook, random: Random): PlainHabit {
  const isNeverOverdrawn = book.entries.every(({ balance }) => balance >= 0)
  const fit = [...PLAIN_HABITS.values()].filter(
    ({ says: { exponent, isOwed, period, unproved }, book: habitBook }) =>
      exponent === undefined &&
      !isOwed &&
      period === undefined &&
      unproved === undefined &&
      (isNeverOverdrawn || !habitBook.isNeverOverdrawn),
  )
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const habit = random.pick(fit)
    if (isLegible(setPlain(habit, startRandom(1), () => [book]))) return habit
  }
  throw new Error('no habit has room for these rows')
}

/** Rows with an amount of zero are left out: not every habit prints them. */
function toBook({ transactions, openingBalance, period }: TrueStatement, random: Random): AccountBook {
  const isNewestFirst = (transactions[0]?.date ?? '') > (transactions.at(-1)?.date ?? '')
  // Those in sections are not in the order of their days.
  const rows = (isNewestFirst ? [...transactions].reverse() : [...transactions]).sort((a, b) =>
    a.date.localeCompare(b.date),
  )
  const opening = toMinor(openingBalance ?? '0')
  let balance = opening
  const entries = rows.flatMap(({ date, valueDate, description, debit, credit }): Entry[] => {
    const amount = credit === null ? 0 - toMinor(debit ?? '0') : toMinor(credit)
    balance += amount
    const day = toDay(date)
    const entry = { date: day, valueDate: valueDate ? toDay(valueDate) : day, amount, balance }
    return amount === 0 ? [] : [{ ...entry, text: description }]
  })
  return {
    entries: withSums(entries),
    opening,
    closing: balance,
    start: toDay(period?.start ?? rows[0]?.date ?? ''),
    end: toDay(period?.end ?? rows.at(-1)?.date ?? ''),
    moneyIn: sumOf(creditsOf(entries)),
    moneyOut: sumOf(debitsOf(entries)),
    number: random.digits(18),
  }
}

function toDay(iso: string): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  return dayOf({ year, month, day })
}
