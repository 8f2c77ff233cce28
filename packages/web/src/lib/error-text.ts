import { WORDS as TEXT } from '#words/errors.ts'

export { TEXT }

/** An answer of the server that is not OK. */
export type Failure = { readonly status: number; readonly statusText: string; readonly body: unknown }

/** What a failed conversion call asks of the page. */
export type ConvertFailure =
  | { readonly kind: 'password' }
  /** The token may be stale: renew it and send once more. */
  | { readonly kind: 'renew' }
  | { readonly kind: 'refused'; readonly text: string }

export function describeConvertFailure(failure: Failure): ConvertFailure {
  const { status } = failure
  const detail = field(failure.body, 'detail')
  if (status === 403 && field(failure.body, 'error') === 'Usage limit exceeded') {
    return { kind: 'refused', text: detail ?? TEXT.usageLimit }
  }
  if (status === 401 || status === 403) return { kind: 'renew' }
  if (detail !== null && /password/i.test(detail)) return { kind: 'password' }
  return { kind: 'refused', text: conversionFailed(failure) ?? TEXT.failedToConvert(statusLine(failure)) }
}

export function describeResultFailure(failure: Failure): string {
  return conversionFailed(failure) ?? TEXT.failedToFetch(statusLine(failure))
}

/** A failure before any answer: no network, or an answer that cannot be read. */
export const describeThrown = (thrown: unknown): string => TEXT.occurred(messageOf(thrown))

export const describeOpenFailure = (reason: string | null): string =>
  TEXT.failedToOpen(reason || TEXT.unknown)

/** The rule for every other call: the error field, else the detail field, else the status. */
export function messageOfBody(status: number, body: unknown): string {
  return field(body, 'error') ?? field(body, 'detail') ?? `HTTP ${status}`
}

/** Whether a failure may be mended by renewing the token. */
export const isAuthFailure = (message: string): boolean =>
  /401|403|invalid|expired|unauthorized/i.test(message)

export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : TEXT.unknown

function conversionFailed({ body }: Failure): string | null {
  const said = field(body, 'detail') ?? field(body, 'message')
  return said === null ? null : TEXT.conversionFailed(said)
}

/** HTTP/2 has no status text. */
const statusLine = ({ status, statusText }: Failure): string => `${status} ${statusText}`.trim()

function field(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : null
}
