import { API, OFFERS, offerName } from '@ledgerlift/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { movableClock, query, testServer, visitor } from './helper.ts'
import { startProvider } from './stand-ins/payment-provider.ts'
import { BASIC, newSubscriber, STARTER, type Subscriber } from './subscriber.ts'

const clock = movableClock()
const provider = await startProvider(clock.now)
provider.makePlans()
const { url, folder } = testServer(
  { ...provider.env, RATE_LIMIT_PER_MINUTE: '10000' },
  { clock: clock.now, timeouts: { confirmMs: 1 } },
)
afterAll(provider.close)
const newOne = () => newSubscriber(url, provider)

/** What verifying must leave as it is: everything that is written down. */
const state = () =>
  query(
    folder,
    'select (select jsonb_agg(s) from subscriptions s) as rows, (select count(*) from subscription_log) as log',
  )

beforeEach(() => {
  // Only what the browser does counts here; webhooks have tests of their own.
  provider.tellTo(null)
})

it('lists the plans of the contract, with the provider’s ids', async () => {
  const { body } = await visitor(url).call<{ items: { id: string; item: object }[] }>(API.plans)
  expect(body.items.map(({ item }) => item)).toEqual(
    OFFERS.map((offer) => ({ name: offerName(offer), amount: offer.cents, currency: 'USD' })),
  )
  expect(body.items.every(({ id }) => provider.books.plans.has(id))).toBe(true)
})

it('tells the key, and nothing that is secret', async () => {
  const { body } = await visitor(url).call<object>(API.paymentKey)
  expect(body).toEqual({ key_id: provider.keys.keyId })
})

describe('subscribing', () => {
  it('makes a subscription at the provider and answers with what opens the checkout', async () => {
    const ada = await newOne()
    const { status, body } = await ada.subscribe(BASIC)
    expect([status, body]).toEqual([
      200,
      {
        subscription_id: provider.subscriptions().at(-1)?.id,
        key_id: provider.keys.keyId,
        plan_id: await ada.planIdOf(BASIC),
        status: 'created',
      },
    ])
    expect((await ada.profile()).subscription).toBeNull()
  })

  it.each([
    ['a plan that there is not', { plan_name: 'Gold', billing_cycle: 'monthly' }, 422, 'plan-unknown'],
    ['a plan without a price', { plan_name: 'Enterprise', billing_cycle: 'monthly' }, 422, 'plan-unknown'],
    ['a cycle that there is not', { plan_name: 'Basic', billing_cycle: 'weekly' }, 400, 'bad-request'],
  ])('refuses %s', async (_, wish, status, code) => {
    const ada = await newOne()
    const plan_id = await ada.planIdOf(BASIC)
    const answer = await ada.post<object>(API.createSubscription, { ...wish, plan_id })
    expect([answer.status, answer.body.code]).toEqual([status, code])
  })

  it('does not believe that a small plan’s id is a large plan’s', async () => {
    const ada = await newOne()
    const order = { plan_name: 'Professional', billing_cycle: 'annual', plan_id: await ada.planIdOf(BASIC) }
    expect((await ada.post<object>(API.createSubscription, order)).body.code).toBe('plan-unknown')
  })

  it('makes one, however often and in however many tabs it is asked', async () => {
    const ada = await newOne()
    const before = provider.subscriptions().length
    const answers = await Promise.all(Array.from({ length: 8 }, () => ada.subscribe(BASIC)))
    expect(new Set(answers.map(({ body }) => body.subscription_id)).size).toBe(1)
    expect(provider.subscriptions()).toHaveLength(before + 1)
  })

  it('leaves one that can be paid for, where another plan is asked for', async () => {
    const ada = await newOne()
    const basic = (await ada.subscribe(BASIC)).body.subscription_id
    const starter = (await ada.subscribe(STARTER)).body.subscription_id
    expect(provider.billing.find(basic).status).toBe('cancelled')
    expect(provider.billing.find(starter).status).toBe('created')
    expect(() => provider.pay(basic)).toThrow()
  })

  it('is refused to an account that has a subscription', async () => {
    const ada = await newOne()
    await ada.buy(BASIC)
    const { status, body } = await ada.subscribe(STARTER)
    expect([status, body.code]).toEqual([409, 'already-subscribed'])
  })

  it('sees that the last one was paid in another tab', async () => {
    const ada = await newOne()
    provider.pay((await ada.subscribe(BASIC)).body.subscription_id)
    expect((await ada.subscribe(BASIC)).body.code).toBe('already-subscribed')
    expect((await ada.profile()).subscription).toMatchObject({ plan_name: 'Basic', is_active: true })
  })

  it('asks for a login', async () => {
    const order = { ...BASIC, plan_id: 'plan_1' }
    expect((await visitor(url).post(API.createSubscription, order)).status).toBe(401)
  })
})

describe('a confirmed payment', () => {
  it('begins the plan, by the provider’s dates', async () => {
    const ada = await newOne()
    const { verified, subscription_id } = await ada.buy(STARTER)
    expect([verified.status, verified.body.message]).toEqual([
      200,
      'Payment successful! Your subscription has been activated.',
    ])
    const { current_end } = provider.billing.find(subscription_id)
    expect(await ada.profile()).toMatchObject({
      current_usage: 0,
      pages_limit: 1000,
      subscription: {
        plan_name: 'Starter',
        is_active: true,
        pages_limit: 1000,
        price: 25,
        billing_cycle: 'monthly',
        end_date: new Date((current_end ?? 0) * 1000).toISOString(),
        status: 'active',
        cancels_at_end: false,
        next_plan: null,
      },
    })
    expect(await ada.pages()).toEqual({ remaining: 1000, limit: 1000 })
  })

  type Made = Awaited<ReturnType<Subscriber['buy']>>
  const tampered: [string, (made: Made) => object, number, string][] = [
    [
      'with a signature that is another one',
      ({ confirmation }) => ({ ...confirmation, razorpay_signature: '0'.repeat(64) }),
      400,
      'signature-mismatch',
    ],
    [
      'without a signature',
      ({ confirmation }) => ({ ...confirmation, razorpay_signature: '' }),
      400,
      'signature-mismatch',
    ],
    [
      'with another payment under the signature',
      ({ confirmation }) => ({ ...confirmation, razorpay_payment_id: 'pay_00000000000001' }),
      400,
      'signature-mismatch',
    ],
    [
      'signed as one for an order',
      ({ confirmation: { razorpay_payment_id: payment, razorpay_subscription_id: subscription } }) => ({
        razorpay_payment_id: subscription,
        razorpay_subscription_id: payment,
      }),
      400,
      'signature-mismatch',
    ],
    [
      'for a larger plan',
      ({ confirmation }) => ({ ...confirmation, plan_name: 'Professional' }),
      409,
      'payment-of-another-plan',
    ],
    [
      'for another cycle',
      ({ confirmation }) => ({ ...confirmation, billing_cycle: 'annual' }),
      409,
      'payment-of-another-plan',
    ],
  ]
  it.each(tampered)('%s changes nothing', async (_, change, status, code) => {
    const ada = await newOne()
    const { subscription_id } = (await ada.subscribe(BASIC)).body
    const confirmation = provider.pay(subscription_id)
    const before = await state()
    const made = { confirmation, subscription_id } as Made
    const answer = await ada.post<object>(API.verifyPayment, { ...confirmation, ...BASIC, ...change(made) })
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await state()).toEqual(before)
    expect((await ada.profile()).subscription).toBeNull()
  })

  it('of another account changes nothing', async () => {
    const [ada, mallory] = [await newOne(), await newOne()]
    const { confirmation } = await ada.buy(BASIC)
    const before = await state()
    const { status, body } = await mallory.verify(confirmation, BASIC)
    expect([status, body.code]).toEqual([404, 'subscription-not-found'])
    expect(await state()).toEqual(before)
    expect((await mallory.profile()).subscription).toBeNull()
  })

  it('of a subscription that was made at the provider, but not here, changes nothing', async () => {
    const ada = await newOne()
    const foreign = provider.billing.create({ plan_id: await ada.planIdOf(BASIC), total_count: 12 })
    const { body } = await ada.verify(provider.pay(foreign.id), BASIC)
    expect(body.code).toBe('subscription-not-found')
  })

  it('twice says so, and changes nothing', async () => {
    const ada = await newOne()
    const { confirmation } = await ada.buy(BASIC)
    const before = await state()
    const { status, body } = await ada.verify(confirmation, BASIC)
    expect([status, body.message]).toEqual([200, 'This payment was confirmed before. Nothing has changed.'])
    expect(await state()).toEqual(before)
  })

  it('of a subscription that has ended does not bring it back', async () => {
    const ada = await newOne()
    const { confirmation, subscription_id } = await ada.buy(BASIC)
    provider.billing.cancel(subscription_id, false)
    provider.tellTo(url())
    for (const webhook of provider.webhooks.sent.slice(-1)) await provider.webhooks.post(webhook)
    const before = await state()
    expect((await ada.verify(confirmation, BASIC)).body.code).toBe('subscription-ended')
    expect(await state()).toEqual(before)
  })

  it('that the provider knows nothing of waits', async () => {
    const ada = await newOne()
    const { subscription_id } = (await ada.subscribe(BASIC)).body
    const signed = provider.pay(subscription_id)
    Object.assign(provider.billing.find(subscription_id), { status: 'created', paid_count: 0 })
    const { status, body } = await ada.verify(signed, BASIC)
    expect([status, body.code]).toEqual([409, 'payment-unconfirmed'])
    expect((await ada.profile()).subscription).toBeNull()
    Object.assign(provider.billing.find(subscription_id), { status: 'active', paid_count: 1 })
    expect((await ada.verify(signed, BASIC)).status).toBe(200)
  })

  it('gives the plan that the provider charges for, whatever was made here', async () => {
    const ada = await newOne()
    const { subscription_id } = (await ada.subscribe(STARTER)).body
    const signed = provider.pay(subscription_id)
    provider.billing.find(subscription_id).plan_id = await ada.planIdOf(BASIC)
    expect((await ada.verify(signed, STARTER)).body.code).toBe('payment-of-another-plan')
    expect(await ada.pages()).toEqual({ remaining: 400, limit: 400 })
  })
})

describe('the log', () => {
  it('refuses to be changed', async () => {
    await (await newOne()).buy(BASIC)
    for (const change of [
      "update subscription_log set cause = 'x'",
      'delete from subscription_log',
      'truncate subscription_log',
    ]) {
      await expect(query(folder, change)).rejects.toThrow('the log of subscriptions is only added to')
    }
  })
})
