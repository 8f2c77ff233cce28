import { afterAll, describe, expect, it } from 'vitest'
import { makeStatement } from '../../engine/test-support/make-pdf.ts'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { paymentPlace } from '../src/payments/payment-place.ts'
import { reconcile } from '../src/payments/reconcile.ts'
import { eventually, movableClock, query, testServer } from './helper.ts'
import { startProvider } from './stand-ins/payment-provider.ts'
import { BASIC, newSubscriber, STARTER, type Subscriber } from './subscriber.ts'

const clock = movableClock()
const provider = await startProvider(clock.now)
provider.makePlans()
const { url, folder, server } = testServer(
  { ...provider.env, RATE_LIMIT_PER_MINUTE: '10000' },
  { clock: clock.now, timeouts: { confirmMs: 1 } },
)
afterAll(provider.close)
const DAY = 24
const newOne = () => {
  provider.tellTo(url())
  return newSubscriber(url, provider)
}
/** Time passes at the provider, and its webhooks arrive. */
const pass = async (hours: number) => {
  clock.moveHours(hours)
  provider.billing.tick()
  await provider.webhooks.settled()
}
const subscriptionOf = async (ada: Subscriber) => {
  const [row] = await query(
    folder,
    `select s.* from subscriptions s join accounts a on a.id = s.account_id where a.email = '${ada.email}' order by s.created_at desc`,
  )
  return row
}
const use = async (ada: Subscriber, pages: number) => {
  const { status, body } = await ada.convert(makeStatement(pages))
  if (status === 200) await ada.result(body.uuid)
  return { status, body }
}

describe('without anybody opening the page', () => {
  it('a checkout whose browser never comes back is activated', async () => {
    const ada = await newOne()
    provider.pay((await ada.subscribe(BASIC)).body.subscription_id)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({ plan_name: 'Basic', status: 'active' })
  })

  it('a subscription is renewed, and its pages begin anew', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    await use(ada, 3)
    expect(await ada.pages()).toEqual({ remaining: 397, limit: 400 })
    await pass(5 * DAY)
    await deleteExpired(server().deps)
    expect(await ada.pages()).toEqual({ remaining: 397, limit: 400 })
    provider.billing.renew(subscription_id)
    await provider.webhooks.settled()
    expect(await ada.pages()).toEqual({ remaining: 400, limit: 400 })
    expect(await subscriptionOf(ada)).toMatchObject({ paid_count: 2, status: 'active' })
  })

  it('it fails, is halted, and comes back with another card', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC, 'card-refused-later')
    provider.billing.renew(subscription_id)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({ status: 'pending', is_active: true })
    provider.billing.halt(subscription_id)
    await provider.webhooks.settled()
    expect(await ada.profile()).toMatchObject({
      pages_limit: 5,
      subscription: { status: 'halted', is_active: false },
    })
    provider.billing.changeCard(subscription_id)
    await provider.webhooks.settled()
    expect(await ada.profile()).toMatchObject({
      pages_limit: 400,
      subscription: { status: 'active', is_active: true },
    })
  })

  it('it is paused and resumed', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    provider.billing.pause(subscription_id)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({ status: 'paused', is_active: false })
    provider.billing.resume(subscription_id)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({ status: 'active', is_active: true })
  })

  it('it is completed, and its last period is kept to its end', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    Object.assign(provider.billing.find(subscription_id), { remaining_count: 0 })
    provider.billing.renew(subscription_id)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({
      status: 'completed',
      is_active: true,
      cancels_at_end: true,
    })
  })

  it('it is cancelled at the provider, and its period is kept to its end', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    provider.billing.cancel(subscription_id, false)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({ is_active: true, cancels_at_end: true })
  })

  it('it is paid back in full, and ends at once, at the provider too', async () => {
    const ada = await newOne()
    const { subscription_id, confirmation } = await ada.buy(BASIC)
    provider.billing.refund(confirmation.razorpay_payment_id, 100)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({ is_active: true })
    provider.billing.refund(confirmation.razorpay_payment_id)
    await provider.webhooks.settled()
    await eventually(() => expect(provider.billing.find(subscription_id).status).toBe('cancelled'))
    expect(await ada.profile()).toMatchObject({ subscription: null, pages_limit: 5 })
  })
})

describe('webhooks', () => {
  it('are refused where the signature is not that of these bytes', async () => {
    const ada = await newOne()
    await ada.buy(BASIC)
    const [webhook] = provider.webhooks.sent.slice(-1)
    if (!webhook) throw new Error('nothing was sent')
    expect(await provider.webhooks.post(webhook)).toBe(200)
    const send = (body: string, signature: string | null, id: string | null = 'evt_other') =>
      fetch(`${url()}/api/razorpay-webhook`, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          ...(signature !== null && { 'x-razorpay-signature': signature }),
          ...(id !== null && { 'x-razorpay-event-id': id }),
        },
      }).then(({ status }) => status)
    const { sign } = await import('../src/payments/signatures.ts')
    const { webhookSecret, keySecret } = provider.keys
    expect(await send(webhook.body, null)).toBe(400)
    expect(await send(webhook.body, sign(webhook.body, keySecret))).toBe(400)
    expect(await send(`${webhook.body} `, sign(webhook.body, webhookSecret))).toBe(400)
    expect(
      await send(JSON.stringify(JSON.parse(webhook.body), null, 1), sign(webhook.body, webhookSecret)),
    ).toBe(400)
    expect(await send(webhook.body, sign(webhook.body, webhookSecret), null)).toBe(400)
    expect(await send('no json', sign('no json', webhookSecret))).toBe(400)
    expect(await send(webhook.body, sign(webhook.body, webhookSecret))).toBe(200)
  })

  it('are handled once each, and in any order come to the same', async () => {
    const ada = await newOne()
    provider.tellTo(null)
    const { subscription_id } = await ada.buy(BASIC)
    provider.billing.renew(subscription_id)
    provider.billing.pause(subscription_id)
    provider.billing.resume(subscription_id)
    provider.billing.cancel(subscription_id, false)
    const mine = provider.webhooks.sent.filter(({ body }) => body.includes(subscription_id))
    provider.tellTo(url())
    for (const webhook of [...mine].reverse()) expect(await provider.webhooks.post(webhook)).toBe(200)
    const after = await subscriptionOf(ada)
    expect(after).toMatchObject({ status: 'cancelled', paid_count: 2 })
    await Promise.all([...mine, ...mine].map((webhook) => provider.webhooks.post(webhook)))
    expect(await subscriptionOf(ada)).toEqual(after)
    const events = await query(
      folder,
      `select id from webhook_events where id in ('${mine.map(({ id }) => id).join("','")}')`,
    )
    expect(events).toHaveLength(mine.length)
  })

  it('about nothing of ours are taken, so that they are not sent for ever', async () => {
    const { id } = provider.billing.create({
      plan_id: [...provider.books.plans.keys()][0] ?? '',
      total_count: 1,
    })
    provider.tellTo(null)
    provider.pay(id)
    const [webhook] = provider.webhooks.sent.slice(-1)
    provider.tellTo(url())
    expect(webhook && (await provider.webhooks.post(webhook))).toBe(200)
  })
})

describe('a lost webhook', () => {
  it('heals within the hour', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    // What is on its way still arrives.
    await provider.webhooks.settled()
    provider.webhooks.misbehave({ lost: true })
    provider.billing.pause(subscription_id)
    await reconcile(paymentPlace(server().deps))
    expect(await subscriptionOf(ada)).toMatchObject({ status: 'active' })
    clock.moveHours(0.75)
    await reconcile(paymentPlace(server().deps))
    expect(await subscriptionOf(ada)).toMatchObject({ status: 'paused' })
    provider.webhooks.misbehave({})
  })

  it('of a payment does, too', async () => {
    const ada = await newOne()
    const { subscription_id } = (await ada.subscribe(BASIC)).body
    provider.webhooks.misbehave({ lost: true })
    provider.pay(subscription_id)
    clock.moveHours(0.75)
    await reconcile(paymentPlace(server().deps))
    expect((await ada.profile()).subscription).toMatchObject({ status: 'active' })
    provider.webhooks.misbehave({})
  })
})

describe('whoever cancels', () => {
  it('keeps the pages to the end of the period, and then is free again', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    const { body } = await ada.cancel()
    expect(body.subscription).toMatchObject({ is_active: true, cancels_at_end: true, status: 'active' })
    expect(await ada.pages()).toEqual({ remaining: 400, limit: 400 })
    expect((await ada.cancel()).status).toBe(200)
    provider.billing.renew(subscription_id)
    await provider.webhooks.settled()
    expect(await subscriptionOf(ada)).toMatchObject({ status: 'cancelled', paid_count: 1 })
    const [event] = await query(
      folder,
      `update subscriptions set access_until = now() where provider_id = '${subscription_id}' returning 1`,
    )
    expect(event).toBeDefined()
    expect(await ada.profile()).toMatchObject({ subscription: null, pages_limit: 5 })
  })

  it('may subscribe again before the end; the new one takes its place', async () => {
    const ada = await newOne()
    const { subscription_id: first } = await ada.buy(BASIC)
    await ada.cancel()
    await ada.buy(STARTER)
    expect((await ada.profile()).subscription).toMatchObject({ plan_name: 'Starter', cancels_at_end: false })
    await eventually(() => expect(provider.billing.find(first).status).toBe('cancelled'))
  })

  it('without a subscription is told so', async () => {
    expect((await (await newOne()).cancel()).body.code).toBe('subscription-not-found')
  })
})

describe('whoever changes the plan', () => {
  it('to a larger one has it at once, with the pages used so far, and pays the difference', async () => {
    const ada = await newOne()
    await ada.buy(BASIC)
    await use(ada, 2)
    const { body } = await ada.changePlan(STARTER)
    expect(body).toMatchObject({
      current_usage: 2,
      pages_limit: 1000,
      subscription: { plan_name: 'Starter', price: 25 },
    })
    expect((await ada.invoices()).map(({ amount }) => amount)).toEqual([1500, 1000])
  })

  it('to a smaller one has it with the next period', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(STARTER)
    const { body } = await ada.changePlan(BASIC)
    expect(body.subscription).toMatchObject({
      plan_name: 'Starter',
      next_plan: { plan_name: 'Basic', billing_cycle: 'monthly' },
    })
    expect((await ada.changePlan(STARTER)).body.subscription).toMatchObject({
      plan_name: 'Starter',
      next_plan: null,
    })
    await ada.changePlan(BASIC)
    provider.billing.renew(subscription_id)
    await provider.webhooks.settled()
    expect((await ada.profile()).subscription).toMatchObject({
      plan_name: 'Basic',
      next_plan: null,
      pages_limit: 400,
    })
    expect((await ada.invoices()).map(({ amount }) => amount)).toEqual([1000, 2500])
  })

  it('to years begins a new period now', async () => {
    const ada = await newOne()
    await ada.buy(BASIC)
    const { body } = await ada.changePlan({ plan_name: 'Basic', billing_cycle: 'annual' })
    expect(body).toMatchObject({ pages_limit: 4800, subscription: { billing_cycle: 'annual', price: 70 } })
  })

  it.each([
    ['the same plan', 'card', BASIC, 'already-subscribed'],
    ['a plan that there is not', 'card', { ...BASIC, plan_name: 'Gold' }, 'plan-unknown'],
    ['another one where the provider cannot', 'upi', STARTER, 'plan-change-refused'],
    ['a larger one where the difference is not paid', 'card-refused-later', STARTER, 'plan-change-refused'],
  ] as const)('to %s is told so, and nothing changes', async (_, means, wish, code) => {
    const ada = await newOne()
    await ada.buy(BASIC, means)
    const before = await ada.profile()
    expect((await ada.changePlan(wish)).body.code).toBe(code)
    expect(await ada.profile()).toEqual(before)
  })

  it('twice at once is charged once', async () => {
    const ada = await newOne()
    await ada.buy(BASIC)
    const answers = await Promise.all([ada.changePlan(STARTER), ada.changePlan(STARTER)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await ada.invoices()).toHaveLength(2)
  })
})

describe('pages', () => {
  it('are the same number wherever they are told, for an account', async () => {
    const ada = await newOne()
    await use(ada, 5)
    expect(await ada.pages()).toEqual({ remaining: 0, limit: 5 })
    // The provider's dates are whole seconds.
    clock.moveHours(0.01)
    await ada.buy(BASIC)
    await use(ada, 2)
    await query(
      folder,
      `insert into page_uses select gen_random_uuid(), 'account:' || id, 395, now() + interval '1 year' from accounts where email = '${ada.email}'`,
    )
    const { current_usage, pages_limit, subscription } = await ada.profile()
    expect([current_usage, pages_limit]).toEqual([397, 400])
    expect(await ada.pages()).toEqual({ remaining: 3, limit: 400 })
    expect((await ada.usage(4)).pages_left).toBe(3)
    const { status, body } = await use(ada, 4)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(subscription?.end_date ?? ''),
    )
    expect([status, body.error, body.detail]).toEqual([
      403,
      'Usage limit exceeded',
      `You have 3 of 400 pages of this billing period left, and this PDF has 4 pages. The next period begins on ${day} (UTC).`,
    ])
    expect((await use(ada, 3)).status).toBe(200)
    expect(await ada.pages()).toEqual({ remaining: 0, limit: 400 })
  })
})

describe('deleting the account', () => {
  it('ends what would be charged, and keeps the log without a name', async () => {
    const ada = await newOne()
    const { subscription_id } = await ada.buy(BASIC)
    const remove = () =>
      fetch(`${url()}/api/user`, {
        method: 'DELETE',
        headers: { ...ada.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'correct horse' }),
      })
    provider.faults.plan('POST /v1/subscriptions/:id/cancel', { kind: 'down' })
    expect((await remove()).status).toBe(503)
    expect((await ada.profile()).email).toBe(ada.email)
    expect((await remove()).status).toBe(204)
    expect(provider.billing.find(subscription_id).status).toBe('cancelled')
    await provider.webhooks.settled()
    const [row] = await query(
      folder,
      `select account_id, status from subscriptions where provider_id = '${subscription_id}'`,
    )
    expect(row).toEqual({ account_id: null, status: 'cancelled' })
  })
})
