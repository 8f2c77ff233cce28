import { expect, it } from 'vitest'
import { describeLimit } from './limit-message.ts'

const now = new Date('2026-01-01T00:00:00Z')
const perDay = { limit: 5, shared: false, period: null }
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

it.each([
  [0.2, 'in 1 minute'],
  [59, 'in 59 minutes'],
  [60, 'in 1 hour'],
  [61, 'in 2 hours'],
])('rounds %s minutes up', (minutes, words) => {
  const check = { allowed: false, left: 1, freeAt: inMinutes(minutes) } as const
  expect(describeLimit(check, { asked: { pages: 2, chosen: false }, payer: perDay, now })).toBe(
    `You have 1 of 5 pages per 24 hours left, and this PDF has 2 pages. Enough pages for it come back ${words}.`,
  )
})

it('speaks of the pages that were chosen, where some were', () => {
  const refused = { allowed: false, left: 1, freeAt: inMinutes(30) } as const
  expect(describeLimit(refused, { asked: { pages: 2, chosen: true }, payer: perDay, now })).toBe(
    'You have 1 of 5 pages per 24 hours left, and you chose 2 pages. Enough pages for them come back in 30 minutes.',
  )
})

it.each([
  [inMinutes(60 * 24 * 40), 'The next period begins on 10 February 2026 (UTC).'],
  [null, ''],
])('tells a subscriber of the billing period', (freeAt, more) => {
  const payer = { limit: 400, shared: false, period: { endsAt: freeAt } }
  const refused = { allowed: false, left: 3, freeAt } as const
  expect(describeLimit(refused, { asked: { pages: 4, chosen: false }, payer, now })).toBe(
    `You have 3 of 400 pages of this billing period left, and this PDF has 4 pages. ${more}`.trimEnd(),
  )
})
