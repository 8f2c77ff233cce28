import { API, type ErrorCode } from '@ledgerlift/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import type { SecurityEvent } from '../security-events.ts'
import { failureOf } from './error-handler.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What has happened where a call of this route succeeds. */
    readonly event?: SecurityEvent
  }
}

const FAILURES: Partial<Record<ErrorCode, SecurityEvent>> = {
  'wrong-credentials': 'login-failed',
  'wrong-password': 'login-failed',
  'google-login-failed': 'login-failed',
  'google-email-unverified': 'login-failed',
  'too-many-attempts': 'locked-out',
  'too-many-requests': 'rate-limited',
  'reset-link-invalid': 'token-refused',
  'email-link-invalid': 'token-refused',
  unauthorized: 'token-refused',
}

/** Notes what a call means for those who guard the server. */
export function noteEvents(app: FastifyInstance, { note }: Pick<Deps, 'note'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions
    const code = failureOf(reply)
    if (code === undefined) {
      if (config.event && reply.statusCode < 400) note(config.event, { reqId: request.id })
      return
    }
    const event = FAILURES[code] ?? (url === API.convert ? 'upload-refused' : undefined)
    if (event) note(event, { reqId: request.id, code })
  })
}
