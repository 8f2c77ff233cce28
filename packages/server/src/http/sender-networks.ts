import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type NetworkKey, type NetworkKeys, networksOf } from '../visitors/networks-of.ts'

/** The networks that a request comes from. */
export function senderNetworks({ secrets }: Pick<Deps, 'secrets'>, request: FastifyRequest): NetworkKeys {
  const [least, ...wider] = networksOf(request.ip).map(({ name, share }) => ({
    key: secrets.digest(name),
    share,
  }))
  return [least as NetworkKey, ...wider]
}
