import { API, acknowledgement } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { handleWebhook } from '../payments/handle-webhook.ts'
import { paymentPlace } from '../payments/payment-place.ts'

/** Several times what the provider sends. */
const BODY_BYTES = 256 * 1024

const schema = {
  summary: 'What the payment provider has to tell',
  description:
    'Signed by the provider (`X-Razorpay-Signature`), and taken once for each `X-Razorpay-Event-Id`.',
  response: { ...errorResponses, 200: acknowledgement },
}

const headerOf = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : undefined

export const paymentWebhookRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    // The signature is that of the bytes, so these routes get them as they come.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_, body, done) =>
      done(null, body),
    )
    app.post(
      API.paymentWebhook,
      // The provider has few addresses, and much to tell on the first of a month.
      { schema, bodyLimit: BODY_BYTES, config: { rateLimit: false } },
      async ({ body, headers }) => {
        await handleWebhook(paymentPlace(deps), {
          body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: headerOf(headers['x-razorpay-signature']),
          eventId: headerOf(headers['x-razorpay-event-id']),
        })
        return { message: 'Taken.' }
      },
    )
  }
