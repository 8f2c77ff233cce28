import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Subscription } from '../store/subscription-store.ts'
import { orderOf } from './find-made.ts'
import type { PaymentPlace } from './payment-place.ts'
import { ProviderRefusal } from './razorpay.ts'
import { sendCancellation } from './send-cancellation.ts'
import { isSigned } from './signatures.ts'
import { writeMade } from './subscribe.ts'
import { hasAccess, isFinal } from './subscription-states.ts'
import { syncSubscription } from './sync-subscription.ts'

export type Webhook = {
  /** As it arrived: its bytes are what is signed. */
  readonly body: Buffer
  readonly signature: string | undefined
  readonly eventId: string | undefined
}

const entityWithId = z.object({ entity: z.object({ id: z.string() }) })
const webhookBody = z.object({
  event: z.string(),
  payload: z.object({ subscription: entityWithId.optional(), payment: entityWithId.optional() }),
})

/**
 * Takes an event of the provider's, once. What it says of a subscription is not believed but asked for: events come in
 * any order, and perhaps twice. Those that are about nothing of ours are taken, and forgotten.
 *
 * @throws {ApiError} `signature-mismatch`, `bad-request`; `payment-provider-unavailable`, after which it is sent again
 */
export async function handleWebhook(
  place: PaymentPlace,
  { body, signature, eventId }: Webhook,
): Promise<void> {
  const { store, payments, clock, log } = place
  if (signature === undefined || !isSigned(body, signature, payments.webhookSecret)) {
    throw new ApiError('signature-mismatch')
  }
  const { event, payload } = readBody(body)
  if (eventId === undefined) throw new ApiError('bad-request')
  if (await store.subscriptions.hasEvent(eventId)) return
  const cause = `webhook ${event}`
  if (event.startsWith('subscription.') && payload.subscription) {
    const found = await findOurs(place, payload.subscription.entity.id)
    if (found) {
      await syncSubscription(place, found.id, { cause, eventId, reference: eventId })
      return
    }
  }
  if (event.startsWith('refund.') && payload.payment) {
    await handleRefund(place, payload.payment.entity.id, { cause, eventId })
    return
  }
  await store.subscriptions.takeEvent(eventId, clock())
  log.info({ event }, 'a webhook is about nothing of ours')
}

function readBody(body: Buffer) {
  try {
    return webhookBody.parse(JSON.parse(body.toString('utf8')))
  } catch {
    throw new ApiError('bad-request')
  }
}

/** Also one that we were killed before we could write down. */
async function findOurs(place: PaymentPlace, providerId: string): Promise<Subscription | undefined> {
  const { store, payments } = place
  const known = await store.subscriptions.findByProviderId(providerId)
  if (known) return known
  const said = await payments.razorpay.fetchSubscription(providerId).catch((error: unknown) => {
    if (error instanceof ProviderRefusal) return undefined
    throw error
  })
  if (!said) return undefined
  const order = z.uuid().safeParse(orderOf(said)).data
  const waiting = order === undefined ? undefined : await store.subscriptions.find(order)
  if (waiting?.status !== 'creating') return undefined
  await writeMade(place, waiting.id, said)
  return store.subscriptions.find(waiting.id)
}

type Told = { readonly cause: string; readonly eventId: string }

/** A payment that is paid back in full takes its period back, and ends the subscription; a part of it is only noted. */
async function handleRefund(place: PaymentPlace, paymentId: string, { cause, eventId }: Told): Promise<void> {
  const { store, payments, clock } = place
  const { refund_status, invoice_id } = await payments.razorpay.fetchPayment(paymentId)
  const invoice = invoice_id ? await payments.razorpay.fetchInvoice(invoice_id) : undefined
  const { subscription_id, billing_end } = invoice ?? {}
  const found = subscription_id ? await store.subscriptions.findByProviderId(subscription_id) : undefined
  const at = clock()
  const ends = await store.transaction(async (tx) => {
    if (!(await tx.subscriptions.takeEvent(eventId, at)) || !found) return false
    const before = await tx.subscriptions.lock(found.id)
    if (!before) return false
    const isPresent = billing_end == null || billing_end * 1000 > at.getTime()
    const takesBack = refund_status === 'full' && isPresent && hasAccess(before, at)
    const asking = isFinal(before)
      ? {}
      : ({ cancelAskedAt: at, cancelWhen: 'now', cancelSentAt: null } as const)
    const changes = takesBack ? ({ status: 'refunded', accessUntil: null, ...asking } as const) : {}
    await tx.subscriptions.change(before, changes, { cause, at, reference: paymentId }, { always: true })
    return takesBack
  })
  if (found && ends) {
    place.background.run(
      () => sendCancellation(place, found.id),
      'a refunded subscription was not cancelled yet',
    )
  }
}
