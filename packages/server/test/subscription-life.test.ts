import { describe, expect, it } from 'vitest'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { paymentPlace } from '../src/payments/payment-place.ts'
import { reconcile } from '../src/payments/reconcile.ts'
import { eventually, query } from './helper.ts'
import { BASIC } from './subscriber.ts'
import { subscriptionServer } from './subscription-server.ts'

const DAY = 24
const { clock, provider, url, folder, server, newOne, pass, subscriptionOf, use } = await subscriptionServer()

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
