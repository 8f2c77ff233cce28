import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Requester } from '../quota/payers.ts'
import { networkOf } from '../visitors/network-of.ts'
import { ensureVisitor } from '../visitors/visitor-cookie.ts'

/** Who sends a request, and so whose pages it uses. A newcomer gets a cookie. */
export async function identify(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Requester> {
  return {
    accountId: null,
    visitorId: ensureVisitor(request, reply),
    addressKey: deps.secrets.digest(networkOf(request.ip)),
  }
}
