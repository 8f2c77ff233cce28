import { ERRORS, type ErrorBody, errorBody, errorCodes } from '@ledgerlift/contract'

const statuses = [...new Set(errorCodes.map((code) => ERRORS[code].status))]

const examplesOf = (status: number): ErrorBody[] =>
  errorCodes
    .filter((code) => ERRORS[code].status === status)
    .map((code) => ({ error: ERRORS[code].error, detail: ERRORS[code].detail, code }))

/** The answers of failed calls, for the description of a route: each status with all that it may say. */
export const errorResponses = Object.fromEntries(
  statuses.map((status) => [status, errorBody.meta({ examples: examplesOf(status) })]),
) as Record<number, typeof errorBody>
