import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { networksOf } from '../visitors/networks-of.ts'

/** Networks that are remembered: a rate of 300 from each is more than one process answers. */
const MOST_NETWORKS = 50_000
const STEPS = [0, 1, 2]

/**
 * Limits how often the API is called from one address, and in steps from the wider networks of IPv6.
 *
 * @param perMinute calls from one address
 */
export async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, { global: false, timeWindow: '1 minute', cache: MOST_NETWORKS })
  const checks = STEPS.map((step) =>
    app.createRateLimit({
      max: (request: FastifyRequest) => perMinute * (networksOf(request.ip)[step]?.share ?? 1),
      keyGenerator: (request: FastifyRequest) => `${step} ${networksOf(request.ip)[step]?.name}`,
    }),
  )
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return
    for (const check of checks.slice(0, networksOf(request.ip).length)) {
      const limit = await check(request)
      if (limit.isAllowed || !limit.isExceeded) continue
      throw new ApiError('too-many-requests', { retryAfterSeconds: limit.ttlInSeconds })
    }
  })
}

/** Whether a request is for the API, by the route that the router has chosen: one address is written in many ways. */
function isCall({ routeOptions, params }: FastifyRequest): boolean {
  const { url, config } = routeOptions
  if (config.rateLimit === false) return false
  // What no route takes, and what the pages' route takes though no page is called so.
  return url === undefined || isApiPath(url) || isApiPath(`/${(params as { '*'?: string })['*'] ?? ''}`)
}

/** @param path decoded */
export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/')
