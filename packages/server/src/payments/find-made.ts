import type { Subscription } from '../store/subscription-store.ts'
import type { PaymentPlace } from './payment-place.ts'
import type { ProviderSubscription } from './razorpay.ts'

/** The note under which the provider keeps our id of a subscription. */
export const ORDER_NOTE = 'ledgerlift_order'

/** The provider's clock may differ from ours. */
const LEEWAY_MS = 10 * 60_000

/** Which of ours a subscription at the provider is. */
export function orderOf({ notes }: Pick<ProviderSubscription, 'notes'>): string | null {
  const order = notes && !Array.isArray(notes) ? notes[ORDER_NOTE] : undefined
  return typeof order === 'string' ? order : null
}

/**
 * What the provider has made for us without our hearing of it: it did not answer, or we were killed before we wrote it
 * down.
 */
export async function findMade(
  { payments }: Pick<PaymentPlace, 'payments'>,
  { id, createdAt }: Subscription,
  planId: string,
): Promise<ProviderSubscription | undefined> {
  const since = new Date(createdAt.getTime() - LEEWAY_MS)
  const listed = await payments.razorpay.listSubscriptions(planId, since)
  return listed.find((one) => orderOf(one) === id)
}
