import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import { storageUnavailable } from '../files/storage-errors.ts'
import { readBearerToken } from '../http/bearer-token.ts'

const LOOPBACK = /^(::ffff:)?127\.|^::1$/
const schema = { hide: true }

/** How a process is: for those who restart it, who send it requests, and who watch it. */
export const statusRoutes =
  (deps: Pick<Deps, 'store' | 'files' | 'metrics'>, metricsToken: string | undefined): FastifyPluginAsync =>
  async (app) => {
    let closing = false
    app.addHook('preClose', async () => {
      closing = true
    })
    app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

    app.get('/healthz', { schema }, async () => ({ status: 'ok' }))

    app.get('/readyz', { schema }, async () => {
      const { store, files } = deps
      const isStored = Promise.all([files.isReachable(), files.hasRoom().catch(() => false)])
      if (closing || !(await store.isReachable())) throw new ApiError('unavailable')
      if ((await isStored).includes(false)) throw storageUnavailable(new Error('the store is not ready'))
      return { status: 'ok' }
    })

    app.get('/metrics', { schema }, async (request, reply) => {
      // To everybody else there is nothing here, not even something forbidden.
      if (!mayWatch(request, metricsToken)) throw new ApiError('not-found')
      return reply.type(deps.metrics.contentType).send(await deps.metrics.print())
    })
  }

/** A caller with the token; where none is set, this machine itself, unless it speaks for another. */
function mayWatch(request: FastifyRequest, metricsToken: string | undefined): boolean {
  if (metricsToken !== undefined) {
    const [sent, wanted] = [Buffer.from(readBearerToken(request) ?? ''), Buffer.from(metricsToken)]
    return sent.length === wanted.length && timingSafeEqual(sent, wanted)
  }
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = request.headers
  const address = request.socket.remoteAddress ?? ''
  const direct = forwardedFor === undefined && forwarded === undefined && via === undefined
  return direct && isIP(address) !== 0 && LOOPBACK.test(address)
}
