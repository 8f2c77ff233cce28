import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics/metrics.ts'
import { failureOf } from './error-handler.ts'

const NO_ROUTE = 'none'

/** Counts every call by the pattern of its route, never by its address, which may hold a uuid. */
export function countCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    const failure = failureOf(reply)
    if (failure !== undefined) metrics.countError(failure)
    metrics.countCall(request.method, route, reply.statusCode, reply.elapsedTime / 1000)
  })
}
