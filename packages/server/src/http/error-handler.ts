import { ERRORS, type ErrorCode } from '@ledgerlift/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, toErrorBody } from '../api-error.ts'
import { isDatabaseAway } from '../store/database-away.ts'

/** Every failed call answers with the contract's error body, whatever went wrong and wherever. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const known = toApiError(error)
    if (known.code === 'internal') request.log.error({ err: error }, 'request failed')
    if (known.code === 'storage-unavailable') {
      request.log.error({ err: known.cause ?? known }, 'files cannot be stored or read')
    }
    return sendError(known, request, reply)
  })
}

/** When a client may try again after `unavailable`: the embedded database takes this long to come back. */
const AWAY_SECONDS = 3
const failures = new WeakMap<FastifyReply, ErrorCode>()

/** What an answer says was wrong; undefined where nothing was. */
export const failureOf = (reply: FastifyReply): ErrorCode | undefined => failures.get(reply)

export function sendError(error: ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const retryAfter = error.retryAfterSeconds ?? (error.code === 'unavailable' ? AWAY_SECONDS : undefined)
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))))
  failures.set(reply, error.code)
  // What is still to arrive of the request would be taken for the next one.
  if (error.code === 'request-timeout') reply.header('connection', 'close')
  return reply
    .code(ERRORS[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(toErrorBody(error, request.id))
}

/** What Fastify and its plugins refuse themselves, in our words. */
function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error
  if (error.code === 'FST_ERR_HANDLER_TIMEOUT') return new ApiError('request-timeout')
  if (isDatabaseAway(error)) return new ApiError('unavailable', { cause: error })
  if (error.statusCode === 413) return new ApiError('request-too-large')
  if (error.statusCode === 429) return new ApiError('too-many-requests')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError('bad-request')
  }
  return new ApiError('internal')
}
