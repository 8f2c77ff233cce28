import { isIPv6 } from 'node:net'

const IPV4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
const GROUP_BITS = 16

/** A network, and how many times what one address may do is left to all of it. */
export type Network = { readonly name: string; readonly share: number }

/** A network, unrecognisable; see `Network`. */
export type NetworkKey = { readonly key: string; readonly share: number }
/** The smallest first. */
export type NetworkKeys = readonly [NetworkKey, ...NetworkKey[]]

/**
 * What providers hand out (RIPE-690): a /64 is the least that anybody gets, and its owner changes the rest at will; a
 * home gets a /56, a company a /48. Each step up has room for twice as much, since phones of strangers may share one.
 */
const IPV6_STEPS = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 4 },
] as const

/** The networks that an address stands for, the smallest first: all of IPv4, three steps of IPv6. */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const mapped = IPV4_MAPPED.exec(address)?.[1]
  if (mapped) return [{ name: mapped, share: 1 }]
  if (!isIPv6(address)) return [{ name: address, share: 1 }]
  const groups = groupsOf(address)
  const [least, ...wider] = IPV6_STEPS.map(({ bits, share }) => ({ name: cut(groups, bits), share }))
  return [least as Network, ...wider]
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] as string).split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? [] : Array(GROUPS - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

function cut(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS))
  const spare = kept.length * GROUP_BITS - bits
  const last = kept.length - 1
  const named = kept.map((group, i) => (i === last ? (group >> spare) << spare : group).toString(16))
  return `${named.join(':')}::/${bits}`
}
