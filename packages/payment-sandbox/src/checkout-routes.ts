import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync } from 'fastify'
import type { Billing } from './billing.ts'
import { MEANS, type Means } from './entities.ts'
import { RazorpayError } from './razorpay-error.ts'
import type { Keys } from './rest-routes.ts'

type Place = { readonly billing: Billing; readonly save: () => void; readonly keys: Keys }
type Paying = { readonly key_id: string; readonly subscription_id: string; readonly means: Means }

const asset = (name: string) => readFileSync(new URL(`../browser/${name}`, import.meta.url), 'utf8')

/** What Razorpay's checkout is made of in a browser: its script, and what the script asks. */
export const checkoutRoutes =
  ({ billing, save, keys }: Place): FastifyPluginAsync =>
  async (app) => {
    const check = (keyId: string) => {
      if (keyId !== keys.keyId) throw new RazorpayError('The api key provided is invalid', { status: 401 })
    }
    app.get('/checkout.js', async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(asset('checkout.js')),
    )
    app.get('/checkout.css', async (_, reply) =>
      reply.type('text/css; charset=utf-8').send(asset('checkout.css')),
    )

    app.get<{ Params: { id: string }; Querystring: { key_id: string } }>(
      '/checkout/subscriptions/:id',
      async ({ params, query }) => {
        check(query.key_id)
        const { name, amount, currency } = billing.findPlan(billing.find(params.id).plan_id).item
        return { name, amount, currency }
      },
    )

    app.post<{ Body: Paying }>('/checkout/payments', async ({ body }) => {
      const { key_id, subscription_id, means } = body
      check(key_id)
      if (!MEANS.includes(means)) throw new RazorpayError('The payment method is invalid')
      const payment = billing.pay(subscription_id, means)
      save()
      return confirmationOf(payment.id, subscription_id, keys)
    })
  }

/** What the checkout hands over to the page. */
export const confirmationOf = (paymentId: string, subscriptionId: string, { keySecret }: Keys) => ({
  razorpay_payment_id: paymentId,
  razorpay_subscription_id: subscriptionId,
  razorpay_signature: createHmac('sha256', keySecret).update(`${paymentId}|${subscriptionId}`).digest('hex'),
})
