import { API, type RecentConversions } from '@ledgerlift/contract'
import { readJson, send } from './api.ts'

/** A conversion that the server still keeps. */
export type Recent = RecentConversions['conversions'][number] & {
  /** What its PDF was called in this browser; the server does not know it. */
  readonly name: string | null
}

/** The names of PDFs by the conversion's uuid; the server keeps none. */
const KEY = 'ledgerlift_names'

function names(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

/** Whether this browser has sent anything that may still be kept. */
export const hasSent = (): boolean => localStorage.getItem(KEY) !== null

export function rememberName(uuid: string, name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...names(), [uuid]: name }))
  } catch {
    // Without room it is listed without a name.
  }
}

/** What the server keeps for the user, the newest first; nothing where the server does not answer. */
export async function fetchRecent(token: string | null, signal: AbortSignal): Promise<Recent[]> {
  try {
    const response = await send(API.conversions, { token, signal })
    if (!response.ok) return []
    const { conversions } = (await readJson(response)) as RecentConversions
    const known = names()
    // Of what is deleted no name needs to stay; of another account's, it may come back.
    if (token === null) forgetOthers(conversions.map(({ uuid }) => uuid))
    return conversions
      .filter(({ status }) => status === 'done')
      .map((conversion) => ({ ...conversion, name: known[conversion.uuid] ?? null }))
  } catch {
    return []
  }
}

function forgetOthers(uuids: readonly string[]): void {
  const kept = Object.entries(names()).filter(([uuid]) => uuids.includes(uuid))
  if (kept.length === 0) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
}
