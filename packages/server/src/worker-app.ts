import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Deps } from './deps.ts'
import { closeConnections } from './http/close-connections.ts'
import { answerErrors, sendError } from './http/error-handler.ts'
import { answerMalformed } from './http/malformed-requests.ts'
import { statusRoutes } from './routes/status.ts'

/** What a process that only converts says to those who watch it. */
export async function buildWorkerApp(deps: Deps, metricsToken: string | undefined): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    handlerTimeout: deps.timeouts.answerMs,
    forceCloseConnections: 'idle',
    ...answerMalformed,
  })
  answerErrors(app)
  closeConnections(app)
  app.setNotFoundHandler((request, reply) => sendError(new ApiError('not-found'), request, reply))
  await app.register(statusRoutes(deps, metricsToken))
  return app
}
