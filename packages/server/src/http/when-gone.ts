import type { FastifyReply } from 'fastify'

/** Aborts when the client has gone before its answer was sent. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
