import type { FastifyInstance } from 'fastify'

/** Lets connections that are busy when the server shuts down end with their answer, not after their keep-alive time. */
export function closeConnections(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
