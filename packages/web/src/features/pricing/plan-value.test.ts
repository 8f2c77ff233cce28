import { PLANS } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { centsPerPage, centsSaved } from './plan-value.ts'

it.each([
  ['Basic', '2.5', '1.5', 5000],
  ['Starter', '2.5', '1.3', 14000],
  ['Professional', '1.3', '0.6', 30000],
  ['Enterprise', null, null, null],
])('%s', (name, monthly, annual, saved) => {
  const plan = PLANS.find((known) => known.name === name)
  if (!plan) throw new Error(`no plan ${name}`)
  expect([centsPerPage(plan, 'monthly'), centsPerPage(plan, 'annual'), centsSaved(plan)]).toEqual([
    monthly,
    annual,
    saved,
  ])
})
