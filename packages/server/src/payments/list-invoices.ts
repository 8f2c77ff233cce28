import type { Invoice } from '@ledgerlift/contract'
import type { PaymentPlace } from './payment-place.ts'
import type { ProviderInvoice } from './razorpay.ts'

/** What an account was charged, by the provider's books, the newest first. */
export async function listInvoices({ store, payments }: PaymentPlace, accountId: string): Promise<Invoice[]> {
  const invoices: ProviderInvoice[] = []
  for (const { providerId, paidCount } of await store.subscriptions.listOfAccount(accountId)) {
    if (providerId !== null && paidCount > 0)
      invoices.push(...(await payments.razorpay.listInvoices(providerId)))
  }
  return invoices.sort((a, b) => b.created_at - a.created_at).map(toInvoice)
}

const toInvoice = ({
  id,
  date,
  created_at,
  amount,
  currency,
  status,
  short_url,
  line_items,
}: ProviderInvoice) => ({
  id,
  date: new Date((date ?? created_at) * 1000).toISOString(),
  amount,
  currency,
  status,
  description: line_items?.[0]?.name ?? '',
  url: short_url ?? null,
})
