import { OFFERS, offerName } from '@ledgerlift/contract'
import { openSandbox } from '@ledgerlift/payment-sandbox'
import Fastify from 'fastify'

const KEYS = {
  keyId: 'rzp_live_00000000000001',
  keySecret: 'EnLs21M47BllR3X8PSFtjtbd',
  webhookSecret: 'what only the two of us know',
}

/** The sandbox as a server of its own, in the place of Razorpay: it outlives the product that is killed. */
export async function startProvider(clock: () => Date = () => new Date()) {
  let productUrl: string | null = null
  const sandbox = openSandbox({
    ...KEYS,
    file: null,
    clock,
    webhookAddress: () => productUrl && `${productUrl}/api/razorpay-webhook`,
  })
  const app = Fastify()
  await app.register(sandbox.routes)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ...sandbox,
    keys: KEYS,
    /** Settings of a product that uses it. */
    env: {
      RAZORPAY_KEY_ID: KEYS.keyId,
      RAZORPAY_KEY_SECRET: KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
      RAZORPAY_API_URL: url,
    },
    /** Makes the plans, as the command does. */
    makePlans: () => {
      for (const offer of OFFERS) {
        const item = { name: offerName(offer), amount: offer.cents, currency: 'USD' }
        sandbox.billing.createPlan({ period: offer.cycle === 'annual' ? 'yearly' : 'monthly', item })
      }
    },
    /** Where its webhooks go. */
    tellTo: (url: string | null) => {
      productUrl = url
    },
    /** Of these, how many were ever made. */
    subscriptions: () => [...sandbox.books.subscriptions.values()],
    payments: () => [...sandbox.books.payments.values()],
    async close() {
      await sandbox.close()
      await app.close()
    },
  }
}

export type Provider = Awaited<ReturnType<typeof startProvider>>
