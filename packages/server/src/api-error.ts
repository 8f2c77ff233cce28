import { ERRORS, type ErrorBody, type ErrorCode } from '@ledgerlift/contract'

/** A failure that the caller is told about: one of the contract's table, with a sentence of its own where needed. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly detail: string
  /** When it is worth trying again, where that is known. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, more: ErrorMore = {}) {
    const {
      detail = ERRORS[code].detail,
      retryAfterSeconds,
      cause,
    } = typeof more === 'string' ? { detail: more } : more
    super(detail, { cause })
    this.name = 'ApiError'
    this.code = code
    this.detail = detail
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A sentence of its own, when to try again, and for the log what has failed. */
type ErrorMore =
  | string
  | { readonly detail?: string; readonly retryAfterSeconds?: number; readonly cause?: unknown }

export const toErrorBody = ({ code, detail }: ApiError, requestId: string): ErrorBody => ({
  error: ERRORS[code].error,
  detail,
  code,
  requestId,
})
