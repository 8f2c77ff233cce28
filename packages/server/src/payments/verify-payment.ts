import { setTimeout as sleep } from 'node:timers/promises'
import { findOffer, type PaymentConfirmation } from '@ledgerlift/contract'
import { ApiError } from '../api-error.ts'
import type { PaymentPlace } from './payment-place.ts'
import { isSigned, paymentMessage } from './signatures.ts'
import { isAbandoned, isFinal, isLive } from './subscription-states.ts'
import { syncSubscription } from './sync-subscription.ts'

/** A charge may take a moment to reach the provider's own books. */
const MOST_LOOKS = 5

/**
 * Takes what the checkout handed over for a payment: signed by the provider, for a subscription that this account made,
 * of that plan and cycle, which the provider says is paid. Anything else changes nothing and says why.
 *
 * @returns a sentence to show
 * @throws {ApiError} `signature-mismatch`, `subscription-not-found`, `subscription-ended`, `payment-of-another-plan`,
 * `payment-unconfirmed`, `payment-provider-unavailable`
 */
export async function verifyPayment(
  place: PaymentPlace,
  accountId: string,
  confirmation: PaymentConfirmation,
): Promise<string> {
  const { store, payments, timeouts } = place
  const {
    razorpay_payment_id: paymentId,
    razorpay_subscription_id: providerId,
    razorpay_signature: signature,
  } = confirmation
  if (!isSigned(paymentMessage(paymentId, providerId), signature, payments.keySecret)) {
    throw new ApiError('signature-mismatch')
  }
  const found = await store.subscriptions.findByProviderId(providerId)
  if (found?.accountId !== accountId) throw new ApiError('subscription-not-found')
  if (isFinal(found) && !isAbandoned(found)) throw new ApiError('subscription-ended')
  if (found.confirmedPaymentId === paymentId) return 'This payment was confirmed before. Nothing has changed.'
  const offer = findOffer(confirmation.plan_name, confirmation.billing_cycle)
  if (offer?.plan.id !== found.planId || offer.cycle !== found.cycle) {
    throw new ApiError('payment-of-another-plan')
  }
  for (let look = 1; ; look++) {
    const said = await syncSubscription(place, found.id, { cause: 'payment confirmed', paymentId })
    if (isFinal(said)) throw new ApiError('subscription-ended')
    if (said.planId !== offer.plan.id || said.cycle !== offer.cycle) {
      throw new ApiError('payment-of-another-plan')
    }
    if (isLive(said) && said.paidCount > 0) return 'Payment successful! Your subscription has been activated.'
    if (look === MOST_LOOKS) throw new ApiError('payment-unconfirmed')
    await sleep(timeouts.confirmMs)
  }
}
