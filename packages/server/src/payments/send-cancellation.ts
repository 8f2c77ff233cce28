import type { PaymentPlace } from './payment-place.ts'
import { ProviderRefusal } from './razorpay.ts'

/** Statuses of the provider's in which there is nothing to cancel. */
const OVER = new Set(['cancelled', 'completed', 'expired'])

/**
 * Tells the provider of a cancellation that has been written down. May be called again after a crash at any point, and
 * is, until the provider has taken it.
 *
 * @throws {ApiError} `payment-provider-unavailable`, `payment-provider-refused`
 */
export async function sendCancellation(
  { store, payments, clock }: Pick<PaymentPlace, 'store' | 'payments' | 'clock'>,
  id: string,
): Promise<void> {
  const found = await store.subscriptions.find(id)
  if (!found?.providerId || found.cancelAskedAt === null || found.cancelSentAt !== null) return
  const { providerId, cancelWhen } = found
  try {
    await payments.razorpay.cancel(providerId, cancelWhen === 'period-end')
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    const { status } = await payments.razorpay.fetchSubscription(providerId)
    if (!OVER.has(status)) throw error
  }
  await store.transaction(async (tx) => {
    const before = await tx.subscriptions.lock(id)
    if (!before || before.cancelSentAt !== null) return
    await tx.subscriptions.change(
      before,
      { cancelSentAt: clock() },
      { cause: 'cancellation sent', at: clock() },
    )
  })
}
