import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ERRORS, type ErrorCode } from '@ledgerlift/contract'
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { ApiError, toErrorBody } from '../api-error.ts'
import { sendError } from './error-handler.ts'

/** Those of every answer, for one that no hook sees: it holds a sentence and nothing to load. */
const BARE_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** Answers in the contract's words to what never becomes a call: addresses and heads that can't be read. */
export const answerMalformed: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors(_error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    for (const [name, value] of Object.entries(BARE_HEADERS)) reply.header(name, value)
    reply.header('x-request-id', request.id)
    sendError(new ApiError('bad-request'), request, reply)
  },

  clientErrorHandler(error: Error, socket: Socket) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) socket.write(bareAnswer(codeOf(code)))
    socket.destroySoon()
  },
}

function codeOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'request-too-large' : 'bad-request'
}

function bareAnswer(code: ErrorCode): string {
  const { status } = ERRORS[code]
  const id = crypto.randomUUID()
  const body = JSON.stringify(toErrorBody(new ApiError(code), id))
  const headers = {
    ...BARE_HEADERS,
    'x-request-id': id,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n')
}
