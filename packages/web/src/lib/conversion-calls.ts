import { API, type ConversionProgress, type UsageAnswer } from '@ledgerlift/contract'
import { ask, readJson, send } from './api.ts'
import {
  type ConvertFailure,
  describeConvertFailure,
  describeResultFailure,
  describeThrown,
  TEXT,
} from './error-text.ts'

type Refusal = { readonly kind: 'password' } | { readonly kind: 'refused'; readonly text: string }
export type SendOutcome = { readonly kind: 'accepted'; readonly uuid: string } | Refusal

export type Upload = {
  readonly file: File
  readonly password: string | null
  readonly token: string | null
  /** Resolves to the token that now holds, or null where the session is over. */
  readonly refreshUser: () => Promise<string | null>
}

/** Sends a statement. A stale token is renewed and the statement sent once more. */
export async function sendStatement({ file, password, token, refreshUser }: Upload): Promise<SendOutcome> {
  const attempt = async (bearer: string | null): Promise<SendOutcome | ConvertFailure> => {
    const form = new FormData()
    // The password goes first, so that a server that streams has it when the file arrives.
    if (password !== null) form.append('password', password)
    form.append('file', file, file.name)
    const response = await send(API.convert, { method: 'POST', form, token: bearer })
    const body = await readJson(response)
    if (!response.ok) {
      return describeConvertFailure({ status: response.status, statusText: response.statusText, body })
    }
    const uuid = (body as { uuid?: unknown } | null)?.uuid
    return typeof uuid === 'string' && uuid !== ''
      ? { kind: 'accepted', uuid }
      : { kind: 'refused', text: TEXT.noUuid }
  }
  try {
    const first = await attempt(token)
    if (first.kind !== 'renew') return first
    if (token === null) return { kind: 'refused', text: TEXT.authenticationFailed }
    const renewed = await refreshUser()
    if (renewed === null) return { kind: 'refused', text: TEXT.sessionExpired }
    const second = await attempt(renewed)
    return second.kind === 'accepted' ? second : { kind: 'refused', text: TEXT.authenticationFailed }
  } catch {
    return { kind: 'refused', text: TEXT.network }
  }
}

/** Whether so many pages may be converted; null means yes, or that the server will decide when it has the file. */
export async function usageRefusal(pages: number, token: string | null): Promise<string | null> {
  try {
    const answer = await ask<UsageAnswer>(API.usage, { method: 'POST', json: { pages }, token })
    return answer.can_process ? null : answer.message || TEXT.usageLimit
  } catch {
    return null
  }
}

export type ResultOutcome =
  | { readonly kind: 'result'; readonly body: unknown }
  | { readonly kind: 'failed'; readonly text: string; readonly status: number | null }

/** Between two questions, in case a server answers "not yet" without waiting. */
const PAUSE_MS = 500

/** Asks for a result until there is one. */
export async function awaitResult(
  uuid: string,
  token: string | null,
  onProgress: (progress: ConversionProgress) => void,
  signal: AbortSignal,
): Promise<ResultOutcome> {
  const path = `${API.result}?uuid=${encodeURIComponent(uuid)}`
  try {
    for (;;) {
      const response = await send(path, { token, signal })
      const { status, statusText } = response
      if (status !== 202) {
        const body = await readJson(response)
        if (response.ok) return { kind: 'result', body }
        return { kind: 'failed', text: describeResultFailure({ status, statusText, body }), status }
      }
      onProgress(await response.json())
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  } catch (thrown) {
    return { kind: 'failed', text: describeThrown(thrown), status: null }
  }
}
