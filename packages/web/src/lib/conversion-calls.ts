import { API, type ConversionAgain, type ConversionProgress, type UsageAnswer } from '@ledgerlift/contract'
import type { GivenTable } from '@ledgerlift/engine'
import { ask, readJson, send } from './api.ts'
import {
  type ConvertFailure,
  describeConvertFailure,
  describeResultFailure,
  describeThrown,
  messageOfBody,
  TEXT,
} from './error-text.ts'
import { isOffline, untilOnline } from './online.ts'
import { type PostForm, postForm, type SentBytes } from './post-form.ts'

type Refusal =
  | { readonly kind: 'password' }
  | { readonly kind: 'refused'; readonly text: string }
  /** No answer came: the same may work in a moment. */
  | { readonly kind: 'cut'; readonly text: string }
export type SendOutcome = { readonly kind: 'accepted'; readonly uuid: string } | Refusal

export type Upload = {
  readonly file: File
  readonly password: string | null
  /** The pages to convert, such as `1-2,5`; null for all. */
  readonly range: string | null
  /** The tables that the user has drawn; they are found where absent. */
  readonly tables?: readonly GivenTable[]
  /** An earlier conversion of the same file, whose pages need not count twice. */
  readonly rereads?: string | null
  readonly token: string | null
  /** Resolves to the token that now holds, or null where the session is over. */
  readonly refreshUser: () => Promise<string | null>
  readonly onSent: (bytes: SentBytes) => void
  readonly signal: AbortSignal
}

/** Sends a statement. A stale token is renewed and the statement sent once more. */
export async function sendStatement(upload: Upload, post: PostForm = postForm): Promise<SendOutcome> {
  const { token, refreshUser, onSent, signal } = upload
  const attempt = async (bearer: string | null): Promise<SendOutcome | ConvertFailure> => {
    const answer = await post(API.convert, { form: formOf(upload), token: bearer, onSent, signal })
    const { status, body } = answer
    if (status < 200 || status > 299) return describeConvertFailure(answer)
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
    return { kind: 'cut', text: TEXT.network }
  }
}

/** The fields go first, so that a server that streams has them when the file arrives. */
function formOf({ file, password, range, tables, rereads }: Upload): FormData {
  const form = new FormData()
  if (password !== null) form.append('password', password)
  if (range !== null) form.append('pages', range)
  if (tables) form.append('tables', JSON.stringify(tables))
  if (rereads) form.append('rereads', rereads)
  form.append('file', file, file.name)
  return form
}

/** Has the server convert a file that it still has once more; that costs no pages. */
export async function convertAgain(
  uuid: string,
  choice: ConversionAgain,
  token: string | null,
): Promise<SendOutcome> {
  const path = `${API.conversions}/${encodeURIComponent(uuid)}/again`
  try {
    const response = await send(path, { method: 'POST', json: choice, token })
    const body = await readJson(response)
    const { status, statusText } = response
    if (!response.ok) {
      const failure = describeConvertFailure({ status, statusText, body })
      return failure.kind === 'renew' ? { kind: 'refused', text: TEXT.sessionExpired } : failure
    }
    const accepted = (body as { uuid?: unknown } | null)?.uuid
    return typeof accepted === 'string' && accepted !== ''
      ? { kind: 'accepted', uuid: accepted }
      : { kind: 'refused', text: TEXT.noUuid }
  } catch {
    return { kind: 'cut', text: TEXT.network }
  }
}

/** Whether the pages that were asked about may be converted, and how many may. */
export type Allowance = { readonly allowed: boolean; readonly text: string; readonly left: number }

/** @returns null where the server does not answer; then it decides when it has the file */
export async function askAllowance(pages: number, token: string | null): Promise<Allowance | null> {
  try {
    const answer = await ask<UsageAnswer>(API.usage, { method: 'POST', json: { pages }, token })
    const { can_process: allowed, message, pages_left: left } = answer
    return { allowed, text: message || TEXT.usageLimit, left }
  } catch {
    return null
  }
}

/**
 * Ends a conversion, if it is still running, and deletes its file and its result.
 * @throws {Error} with the text to show
 */
export async function deleteConversion(uuid: string, token: string | null): Promise<void> {
  const path = `${API.conversions}/${encodeURIComponent(uuid)}`
  const response = await send(path, { method: 'DELETE', token, keepalive: true })
  // What is not there any more is deleted, too.
  if (!response.ok && response.status !== 404) {
    throw new Error(messageOfBody(response.status, await readJson(response)))
  }
}

export type ResultOutcome =
  | { readonly kind: 'result'; readonly body: unknown }
  | { readonly kind: 'failed'; readonly text: string; readonly status: number | null }

/** Between two questions, in case a server answers "not yet" without waiting. */
const PAUSE_MS = 500
/** How long a result is asked for: a conversion goes on while the network is away or the server starts again. */
const RETRY_AFTER_MS = [500, 1000, 2000, 4000]
const AWAY = new Set([502, 503, 504])

/** Asks for a result until there is one. */
export async function awaitResult(
  uuid: string,
  token: string | null,
  onProgress: (progress: ConversionProgress) => void,
  signal: AbortSignal,
): Promise<ResultOutcome> {
  const path = `${API.result}?uuid=${encodeURIComponent(uuid)}`
  let failures = 0
  for (;;) {
    const answer = await answerOf(path, token, signal)
    if (answer.kind === 'progress') {
      failures = 0
      onProgress(answer.progress)
      await pause(PAUSE_MS, signal)
      continue
    }
    if (answer.kind === 'failed' && answer.status === null && isOffline() && !signal.aborted) {
      // The conversion goes on without us.
      await untilOnline(signal)
      failures = 0
      continue
    }
    const after = RETRY_AFTER_MS[failures++]
    const mayComeBack =
      answer.kind === 'failed' && (answer.status === null || AWAY.has(answer.status)) && !signal.aborted
    if (!mayComeBack || after === undefined) return answer
    await pause(after, signal)
  }
}

type ResultAnswer = ResultOutcome | { readonly kind: 'progress'; readonly progress: ConversionProgress }

async function answerOf(path: string, token: string | null, signal: AbortSignal): Promise<ResultAnswer> {
  try {
    const response = await send(path, { token, signal })
    const { status, statusText } = response
    if (status === 202) return { kind: 'progress', progress: await response.json() }
    const body = await readJson(response)
    if (response.ok) return { kind: 'result', body }
    return { kind: 'failed', text: describeResultFailure({ status, statusText, body }), status }
  } catch (thrown) {
    return { kind: 'failed', text: describeThrown(thrown), status: null }
  }
}

/** Ends at once when nobody waits any more. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
