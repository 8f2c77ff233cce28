import { useCallback, useEffect, useState } from 'react'
import { useSiteSettings } from '../../lib/use-site-settings.ts'
import { fetchProvider, type PaymentProvider } from './payment-calls.ts'

export type ProviderState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly provider: PaymentProvider; readonly checkout: string }
  /** It does not answer now; `retry` asks once more. */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** None is set up here. */
  | { readonly kind: 'absent' }

type Found = PaymentProvider | 'failed' | null

/** Whether plans can be paid for here, and how. */
export function usePaymentProvider(): ProviderState {
  const site = useSiteSettings()
  const [found, setFound] = useState<Found>(null)
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => {
    setFound(null)
    setTries((before) => before + 1)
  }, [])
  const payments = site.kind === 'known' ? site.settings.payments : null
  const checkout = payments?.checkout

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    // Calls that lead nowhere would only be errors in the console.
    if (checkout === undefined) return
    let gone = false
    fetchProvider().then(
      (provider) => gone || setFound(provider),
      () => gone || setFound('failed'),
    )
    return () => {
      gone = true
    }
  }, [checkout, tries])

  if (site.kind === 'unknown') return { kind: 'failed', retry: () => location.reload() }
  if (site.kind === 'known' && checkout === undefined) return { kind: 'absent' }
  if (found === 'failed') return { kind: 'failed', retry }
  if (found === null || checkout === undefined) return { kind: 'loading' }
  return { kind: 'ready', provider: found, checkout }
}
