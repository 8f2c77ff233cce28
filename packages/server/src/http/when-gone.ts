import type { FastifyReply } from 'fastify'

/** Aborts when whoever waits for an answer has gone before it was sent. */
export function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}
