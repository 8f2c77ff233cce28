import { afterAll } from 'vitest'
import { makeStatement } from '../../engine/test-support/make-pdf.ts'
import { movableClock, query, testServer } from './helper.ts'
import { startProvider } from './stand-ins/payment-provider.ts'
import { newSubscriber, type Subscriber } from './subscriber.ts'

/** A server whose payment provider's clock can be moved, for the tests of one file. */
export async function subscriptionServer() {
  const clock = movableClock()
  const provider = await startProvider(clock.now)
  provider.makePlans()
  const { url, folder, server } = testServer(
    { ...provider.env, RATE_LIMIT_PER_MINUTE: '10000' },
    { clock: clock.now, timeouts: { confirmMs: 1 } },
  )
  afterAll(provider.close)
  return {
    clock,
    provider,
    url,
    folder,
    server,
    newOne: () => {
      provider.tellTo(url())
      return newSubscriber(url, provider)
    },
    /** Time passes at the provider, and its webhooks arrive. */
    pass: async (hours: number) => {
      clock.moveHours(hours)
      provider.billing.tick()
      await provider.webhooks.settled()
    },
    subscriptionOf: async ({ email }: Subscriber) => {
      const [row] = await query(
        folder,
        `select s.* from subscriptions s join accounts a on a.id = s.account_id where a.email = '${email}' order by s.created_at desc`,
      )
      return row
    },
    use: async (ada: Subscriber, pages: number) => {
      const { status, body } = await ada.convert(makeStatement(pages))
      if (status === 200) await ada.result(body.uuid)
      return { status, body }
    },
  }
}
