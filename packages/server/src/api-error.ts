import { ERRORS, type ErrorBody, type ErrorCode } from '@ledgerlift/contract'

/** A failure that the caller is told about: one of the contract's table, with a sentence of its own where needed. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly detail: string

  constructor(code: ErrorCode, detail: string = ERRORS[code].detail) {
    super(detail)
    this.name = 'ApiError'
    this.code = code
    this.detail = detail
  }
}

export const toErrorBody = ({ code, detail }: ApiError, requestId: string): ErrorBody => ({
  error: ERRORS[code].error,
  detail,
  code,
  requestId,
})
