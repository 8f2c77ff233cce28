import {
  API,
  acknowledgement,
  invoices,
  paymentConfirmation,
  paymentKey,
  planChange,
  providerPlans,
  subscriptionCreated,
  subscriptionOrder,
  user,
} from '@ledgerlift/contract'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { describeUser } from '../accounts/describe-user.ts'
import { findSession } from '../accounts/sessions.ts'
import type { Deps } from '../deps.ts'
import { requireBearerToken } from '../http/bearer-token.ts'
import { errorResponses } from '../http/error-responses.ts'
import { neverStored } from '../http/never-stored.ts'
import { cancelSubscription } from '../payments/cancel-subscription.ts'
import { changePlan } from '../payments/change-plan.ts'
import { listInvoices } from '../payments/list-invoices.ts'
import { paymentPlace } from '../payments/payment-place.ts'
import { subscribe } from '../payments/subscribe.ts'
import { verifyPayment } from '../payments/verify-payment.ts'

const security = [{ bearer: [] }]

export const paymentRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    neverStored(app)
    const accountOf = (request: FastifyRequest) => findSession(deps, requireBearerToken(request))

    const listing = {
      summary: "The payment provider's plans",
      response: { ...errorResponses, 200: providerPlans },
    }
    app.get(API.plans, { schema: listing }, async () => ({
      items: await paymentPlace(deps).payments.catalogue.list(),
    }))

    const naming = { summary: 'The key for the checkout', response: { ...errorResponses, 200: paymentKey } }
    app.get(API.paymentKey, { schema: naming }, async () => ({ key_id: paymentPlace(deps).payments.keyId }))

    const subscribing = {
      summary: 'Make a subscription that can then be paid for',
      description: 'An account has one at a time that is not paid yet, however often it asks.',
      security,
      body: subscriptionOrder,
      response: { ...errorResponses, 200: subscriptionCreated },
    }
    app.post(API.createSubscription, { schema: subscribing }, async (request) =>
      subscribe(paymentPlace(deps), await accountOf(request), request.body),
    )

    const verifying = {
      summary: 'Confirm a payment with what the checkout handed over',
      security,
      body: paymentConfirmation,
      response: { ...errorResponses, 200: acknowledgement },
    }
    app.post(API.verifyPayment, { schema: verifying }, async (request) => ({
      message: await verifyPayment(paymentPlace(deps), await accountOf(request), request.body),
    }))

    const changing = {
      summary: 'Change the plan of the subscription',
      description: 'A larger plan begins at once, any other one with the next period.',
      security,
      body: planChange,
      response: { ...errorResponses, 200: user },
    }
    app.post(API.changePlan, { schema: changing }, async (request) => {
      const accountId = await accountOf(request)
      await changePlan(paymentPlace(deps), accountId, request.body)
      return describeUser(deps, accountId)
    })

    const cancelling = {
      summary: 'Cancel the subscription with the end of its period',
      security,
      response: { ...errorResponses, 200: user },
    }
    app.post(API.cancelSubscription, { schema: cancelling }, async (request) => {
      const accountId = await accountOf(request)
      await cancelSubscription(paymentPlace(deps), accountId)
      return describeUser(deps, accountId)
    })

    const charged = { summary: 'What was charged', security, response: { ...errorResponses, 200: invoices } }
    app.get(API.invoices, { schema: charged }, async (request) => {
      const accountId = await accountOf(request)
      return { invoices: await listInvoices(paymentPlace(deps), accountId) }
    })
  }
