import type { FastifyInstance } from 'fastify'

/** Every answer carries the id under which its request stands in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id))
}
