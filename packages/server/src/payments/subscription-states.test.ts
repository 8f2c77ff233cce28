import { expect, it } from 'vitest'
import type { Subscription } from '../store/subscription-store.ts'
import type { ProviderSubscription } from './razorpay.ts'
import { changesBy, hasAccess, presentSubscription } from './subscription-states.ts'

const START = new Date('2026-01-31T10:00:00Z')
const END = new Date('2026-02-28T10:00:00Z')
const NEXT_END = new Date('2026-03-28T10:00:00Z')
const GRACE_END = new Date('2026-03-03T10:00:00Z')
const seconds = (time: Date) => time.getTime() / 1000
const offer = { planId: 'basic', cycle: 'monthly' } as const

const subscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'one',
  accountId: 'ada',
  providerId: 'sub_1',
  ...offer,
  status: 'active',
  currentStart: START,
  currentEnd: END,
  accessUntil: GRACE_END,
  paidCount: 1,
  cancelAskedAt: null,
  cancelWhen: null,
  cancelSentAt: null,
  nextPlanId: null,
  nextCycle: null,
  confirmedPaymentId: null,
  busyUntil: null,
  revision: 0,
  createdAt: START,
  checkedAt: START,
  ...more,
})
const said = (more: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  plan_id: 'plan_1',
  status: 'active',
  current_start: seconds(START),
  current_end: seconds(END),
  paid_count: 1,
  has_scheduled_changes: false,
  created_at: seconds(START),
  notes: [],
  ...more,
})
/** The provider has begun the next period, paid or not. */
const next = { current_start: seconds(END), current_end: seconds(NEXT_END) }

it.each([
  ['active', {}, GRACE_END, END],
  ['active', { ...next, paid_count: 2 }, new Date('2026-03-31T10:00:00Z'), NEXT_END],
  ['pending', next, GRACE_END, END],
  ['halted', next, null, END],
  ['paused', {}, null, END],
  ['cancelled', {}, END, END],
  ['completed', {}, END, END],
] as const)('%s, %o: access until %s', (status, more, accessUntil, currentEnd) => {
  expect(changesBy(subscription(), said({ status, ...more }), offer)).toMatchObject({
    status,
    accessUntil,
    currentEnd,
  })
})

it.each(['created', 'authenticated', 'cancelled', 'expired'] as const)(
  '%s and never paid: no access',
  (status) => {
    const before = subscription({
      status: 'created',
      currentStart: null,
      currentEnd: null,
      accessUntil: null,
    })
    const word = said({ status, paid_count: 0, current_start: null, current_end: null })
    expect(changesBy(before, word, offer)).toMatchObject({ status, accessUntil: null })
  },
)

it.each(['replaced', 'refunded'] as const)('what is %s stays so', (status) => {
  expect(changesBy(subscription({ status }), said(), offer)).toEqual({})
})

it('what was given up counts where it was paid all the same', () => {
  const before = subscription({
    status: 'abandoned',
    currentStart: null,
    currentEnd: null,
    accessUntil: null,
  })
  expect(changesBy(before, said({ status: 'created', paid_count: 0 }), offer)).toEqual({})
  expect(changesBy(before, said(), offer)).toMatchObject({ status: 'active', accessUntil: GRACE_END })
})

it('keeps the next plan while the provider has a change scheduled', () => {
  const before = subscription({ nextPlanId: 'starter', nextCycle: 'monthly' })
  expect(changesBy(before, said({ has_scheduled_changes: true }), offer)).toMatchObject({
    nextPlanId: 'starter',
  })
  expect(changesBy(before, said(), offer)).toMatchObject({ nextPlanId: null, nextCycle: null })
})

it('tells of the subscription whose pages are used', () => {
  const now = new Date('2026-02-10T00:00:00Z')
  const cancelled = subscription({ id: 'cancelled', status: 'cancelled', accessUntil: END })
  const halted = subscription({ id: 'halted', status: 'halted', accessUntil: null })
  const over = subscription({ id: 'over', status: 'cancelled', accessUntil: START })
  const unpaid = subscription({
    id: 'unpaid',
    status: 'authenticated',
    currentStart: null,
    accessUntil: null,
  })
  expect(presentSubscription([cancelled, subscription()], now)?.id).toBe('one')
  expect(presentSubscription([halted, cancelled], now)?.id).toBe('cancelled')
  expect(presentSubscription([over, halted], now)?.id).toBe('halted')
  expect(presentSubscription([over, unpaid], now)).toBeUndefined()
  expect(hasAccess(over, now)).toBe(false)
})
