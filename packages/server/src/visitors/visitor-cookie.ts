import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

const NAME = 'ledgerlift_visitor'
const MAX_AGE_SECONDS = 30 * 24 * 3600

/** Who a request's signed cookie says its sender is; null without a cookie, or with one that is not ours. */
export function readVisitor(request: FastifyRequest): string | null {
  const signed = request.cookies[NAME]
  if (signed === undefined) return null
  const { valid, value } = request.unsignCookie(signed)
  return valid && z.uuid().safeParse(value).success ? value : null
}

/** As `readVisitor`, and a newcomer gets a cookie; so does a known visitor whose cookie is to last longer. */
export function ensureVisitor(request: FastifyRequest, reply: FastifyReply, { renew = false } = {}): string {
  const known = readVisitor(request)
  if (known !== null && !renew) return known
  const visitorId = known ?? randomUUID()
  reply.setCookie(NAME, visitorId, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: MAX_AGE_SECONDS,
  })
  return visitorId
}
