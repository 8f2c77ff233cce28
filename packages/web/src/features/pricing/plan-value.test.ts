import { PLANS } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { centsPerPage, dollarsSaved } from './plan-value.ts'

it.each([
  ['Basic', '2.5', '1.5', 50],
  ['Starter', '2.5', '1.3', 140],
  ['Professional', '1.3', '0.6', 300],
  ['Enterprise', null, null, null],
])('%s', (name, monthly, annual, saved) => {
  const plan = PLANS.find((known) => known.name === name)
  if (!plan) throw new Error(`no plan ${name}`)
  expect([centsPerPage(plan, 'monthly'), centsPerPage(plan, 'annual'), dollarsSaved(plan)]).toEqual([
    monthly,
    annual,
    saved,
  ])
})
