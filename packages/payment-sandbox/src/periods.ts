import type { Plan, Subscription } from './entities.ts'

const DAY_SECONDS = 86_400

/** Of a period's price, what falls on the time that is left, to the minor unit. */
export function unusedPart(plan: Plan, { current_start, current_end }: Subscription, now: number): number {
  if (current_start === null || current_end === null) return 0
  const days = Math.max(1, Math.round((current_end - current_start) / DAY_SECONDS))
  const left = Math.min(days, Math.max(0, Math.ceil((current_end - now) / DAY_SECONDS)))
  return Math.floor((plan.item.amount * left) / days)
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const

/** The same day of a later month, or the last one of that month, in UTC. */
export function addPeriod(start: number, period: Plan['period'], interval: number): number {
  if (period === 'daily' || period === 'weekly') {
    return start + interval * DAY_SECONDS * (period === 'weekly' ? 7 : 1)
  }
  const from = new Date(start * 1000)
  const months = MONTHS[period] * interval
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1000)
}
