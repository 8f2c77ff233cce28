/** Every error sentence of the specification's section 8 that more than one screen can show. */

export const TEXT = {
  usageLimit: 'You have exceeded your page processing limit.',
  password: 'Password required or incorrect. Please enter the correct password.',
  noUuid: 'Conversion failed: No result UUID returned.',
  network: 'An error occurred during conversion. Please try again.',
  authenticationFailed: 'Authentication failed. Please log in again.',
  sessionExpired: 'Your session has expired. Please log in again.',
  missingIdentifier: 'Missing document identifier in URL. Please upload and convert again.',
  invalidFormat: 'Invalid data format received from backend',
  loginFailed: 'Login failed',
  registrationFailed: 'Registration failed',
  googleFailed: 'Google login failed',
  googleAgain: 'Google login failed. Please try again.',
} as const

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
  return { kind: 'refused', text: conversionFailed(failure) ?? `Failed to convert: ${statusLine(failure)}` }
}

export function describeResultFailure(failure: Failure): string {
  return conversionFailed(failure) ?? `Failed to fetch conversion result: ${statusLine(failure)}`
}

/** A failure before any answer: no network, or an answer that cannot be read. */
export const describeThrown = (thrown: unknown): string => `An error occurred: ${messageOf(thrown)}`

export const describeOpenFailure = (reason: string | null): string =>
  `Failed to open PDF: ${reason || 'Unknown error'}`

/** The rule for every other call: the error field, else the detail field, else the status. */
export function messageOfBody(status: number, body: unknown): string {
  return field(body, 'error') ?? field(body, 'detail') ?? `HTTP ${status}`
}

/** Whether a failure may be mended by renewing the token. */
export const isAuthFailure = (message: string): boolean =>
  /401|403|invalid|expired|unauthorized/i.test(message)

export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : 'Unknown error'

function conversionFailed({ body }: Failure): string | null {
  const said = field(body, 'detail') ?? field(body, 'message')
  return said === null ? null : `Conversion failed: ${said}`
}

/** HTTP/2 has no status text. */
const statusLine = ({ status, statusText }: Failure): string => `${status} ${statusText}`.trim()

function field(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value = (body as Record<string, unknown>)[name]
  return typeof value === 'string' && value !== '' ? value : null
}
