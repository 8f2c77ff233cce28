import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'

const BEARER = /^bearer\s+(\S+)$/i

/** The token of a request; null where it brings none. */
export function readBearerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  if (header === undefined) return null
  const token = BEARER.exec(header)?.[1]
  if (token === undefined) throw new ApiError('unauthorized')
  return token
}

/** @throws {ApiError} `unauthorized` where it brings none */
export function requireBearerToken(request: FastifyRequest): string {
  const token = readBearerToken(request)
  if (token === null) throw new ApiError('unauthorized')
  return token
}
