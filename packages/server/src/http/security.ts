import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { allowOrigins } from './allow-origins.ts'
import { type ContentPolicy, joinPolicies } from './content-policy.ts'
import { limitRates } from './rate-limit.ts'

export type SecurityOptions = {
  /** The first signs; those of the others are still taken. */
  readonly cookieSecrets: readonly string[]
  /** Calls per minute from one address. */
  readonly rateLimit: number
  /** Whose pages may call us, beside our own. */
  readonly allowedOrigins: readonly string[]
  /** What the services of others need that are set up. */
  readonly policies: readonly ContentPolicy[]
}

/**
 * What no page of ours asks a browser for; payment and sign-in of others stand in frames that have rules of their own.
 */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
const A_YEAR_SECONDS = 31_536_000

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(cookie, { secret: [...options.cookieSecrets] })
  const withOthers = options.policies.length > 0
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: joinPolicies(options.policies) },
    // Sign-in and checkout of others open in windows that talk to ours, and ask which site opened them.
    crossOriginOpenerPolicy: { policy: withOthers ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: withOthers ? 'strict-origin-when-cross-origin' : 'same-origin' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${A_YEAR_SECONDS}; includeSubDomains`)
    }
  })
  await allowOrigins(app, options.allowedOrigins)
  await limitRates(app, options.rateLimit)
}
