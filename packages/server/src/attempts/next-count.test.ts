import { expect, it } from 'vitest'
import { nextCount } from './next-count.ts'

const rule = { free: 3, firstWaitMs: 1000, longestWaitMs: 5000, forgetMs: 60_000 }
const now = new Date('2026-01-01T00:00:00Z')
const inMs = (ms: number) => new Date(now.getTime() + ms)

it.each([
  ['the first', undefined, 1, null],
  ['one that need not wait', { count: 1, forgetAt: inMs(1) }, 2, null],
  ['the last that need not wait', { count: 2, forgetAt: inMs(1) }, 3, inMs(1000)],
  ['the next waits twice as long', { count: 3, forgetAt: inMs(1) }, 4, inMs(2000)],
  ['none waits longer than the longest', { count: 1000, forgetAt: inMs(1) }, 1001, inMs(5000)],
  ['forgotten ones do not count', { count: 9, forgetAt: now }, 1, null],
])('%s', (_, before, count, blockedUntil) => {
  expect(nextCount(rule, before, now)).toEqual({ count, blockedUntil, forgetAt: inMs(60_000) })
})
