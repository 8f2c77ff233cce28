import { addDays, type Day, dayOf } from '../../convention/day.ts'
import type { Random } from './random.ts'

/**
 * One movement with everything a statement may print about it. Money in minor units, less than nothing where it goes
 * out.
 */
export type Entry = {
  readonly date: Day
  readonly valueDate: Day
  readonly amount: number
  /** After it. */
  readonly balance: number
  readonly text: string
  /** What came in and, less than nothing, went out up to it. No change of the books makes that wrong. */
  readonly upTo?: { readonly moneyIn: number; readonly moneyOut: number }
}

export type AccountBook = {
  readonly entries: readonly Entry[]
  readonly opening: number
  readonly closing: number
  readonly start: Day
  readonly end: Day
  /** Sums of what came in and, less than nothing, of what went out. */
  readonly moneyIn: number
  readonly moneyOut: number
  /** Eighteen digits, of which a statement prints the last ones. */
  readonly number: string
}

/** Changes what is printed of the accounts of a statement, and so may make it disagree with itself. */
export type Amend = (books: readonly AccountBook[]) => readonly AccountBook[]

export const unamended: Amend = (books) => books

/** Texts of movements that go out and come in; `Random.fill` fills them. */
export type Texts = { readonly outgoing: readonly string[]; readonly incoming: readonly string[] }

export type BookOptions = {
  readonly texts: Texts
  readonly rows?: readonly [min: number, max: number]
  readonly opening?: readonly [min: number, max: number]
  /** Of currencies whose unit is worth little. */
  readonly largest?: number
  /** No balance is less than nothing. */
  readonly isNeverOverdrawn?: boolean
  /** Its first day, where that is not the first of some month. */
  readonly from?: { readonly month: number; readonly day: number }
  /** Most movements, and the opening balance, come to whole units, others to tenths. */
  readonly isRound?: boolean
  /** Interest of less than one unit is among them. */
  readonly hasCents?: boolean
  /** Movements of nothing are among them. */
  readonly hasNoughts?: boolean
}

const DAYS = 30
const YEAR = 2024
const NUMBER_LENGTH = 18

/** Thirty days of an account, from the first of a month on, oldest first. */
export function keepBook(random: Random, options: BookOptions): AccountBook {
  const { texts, rows = [10, 40], opening = [5_000, 900_000], largest = 350_000 } = options
  const { isNeverOverdrawn, from, hasNoughts, hasCents = false, isRound = false } = options
  const toRound = (minor: number) => (isRound ? roundOf(minor) : minor)
  const start = dayOf({ year: YEAR, month: random.int(1, 12), day: 1, ...from })
  const days = Array.from({ length: random.int(...rows) }, () => random.int(0, DAYS - 1)).sort(
    (a, b) => a - b,
  )
  const first = toRound(random.int(...opening))
  let balance = first
  const entries = days.map((day): Entry => {
    const isCredit = random.chance(0.25)
    const spent = random.chance(0.15) ? random.int(20_000, 90_000) : random.int(99, 20_000)
    const isRefused = isNeverOverdrawn && spent > balance
    const moved = toRound(isCredit || isRefused ? random.int(500, largest) : -spent)
    const small = hasCents && random.chance(0.3) ? random.int(1, 99) : moved
    const amount = hasNoughts && random.chance(0.1) ? 0 : small
    balance += amount
    const date = addDays(start, day)
    const text = random.fill(random.pick(amount > 0 ? texts.incoming : texts.outgoing))
    return { date, valueDate: addDays(date, random.int(0, 2)), amount, balance, text }
  })
  return {
    entries: withSums(entries),
    opening: first,
    closing: balance,
    start,
    end: addDays(start, DAYS - 1),
    moneyIn: sumOf(creditsOf(entries)),
    moneyOut: sumOf(debitsOf(entries)),
    number: random.digits(NUMBER_LENGTH),
  }
}

/** To a hundred of minor units, and of each four amounts one to ten of them. */
function roundOf(minor: number): number {
  const unit = minor % 4 === 0 ? 10 : 100
  return Math.round(minor / unit) * unit
}

export const sumOf = (entries: readonly Pick<Entry, 'amount'>[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0)

/** The movements of an account, each with what they come to up to it. */
export function withSums(entries: readonly Entry[]): Entry[] {
  let [moneyIn, moneyOut] = [0, 0]
  return entries.map((entry) => {
    if (entry.amount > 0) moneyIn += entry.amount
    else moneyOut += entry.amount
    return { ...entry, upTo: { moneyIn, moneyOut } }
  })
}

export const creditsOf = <T extends Pick<Entry, 'amount'>>(entries: readonly T[]): T[] =>
  entries.filter(({ amount }) => amount > 0)

export const debitsOf = <T extends Pick<Entry, 'amount'>>(entries: readonly T[]): T[] =>
  entries.filter(({ amount }) => amount < 0)
