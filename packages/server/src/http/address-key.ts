import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { networkOf } from '../visitors/network-of.ts'

/** The network that a request comes from, unrecognisable. */
export const addressKeyOf = ({ secrets }: Pick<Deps, 'secrets'>, request: FastifyRequest): string =>
  secrets.digest(networkOf(request.ip))
