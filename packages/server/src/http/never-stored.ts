import type { FastifyInstance } from 'fastify'

/** What these routes say is nobody else's business. */
export function neverStored(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))
}
