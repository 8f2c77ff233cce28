import type { NetworkKeys } from '../visitors/networks-of.ts'
import type { AttemptRule } from './attempt-rules.ts'
import type { Attempt } from './take-attempt.ts'

/** Attempts from one address by `rule`, and from the wider networks that it lies in by a multiple of it. */
export const byNetwork = (what: string, networks: NetworkKeys, rule: AttemptRule): Attempt[] =>
  networks.map(({ key, share }) => ({ key: `${what}:${key}`, rule: { ...rule, free: rule.free * share } }))
