import { API, FREE_QUOTA, type PagesAvailable } from '@ledgerlift/contract'
import { readJson, send } from './api.ts'

/** Until the server has said it: what a new visitor has. */
const FIRST: PagesAvailable = { remaining: FREE_QUOTA.anonymous, limit: FREE_QUOTA.anonymous }

let known = FIRST
const listeners = new Set<() => void>()

/** The pages that a visitor without an account has left, for `useSyncExternalStore`. */
export const visitorPages = {
  first: (): PagesAvailable => FIRST,
  now: (): PagesAvailable => known,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Asks the server; where it does not answer, the last number stays. */
export async function refreshVisitorPages(): Promise<void> {
  const told = (await askPages().catch(() => null)) ?? known
  if (told.remaining === known.remaining && told.limit === known.limit) return
  known = told
  for (const listener of listeners) listener()
}

/** Two numbers, looked at by hand: the contract's schemas are too much for what everybody fetches first. */
async function askPages(): Promise<PagesAvailable | null> {
  const { remaining, limit } = ((await readJson(await send(API.pagesAvailable, {}))) ?? {}) as Record<
    keyof PagesAvailable,
    unknown
  >
  return Number.isInteger(remaining) && Number.isInteger(limit)
    ? { remaining: remaining as number, limit: limit as number }
    : null
}
