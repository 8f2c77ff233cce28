import { isIPv6 } from 'node:net'

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** A provider gives each customer at least this much of IPv6, so a longer address would be a new one at will. */
const IPV6_NETWORK_GROUPS = 4
const GROUPS = 8

/** The part of an address that its user can't change at will: all of IPv4, the /64 network of IPv6. */
export function networkOf(address: string): string {
  const mapped = IPV4_MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] as string).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array(GROUPS - left.length - right.length).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, IPV6_NETWORK_GROUPS)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
