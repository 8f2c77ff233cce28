import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { startBilling } from './billing.ts'
import { openBooks } from './books.ts'
import { checkoutRoutes, confirmationOf } from './checkout-routes.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import type { Means } from './entities.ts'
import { openFaults } from './faults.ts'
import { RazorpayError } from './razorpay-error.ts'
import { type Keys, restRoutes } from './rest-routes.ts'
import { openWebhooks } from './webhooks.ts'

export type SandboxOptions = Keys & {
  readonly webhookSecret: string
  /** Where webhooks are sent to; null while nobody listens. */
  readonly webhookAddress: () => string | null
  /** Where its books are kept between two runs; null to keep them in memory only. */
  readonly file: string | null
  readonly clock?: () => Date
}

/** Calls without a body come under any type, and what has one is JSON. */
function readAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, body: string) => {
    try {
      return body === '' ? undefined : JSON.parse(body)
    } catch {
      throw new RazorpayError('The body is no JSON')
    }
  })
}

/** How often it looks for what is due. */
const TICK_MS = 10_000

export type Sandbox = ReturnType<typeof openSandbox>

/**
 * A payment provider that speaks Razorpay's wire format and charges nobody: REST API, checkout and webhooks. Its `routes`
 * are a plugin for a Fastify server; below their prefix stand `/v1/…`, `/checkout.js` and `/dashboard/…`.
 */
export function openSandbox(options: SandboxOptions) {
  const { keyId, keySecret, webhookSecret, webhookAddress, file, clock = () => new Date() } = options
  const keys = { keyId, keySecret }
  const { books, save } = openBooks(file)
  const webhooks = openWebhooks({ secret: webhookSecret, address: webhookAddress, clock })
  const billing = startBilling(books, clock, webhooks.tell)
  const faults = openFaults()
  const timer = setInterval(() => {
    billing.tick()
    save()
  }, TICK_MS)
  timer.unref()

  const routes: FastifyPluginAsync = async (app) => {
    app.setErrorHandler((error, _, reply) => {
      const known = error instanceof RazorpayError ? error : new RazorpayError(String(error), { status: 500 })
      return reply.code(known.status).send(known.body)
    })
    readAnyBody(app)
    // No part of the description of the server's own API.
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, ...{ hide: true } }
    })
    await app.register(restRoutes({ books, billing, save, faults, keys }), { prefix: '/v1' })
    await app.register(checkoutRoutes({ billing, save, keys }))
    await app.register(dashboardRoutes({ billing, save, webhooks }))
  }

  return {
    routes,
    books,
    billing,
    faults,
    webhooks,
    /** Pays as the checkout does, and returns what it hands over to the page. */
    pay: (subscriptionId: string, means: Means = 'card') =>
      confirmationOf(billing.pay(subscriptionId, means).id, subscriptionId, keys),
    async close(): Promise<void> {
      clearInterval(timer)
      save()
      await webhooks.close()
    },
  }
}
