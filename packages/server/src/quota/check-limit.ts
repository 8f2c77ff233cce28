import type { PageUse } from '../store/page-use-store.ts'
import { WINDOW_MS } from './quotas.ts'

export type LimitCheck =
  | { readonly allowed: true; readonly left: number }
  /** `freeAt`: when enough pages come back for what was asked; null where it is more than the limit itself. */
  | { readonly allowed: false; readonly left: number; readonly freeAt: Date | null }

/**
 * Whether `asked` pages fit beside those used already.
 *
 * @param uses those that still count, oldest first
 */
export function checkLimit(limit: number, uses: readonly PageUse[], asked: number): LimitCheck {
  const used = uses.reduce((sum, { pages }) => sum + pages, 0)
  const left = Math.max(0, limit - used)
  if (used + asked <= limit) return { allowed: true, left }
  let stillUsed = used
  for (const { pages, reservedAt } of uses) {
    stillUsed -= pages
    if (stillUsed + asked <= limit) {
      return { allowed: false, left, freeAt: new Date(reservedAt.getTime() + WINDOW_MS) }
    }
  }
  return { allowed: false, left, freeAt: null }
}
