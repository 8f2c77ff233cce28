import { FREE_QUOTA } from '@ledgerlift/contract'
import type { LimitCheck } from './check-limit.ts'
import type { Payer } from './payers.ts'

export type PagesAsked = {
  /** How many are to be converted. */
  readonly pages: number
  /** Whether they were chosen among those of the PDF. */
  readonly chosen: boolean
  /** The PDF is not open yet, and has `pages` pages at least. */
  readonly isLeast?: boolean
}

type Question = {
  readonly asked: PagesAsked
  readonly payer: Pick<Payer, 'limit' | 'shared' | 'period'>
  readonly now: Date
}

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** What a person is told about their pages: how many are left, and when more come. */
export function describeLimit(check: LimitCheck, { asked, payer, now }: Question): string {
  const those = `${asked.chosen ? 'you chose' : 'this PDF has'} ${count(asked.pages)}`
  if (check.allowed) return `${sentence(those)}, and you have ${count(check.left)} left.`
  if (payer.period) return describePeriod(check, asked.isLeast ? null : those, payer)
  const window = `${FREE_QUOTA.windowHours} hours`
  const whose = payer.shared ? 'Visitors from your network together have' : 'You have'
  const left = `${whose} ${check.left} of ${count(payer.limit)} per ${window} left`
  if (asked.isLeast) {
    const back = check.freeAt === null ? '' : ` The next ones come back ${inTime(check.freeAt, now)}.`
    return `${left}.${back}`
  }
  if (check.freeAt === null) {
    return `${left}, and ${those}, more than can be converted in ${window}.`
  }
  return `${left}, and ${those}. Enough pages for ${asked.chosen ? 'them' : 'it'} come back ${inTime(check.freeAt, now)}.`
}

function describePeriod(
  { left, freeAt }: Extract<LimitCheck, { allowed: false }>,
  those: string | null,
  { limit }: Pick<Payer, 'limit'>,
): string {
  const told = `You have ${left} of ${count(limit)} of this billing period left${those ? `, and ${those}` : ''}.`
  return freeAt === null ? told : `${told} The next period begins on ${dayOf(freeAt)} (UTC).`
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayOf = (time: Date): string => DAY.format(time)

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
const count = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`)

/** Rounded up: nobody should come back too early. */
function inTime(then: Date, now: Date): string {
  const ms = then.getTime() - now.getTime()
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  if (minutes === 1) return 'in 1 minute'
  return minutes < 60 ? `in ${minutes} minutes` : `in ${hours(Math.ceil(ms / HOUR_MS))}`
}

const hours = (n: number) => (n === 1 ? '1 hour' : `${n} hours`)
