import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSession } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import type { Requester } from '../quota/payers.ts'
import { ensureVisitor } from '../visitors/visitor-cookie.ts'
import { readBearerToken } from './bearer-token.ts'
import { senderNetworks } from './sender-networks.ts'

/**
 * Who sends a request, and so whose pages it uses. A newcomer gets a cookie.
 *
 * @throws {ApiError} `unauthorized`: its token is not valid, so that the browser renews it
 */
export async function identify(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<Requester> {
  return {
    accountId: await findAccountId(deps, request),
    visitorId: ensureVisitor(request, reply),
    networks: senderNetworks(deps, request),
  }
}

/**
 * Whose token a request brings; null without one.
 *
 * @throws {ApiError} `unauthorized`
 */
export async function findAccountId(deps: Deps, request: FastifyRequest): Promise<string | null> {
  const token = readBearerToken(request)
  return token === null ? null : await findSession(deps, token)
}
