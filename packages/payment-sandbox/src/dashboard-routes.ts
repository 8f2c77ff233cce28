import type { FastifyPluginAsync } from 'fastify'
import type { Billing } from './billing.ts'
import type { Webhooks } from './webhooks.ts'

type Place = { readonly billing: Billing; readonly save: () => void; readonly webhooks: Webhooks }

/**
 * What Razorpay's dashboard lets one do in test mode, such as charging a subscription before its time; each is
 * `POST /dashboard/subscriptions/:id/:action`, and is answered when its webhooks have arrived.
 */
export const dashboardRoutes =
  ({ billing, save, webhooks }: Place): FastifyPluginAsync =>
  async (app) => {
    const actions = {
      charge: (id: string) => billing.renew(id),
      'change-card': (id: string) => billing.changeCard(id),
      halt: (id: string) => billing.halt(id),
      pause: (id: string) => billing.pause(id),
      resume: (id: string) => billing.resume(id),
      cancel: (id: string) => billing.cancel(id, false),
    }
    for (const [action, act] of Object.entries(actions)) {
      app.post<{ Params: { id: string } }>(`/dashboard/subscriptions/:id/${action}`, async ({ params }) => {
        const subscription = act(params.id)
        save()
        await webhooks.settled()
        return subscription
      })
    }
  }
