import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeDevice, type Whence } from '../accounts/whence.ts'
import type { Deps } from '../deps.ts'
import { ensureVisitor } from '../visitors/visitor-cookie.ts'
import { senderNetworks } from './sender-networks.ts'

/** Where a request to log in comes from. A newcomer gets a cookie, by which the browser is known the next time. */
export const whenceOf = (
  deps: Pick<Deps, 'secrets'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Whence => ({
  visitorId: ensureVisitor(request, reply, { renew: true }),
  networks: senderNetworks(deps, request),
  device: describeDevice(request.headers['user-agent']),
})
