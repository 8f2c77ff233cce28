import { describe, expect, it } from 'vitest'
import { eventually, query } from './helper.ts'
import { BASIC, STARTER } from './subscriber.ts'
import { subscriptionServer } from './subscription-server.ts'

const { clock, provider, url, folder, newOne, subscriptionOf, use } = await subscriptionServer()

describe('a user who cancels', () => {
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

describe('a user who changes the plan', () => {
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
