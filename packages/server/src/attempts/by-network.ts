import type { NetworkKeys } from '../visitors/networks-of.ts'
import type { AttemptRule } from './attempt-rules.ts'
import type { Attempt } from './take-attempt.ts'

/** What may be tried so often from one address, and in steps from the wider networks that it lies in. */
export const byNetwork = (what: string, networks: NetworkKeys, rule: AttemptRule): Attempt[] =>
  networks.map(({ key, share }) => ({ key: `${what}:${key}`, rule: { ...rule, free: rule.free * share } }))
