import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const A_DAY_SECONDS = 86_400

/** Lets pages of these origins call us, with the visitor's cookie; where there are none, nothing is said. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: [...origins],
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['accept', 'authorization', 'content-type'],
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: A_DAY_SECONDS,
    hideOptionsRoute: true,
  })
}
