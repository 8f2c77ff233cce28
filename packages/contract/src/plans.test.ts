import { expect, it } from 'vitest'
import { type BillingCycle, beginsAtOnce, findOffer, OFFERS, type Offer, offerName } from './plans.ts'

const offer = (plan: string, cycle: BillingCycle): Offer => {
  const found = findOffer(plan, cycle)
  if (!found) throw new Error(`${plan} ${cycle} is not offered`)
  return found
}

it('offers what section 9 of the specification says, in cents', () => {
  expect(OFFERS.map((one) => [offerName(one), one.cents, one.pages])).toEqual([
    ['Basic Monthly', 1000, 400],
    ['Basic Annual', 7000, 4800],
    ['Starter Monthly', 2500, 1000],
    ['Starter Annual', 16000, 12000],
    ['Professional Monthly', 5000, 4000],
    ['Professional Annual', 30000, 48000],
  ])
})

it.each([
  ['Basic', 'monthly', 'Starter', 'monthly', true],
  ['Basic', 'monthly', 'Basic', 'annual', true],
  ['Basic', 'annual', 'Professional', 'monthly', true],
  ['Starter', 'monthly', 'Basic', 'monthly', false],
  ['Basic', 'annual', 'Basic', 'monthly', false],
  ['Professional', 'monthly', 'Basic', 'annual', false],
] as const)('%s %s to %s %s begins at once: %s', (plan, cycle, next, nextCycle, atOnce) => {
  expect(beginsAtOnce(offer(plan, cycle), offer(next, nextCycle))).toBe(atOnce)
})

it('does not offer what has no price', () => {
  expect(findOffer('Enterprise', 'monthly')).toBeUndefined()
})
