import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../api-error.ts'
import { networksOf } from '../visitors/networks-of.ts'
import { allowOrigins } from './allow-origins.ts'
import { type ContentPolicy, joinPolicies } from './content-policy.ts'

export type SecurityOptions = {
  readonly cookieSecret: string
  /** Calls per minute from one address. */
  readonly rateLimit: number
  /** Whose pages may call us, beside our own. */
  readonly allowedOrigins: readonly string[]
  /** What the services of others need that are set up. */
  readonly policies: readonly ContentPolicy[]
}

const A_YEAR_SECONDS = 31_536_000

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(cookie, { secret: options.cookieSecret })
  const withOthers = options.policies.length > 0
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: joinPolicies(options.policies) },
    // Sign-in and checkout of others open in windows that talk to ours, and ask which site opened them.
    crossOriginOpenerPolicy: { policy: withOthers ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: withOthers ? 'strict-origin-when-cross-origin' : 'same-origin' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${A_YEAR_SECONDS}; includeSubDomains`)
    }
  })
  await allowOrigins(app, options.allowedOrigins)
  await app.register(rateLimit, {
    max: options.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: (request) => networksOf(request.ip)[0].name,
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => new ApiError('too-many-requests'),
  })
}
