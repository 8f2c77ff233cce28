import type { User } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { pagesAvailable } from './pages-available.ts'

const user = (current_usage: number, subscription: User['subscription'] = null): User => ({
  email: 'a@example.com',
  first_name: null,
  last_name: null,
  created_at: '2026-01-01T00:00:00Z',
  current_usage,
  subscription,
})
const basic = {
  plan_name: 'Basic',
  is_active: true,
  pages_limit: 400,
  price: 10,
  billing_cycle: 'monthly' as const,
  end_date: null,
}

it.each([
  ['nobody', null, 2, 2],
  ['a new account', user(0), 5, 5],
  ['a used account', user(3), 2, 5],
  ['more used than allowed', user(7), 0, 5],
  ['a subscriber', user(120, basic), 280, 400],
  ['a subscription that ended', user(1, { ...basic, is_active: false }), 4, 5],
])('%s', (_who, given, remaining, limit) => {
  expect(pagesAvailable(given)).toEqual({ remaining, limit })
})
