import { FREE_QUOTA } from '@ledgerlift/contract'

/** Free pages per window; the contract's, unless the settings say otherwise. */
export type Quotas = {
  readonly anonymous: number
  readonly registered: number
  /**
   * How many times a visitor's pages one address has. A visitor may delete the cookie and be another one: so the address
   * pays too, with room for the many people that a school or an office may have behind one.
   */
  readonly visitorsPerAddress: number
}

const HOUR_MS = 3_600_000

export const WINDOW_MS = FREE_QUOTA.windowHours * HOUR_MS

/** What was reserved at this time or before has stopped to count. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - WINDOW_MS)
