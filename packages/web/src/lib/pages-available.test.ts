import type { User } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { pagesOf } from './pages-available.ts'

const user = (current_usage: number, pages_limit: number): User => ({
  email: 'a@example.com',
  first_name: null,
  last_name: null,
  created_at: '2026-01-01T00:00:00Z',
  current_usage,
  pages_limit,
  subscription: null,
})

it.each([
  ['a new account', user(0, 5), 5],
  ['a used account', user(3, 5), 2],
  ['more used than allowed, after a plan has ended', user(7, 5), 0],
  ['a subscriber', user(120, 400), 280],
])('%s', (_who, given, remaining) => {
  expect(pagesOf(given)).toEqual({ remaining, limit: given.pages_limit })
})
