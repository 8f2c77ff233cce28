import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../api-error.ts'
import { networkOf } from '../visitors/network-of.ts'

export type SecurityOptions = {
  readonly cookieSecret: string
  /** Calls per minute from one address. */
  readonly rateLimit: number
}

export async function secure(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  await app.register(cookie, { secret: options.cookieSecret })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'connect-src': ["'self'"],
        'font-src': ["'self'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'manifest-src': ["'self'"],
        // PDFium is WebAssembly.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'style-src': ["'self'"],
        'worker-src': ["'self'", 'blob:'],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(rateLimit, {
    max: options.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: () => new ApiError('too-many-requests'),
  })
}
