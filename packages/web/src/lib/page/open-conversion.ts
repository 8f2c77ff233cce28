import { API } from '@ledgerlift/contract'
import { send } from '../api.ts'
import { passwordKey } from '../storage-keys.ts'
import type { PageText } from './page-messages.ts'
import type { PageReader } from './page-reader.ts'
import { PageReaderError, startPageReader } from './page-reader.ts'

/** The PDF of a conversion, open for its pages to be drawn. */
export type OpenPages = { readonly reader: PageReader; readonly pages: number; readonly first: PageText }

export type Opening =
  | ({ readonly kind: 'open' } & OpenPages)
  /** A password is asked for; `wrong` where one was tried. */
  | { readonly kind: 'locked'; readonly wrong: boolean }
  | { readonly kind: 'gone' }

/**
 * Opens the PDF of a conversion, in this browser: the file that it still holds, or else the one that the server keeps.
 *
 * @param password for this tab; the one that it knows where absent
 */
export async function openConversion(
  uuid: string,
  { token, password, signal }: { token: string | null; password?: string; signal: AbortSignal },
): Promise<Opening> {
  const reader = startPageReader()
  signal.addEventListener('abort', () => reader.close())
  const known = password ?? sessionStorage.getItem(passwordKey(uuid))
  try {
    const bytes = (await bytesHere(uuid, signal)) ?? (await bytesOf(uuid, token, signal))
    const { pages } = await reader.ask('open', { bytes, password: known })
    const first = await reader.ask('read', { page: 1 })
    if (password !== undefined) sessionStorage.setItem(passwordKey(uuid), password)
    return { kind: 'open', reader, pages, first }
  } catch (thrown) {
    reader.close()
    const code = thrown instanceof PageReaderError ? thrown.code : null
    if (code === 'pdf-password-required') return { kind: 'locked', wrong: false }
    if (code === 'pdf-password-wrong') return { kind: 'locked', wrong: password !== undefined }
    return { kind: 'gone' }
  }
}

/** This tab's own copy, under the address that was noted for it; null where that is gone. */
async function bytesHere(uuid: string, signal: AbortSignal): Promise<ArrayBuffer | null> {
  const address = localStorage.getItem(uuid)
  if (address === null) return null
  try {
    const response = await fetch(address, { signal })
    return response.ok ? await response.arrayBuffer() : null
  } catch {
    return null
  }
}

async function bytesOf(uuid: string, token: string | null, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await send(`${API.conversions}/${encodeURIComponent(uuid)}/pdf`, { token, signal })
  if (!response.ok) throw new Error(`the PDF is gone: ${response.status}`)
  return response.arrayBuffer()
}
