import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Arrangements, Invoice, Payment, Plan, Subscription } from './entities.ts'

/** Everything that the sandbox knows. */
export type Books = {
  readonly plans: Map<string, Plan>
  readonly subscriptions: Map<string, Subscription>
  readonly arrangements: Map<string, Arrangements>
  readonly payments: Map<string, Payment>
  readonly invoices: Map<string, Invoice>
}

type Stored = { readonly [Kind in keyof Books]: [string, unknown][] }

/**
 * @param file where they are kept between two runs; null to keep them in memory only
 */
export function openBooks(file: string | null): { readonly books: Books; readonly save: () => void } {
  const stored: Partial<Stored> =
    file !== null && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const books = {
    plans: new Map(stored.plans),
    subscriptions: new Map(stored.subscriptions),
    arrangements: new Map(stored.arrangements),
    payments: new Map(stored.payments),
    invoices: new Map(stored.invoices),
  } as Books
  const save = () => {
    if (file === null) return
    const lists = Object.fromEntries(Object.entries(books).map(([kind, map]) => [kind, [...map]]))
    // A crash leaves the old file or the new one.
    writeFileSync(`${file}.new`, JSON.stringify(lists), { mode: 0o600 })
    renameSync(`${file}.new`, file)
  }
  return { books, save }
}
