import { rmSync } from 'node:fs'
import type { User } from '@ledgerlift/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { paymentPlace } from '../src/payments/payment-place.ts'
import { reconcile } from '../src/payments/reconcile.ts'
import { type ChildServer, startChild } from './child-server.ts'
import { eventually, movableClock, newFolder, query, testServer } from './helper.ts'
import { startProvider } from './stand-ins/payment-provider.ts'
import { BASIC, newSubscriber, STARTER, type Subscriber } from './subscriber.ts'

const CREATE = 'POST /v1/subscriptions'
const FETCH = 'GET /v1/subscriptions/:id'
const CANCEL = 'POST /v1/subscriptions/:id/cancel'
const UPDATE = 'PATCH /v1/subscriptions/:id'
/** Longer than the product waits for the provider. */
const LATE = { kind: 'slow', ms: 5_000 } as const
const DOWN = { kind: 'down' } as const
const CUT = { kind: 'cut' } as const
const AFTER_WORK = { kind: 'error-after-work' } as const

const clock = movableClock()
const provider = await startProvider(clock.now)
provider.makePlans()
const { url, server } = testServer(
  { ...provider.env, RATE_LIMIT_PER_MINUTE: '10000' },
  { clock: clock.now, timeouts: { confirmMs: 1, providerMs: 2_000 } },
)
afterAll(provider.close)

let ada: Subscriber
let madeBefore: number
let paidBefore: number
beforeEach(async () => {
  provider.faults.clear()
  provider.webhooks.misbehave({})
  provider.tellTo(null)
  ada = await newSubscriber(url, provider)
  await ada.planIdOf(BASIC)
  madeBefore = provider.subscriptions().length
  paidBefore = provider.payments().length
})
const subscriptionsMade = () => provider.subscriptions().slice(madeBefore)
const paymentsMade = () => provider.payments().slice(paidBefore)

/** What must be true in the end, whatever went wrong: one subscription that is charged for, and what it was paid for. */
async function expectOne(plan: string, { payments = 1 } = {}, profile?: User): Promise<void> {
  expect(subscriptionsMade().filter(({ status }) => status === 'active')).toHaveLength(1)
  expect(paymentsMade()).toHaveLength(payments)
  const { subscription } = profile ?? (await ada.profile())
  expect(subscription).toMatchObject({ plan_name: plan, is_active: true })
}

/** Until it goes well, as people do. */
async function untilOk<T extends { readonly status: number }>(ask: () => Promise<T>): Promise<T> {
  let answer = await ask()
  for (let tries = 1; answer.status !== 200 && tries < 5; tries++) answer = await ask()
  expect(answer.status).toBe(200)
  return answer
}
const buy = async () => {
  const { subscription_id } = (await untilOk(() => ada.subscribe(BASIC))).body
  return { subscription_id, confirmation: provider.pay(subscription_id) }
}

describe('making the subscription', () => {
  it.each([
    ['the provider answers late, having made it', [LATE], 200],
    ['the provider answers 500, having made it', [AFTER_WORK], 200],
    ['the provider is down', [DOWN], 503],
    ['the connection is cut', [CUT], 503],
    ['the provider is down again and again', [DOWN, CUT, DOWN], 503],
  ] as const)('%s', async (_, faults, firstStatus) => {
    provider.faults.plan(CREATE, ...faults)
    expect((await ada.subscribe(BASIC)).status).toBe(firstStatus)
    const { subscription_id, confirmation } = await buy()
    expect((await ada.verify(confirmation, BASIC)).status).toBe(200)
    expect(subscriptionsMade().map(({ id }) => id)).toEqual([subscription_id])
    await expectOne('Basic')
  })

  it('the provider has made it, and does not answer anything for a while', async () => {
    provider.faults.plan(CREATE, AFTER_WORK)
    provider.faults.plan('GET /v1/subscriptions', DOWN, DOWN, DOWN)
    expect((await ada.subscribe(BASIC)).status).toBe(503)
    expect((await ada.subscribe(BASIC)).status).toBe(503)
    const { confirmation } = await buy()
    expect((await ada.verify(confirmation, BASIC)).status).toBe(200)
    expect(subscriptionsMade()).toHaveLength(1)
    await expectOne('Basic')
  })
})

describe('confirming the payment', () => {
  it.each([
    ['the provider is down', DOWN],
    ['the connection is cut', CUT],
    ['the provider answers late', LATE],
    ['the provider answers 500', AFTER_WORK],
  ])('%s', async (_, fault) => {
    const { confirmation } = await buy()
    provider.faults.plan(FETCH, fault)
    expect((await ada.verify(confirmation, BASIC)).status).toBe(503)
    expect((await ada.profile()).subscription).toBeNull()
    expect((await ada.verify(confirmation, BASIC)).status).toBe(200)
    await expectOne('Basic')
  })

  it('the browser confirms twice at once', async () => {
    const { confirmation } = await buy()
    const answers = await Promise.all([1, 2, 3].map(() => ada.verify(confirmation, BASIC)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await expectOne('Basic')
  })

  it('browser and webhooks come at the same moment, each webhook twice', async () => {
    const { subscription_id } = (await ada.subscribe(BASIC)).body
    provider.webhooks.misbehave({ twice: true })
    provider.tellTo(url())
    const confirmation = provider.pay(subscription_id)
    const answer = await ada.verify(confirmation, BASIC)
    await provider.webhooks.settled()
    expect(answer.status).toBe(200)
    await expectOne('Basic')
  })

  it('the browser never comes back, and the provider is down when its webhook comes', async () => {
    const { subscription_id } = (await ada.subscribe(BASIC)).body
    provider.faults.plan(FETCH, DOWN)
    provider.tellTo(url())
    provider.pay(subscription_id)
    await provider.webhooks.settled()
    await expectOne('Basic')
  })

  it('browser and webhooks are lost', async () => {
    await buy()
    clock.moveHours(1)
    await reconcile(paymentPlace(server().deps))
    await expectOne('Basic')
  })
})

describe('changing the plan', () => {
  it.each([
    ['the provider answers late, having done it', LATE, 200, 'Starter', 2],
    ['the provider answers 500, having done it', AFTER_WORK, 200, 'Starter', 2],
    ['the provider is down', DOWN, 503, 'Basic', 1],
    ['the connection is cut', CUT, 503, 'Basic', 1],
  ] as const)('%s', async (_, fault, status, plan, payments) => {
    await ada.buy(BASIC)
    provider.faults.plan(UPDATE, fault)
    expect((await ada.changePlan(STARTER)).status).toBe(status)
    await expectOne(plan, { payments })
    if (status === 503) expect((await ada.changePlan(STARTER)).status).toBe(200)
    await expectOne('Starter', { payments: 2 })
  })

  it('to a smaller one, the provider answers 500, having noted it', async () => {
    await ada.buy(STARTER)
    provider.faults.plan(UPDATE, AFTER_WORK)
    expect((await ada.changePlan(BASIC)).body.subscription).toMatchObject({
      next_plan: { plan_name: 'Basic' },
    })
    await expectOne('Starter')
  })
})

describe('cancelling', () => {
  it.each([
    ['the provider answers late, having done it', LATE],
    ['the provider answers 500, having done it', AFTER_WORK],
    ['the provider is down', DOWN],
    ['the connection is cut', CUT],
  ])('%s', async (_, fault) => {
    const { subscription_id } = await ada.buy(BASIC)
    provider.faults.plan(CANCEL, fault)
    const { status, body } = await ada.cancel()
    expect([status, body.subscription?.cancels_at_end]).toEqual([200, true])
    await reconcile(paymentPlace(server().deps))
    expect(provider.books.arrangements.get(subscription_id)?.cancelAtCycleEnd).toBe(true)
    await expectOne('Basic')
  })
})

describe('the server is killed between the provider’s work and our write', () => {
  const folder = newFolder()
  let child: ChildServer | undefined
  const start = async () => {
    child = await startChild(folder, undefined, {
      ...provider.env,
      LOG_LEVEL: 'silent',
      ACCOUNTS_PER_ADDRESS: '1000',
      COOKIE_SECRET: 'a secret of these tests alone',
    })
  }
  const killedDuring = async (call: string, ask: () => Promise<unknown>) => {
    const metBefore = provider.faults.met().length
    provider.faults.plan(call, { kind: 'slow', ms: 10_000 })
    const asked = ask().catch(() => null)
    // The provider has done its work, and holds its answer back.
    await eventually(() => expect(provider.faults.met()).toHaveLength(metBefore + 1))
    await child?.kill()
    await asked
    provider.faults.clear()
    await start()
  }
  const url = () => child?.url ?? ''
  beforeEach(async () => {
    if (!child) await start()
    ada = await newSubscriber(url, provider)
    await ada.planIdOf(BASIC)
  })
  afterAll(async () => {
    await child?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('while it makes the subscription', async () => {
    await killedDuring(CREATE, () => ada.subscribe(BASIC))
    expect(subscriptionsMade()).toHaveLength(1)
    // The request that was making it is waited for; this is as if that time were over.
    await query(folder, 'update subscriptions set busy_until = now()')
    const { confirmation } = await buy()
    expect((await ada.verify(confirmation, BASIC)).status).toBe(200)
    expect(subscriptionsMade()).toHaveLength(1)
    await expectOne('Basic')
  })

  it('while it confirms the payment', async () => {
    const { confirmation } = await buy()
    await killedDuring(FETCH, () => ada.verify(confirmation, BASIC))
    expect((await untilOk(() => ada.verify(confirmation, BASIC))).status).toBe(200)
    await expectOne('Basic')
  })

  it('while it takes the webhook, and nobody opens the page', async () => {
    const { subscription_id } = (await ada.subscribe(BASIC)).body
    provider.tellTo(url())
    await killedDuring(FETCH, async () => void provider.pay(subscription_id))
    provider.tellTo(url())
    await provider.webhooks.settled()
    await expectOne('Basic')
  })

  it('while it changes the plan', async () => {
    await ada.buy(BASIC)
    await killedDuring(UPDATE, () => ada.changePlan(STARTER))
    provider.tellTo(url())
    const updated = provider.webhooks.sent.findLast(({ event }) => event === 'subscription.updated')
    expect(updated && (await provider.webhooks.post(updated))).toBe(200)
    await expectOne('Starter', { payments: 2 })
  })

  it('while it cancels; the start sends it again', async () => {
    const { subscription_id } = await ada.buy(BASIC)
    await killedDuring(CANCEL, () => ada.cancel())
    expect(provider.books.arrangements.get(subscription_id)?.cancelAtCycleEnd).toBe(true)
    expect((await ada.profile()).subscription).toMatchObject({ is_active: true, cancels_at_end: true })
    await expectOne('Basic')
  })
})
