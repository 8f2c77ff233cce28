import type { AttemptRow } from '../store/attempt-store.ts'
import type { AttemptRule } from './attempt-rules.ts'

type Count = Pick<AttemptRow, 'count' | 'forgetAt'>

/**
 * What is written down when something is tried once more.
 *
 * @param weight how many tries this one counts as
 */
export function nextCount(
  rule: AttemptRule,
  before: Count | undefined,
  now: Date,
  weight = 1,
): Omit<AttemptRow, 'key'> {
  const after = (ms: number) => new Date(now.getTime() + ms)
  const count = before && before.forgetAt > now ? before.count + weight : weight
  const waits = count - rule.free
  const waitMs = Math.min(rule.firstWaitMs * 2 ** waits, rule.longestWaitMs)
  return { count, blockedUntil: waits < 0 ? null : after(waitMs), forgetAt: after(rule.forgetMs) }
}
