import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainestPlan } from '../run/plainest-plan.ts'
import { drawPlan } from './draw-plan.ts'
import { settlePlan } from './settle-plan.ts'

test('an honest plan stays as it is', () => {
  for (const plan of fc.sample(drawPlan, { numRuns: 2000, seed: 42 })) expect(settlePlan(plan)).toEqual(plan)
})

test('shrinking ends at a statement of one row in English', () => {
  const { language, accounts, titles, signs, tricks } = plainestPlan()
  expect({ language, titles, signs: signs.kind, turn: tricks.turn }).toEqual({
    language: 'en',
    titles: 'known',
    signs: 'two-columns',
    turn: 'none',
  })
  expect(accounts.map(({ rows }) => rows.length)).toEqual([1])
})
