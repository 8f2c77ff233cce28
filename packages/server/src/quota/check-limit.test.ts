import { expect, it } from 'vitest'
import { checkLimit } from './check-limit.ts'

const at = (hour: number, pages: number) => ({ pages, reservedAt: new Date(Date.UTC(2026, 0, 1, hour)) })
const tomorrow = (hour: number) => new Date(Date.UTC(2026, 0, 2, hour))

it.each([
  ['nothing used', 2, [], 2, { allowed: true, left: 2 }],
  ['just enough left', 5, [at(1, 3)], 2, { allowed: true, left: 2 }],
  ['the oldest use is enough', 2, [at(1, 1), at(2, 1)], 1, { allowed: false, left: 0, freeAt: tomorrow(1) }],
  ['both must come back', 2, [at(1, 1), at(2, 1)], 2, { allowed: false, left: 0, freeAt: tomorrow(2) }],
  ['more than the limit', 2, [at(1, 1)], 3, { allowed: false, left: 1, freeAt: null }],
  ['the limit was lowered meanwhile', 2, [at(1, 5)], 1, { allowed: false, left: 0, freeAt: tomorrow(1) }],
] as const)('%s', (_, limit, uses, asked, expected) => {
  expect(checkLimit(limit, uses, asked)).toEqual(expected)
})
