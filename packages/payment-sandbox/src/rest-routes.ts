import { timingSafeEqual } from 'node:crypto'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Billing } from './billing.ts'
import type { Books } from './books.ts'
import type { Faults } from './faults.ts'
import { RazorpayError } from './razorpay-error.ts'

export type Keys = { readonly keyId: string; readonly keySecret: string }
type Place = {
  readonly books: Books
  readonly billing: Billing
  readonly save: () => void
  readonly faults: Faults
  readonly keys: Keys
}
type ById = { Params: { id: string } }
type Listing = {
  readonly count?: string
  readonly skip?: string
  readonly from?: string
  readonly to?: string
  readonly plan_id?: string
  readonly subscription_id?: string
}

const UNAUTHORIZED = { status: 401 }
const DEFAULT_COUNT = 10
const MOST = 100

/** Razorpay's REST API: what `https://api.razorpay.com/v1` answers about plans, subscriptions and payments. */
export const restRoutes =
  ({ books, billing, save, faults, keys }: Place): FastifyPluginAsync =>
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!isAuthorized(request, keys)) throw new RazorpayError('Authentication failed', UNAUTHORIZED)
    })
    faults.attach(app)
    app.addHook('onSend', async (request, _, payload) => {
      if (request.method !== 'GET') save()
      return payload
    })

    app.get<{ Querystring: Listing }>('/plans', async ({ query }) => list([...books.plans.values()], query))
    app.get<ById>('/plans/:id', async ({ params }) => billing.findPlan(params.id))
    app.post('/plans', async ({ body }) => billing.createPlan(body as never))

    app.get<{ Querystring: Listing }>('/subscriptions', async ({ query }) =>
      list([...books.subscriptions.values()], query),
    )
    app.get<ById>('/subscriptions/:id', async ({ params }) => billing.find(params.id))
    app.post('/subscriptions', async ({ body }) => billing.create(body as never))
    app.patch<ById>('/subscriptions/:id', async ({ params, body }) =>
      billing.update(params.id, body as never),
    )
    app.post<ById & { Body: { cancel_at_cycle_end?: number | boolean } | undefined }>(
      '/subscriptions/:id/cancel',
      async ({ params, body }) => billing.cancel(params.id, Boolean(body?.cancel_at_cycle_end)),
    )
    app.post<ById>('/subscriptions/:id/cancel_scheduled_changes', async ({ params }) =>
      billing.cancelScheduledChange(params.id),
    )
    app.post<ById>('/subscriptions/:id/pause', async ({ params }) => billing.pause(params.id))
    app.post<ById>('/subscriptions/:id/resume', async ({ params }) => billing.resume(params.id))

    app.get<{ Querystring: Listing }>('/invoices', async ({ query }) =>
      list([...books.invoices.values()], query),
    )
    app.get<ById>('/invoices/:id', async ({ params }) => {
      const found = books.invoices.get(params.id)
      if (!found) throw new RazorpayError('The id provided does not exist')
      return found
    })
    app.get<ById>('/payments/:id', async ({ params }) => billing.findPayment(params.id))
    app.post<ById & { Body: { amount?: number } | undefined }>(
      '/payments/:id/refund',
      async ({ params, body }) => billing.refund(params.id, body?.amount),
    )
  }

function isAuthorized({ headers }: FastifyRequest, { keyId, keySecret }: Keys): boolean {
  const wanted = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  const given = Buffer.from(headers.authorization ?? '')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

type Listed = { readonly created_at: number; readonly plan_id?: string; readonly subscription_id?: string }

/** The newest first, and a part of them at a time. */
function list(all: readonly Listed[], query: Listing) {
  const { plan_id, subscription_id } = query
  const [from, to] = [Number(query.from ?? 0), Number(query.to ?? Number.POSITIVE_INFINITY)]
  const found = all
    .filter((one) => one.created_at >= from && one.created_at <= to)
    .filter((one) => plan_id === undefined || one.plan_id === plan_id)
    .filter((one) => subscription_id === undefined || one.subscription_id === subscription_id)
    .reverse()
  const skip = Number(query.skip ?? 0)
  const items = found.slice(skip, skip + Math.min(MOST, Number(query.count ?? DEFAULT_COUNT)))
  return { entity: 'collection', count: items.length, items }
}
