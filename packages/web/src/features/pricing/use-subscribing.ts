import type { BillingCycle, Plan } from '@ledgerlift/contract'
import { useEffect, useState } from 'react'
import { WORDS } from '#words/pricing.ts'
import { useAuth } from '../../lib/auth.ts'
import { thrownText } from '../../lib/thrown-text.ts'
import { useSiteSettings } from '../../lib/use-site-settings.ts'
import { checkOut } from './checkout.ts'
import {
  createSubscription,
  fetchProvider,
  type PaymentProvider,
  planName,
  verifyPayment,
} from './payment-calls.ts'

/** Something that the visitor has to read; `paid` when it is that all went well. */
type Alert = { readonly text: string; readonly paid: boolean }

export type Subscribing = {
  /** `loading` until the payment provider is ready; `absent` where there is none. */
  readonly provider: 'loading' | 'ready' | 'absent'
  /** The plan that is being subscribed to. */
  readonly busy: string | null
  readonly alert: Alert | null
  readonly closeAlert: () => void
  readonly subscribe: (plan: Plan, cycle: BillingCycle) => void
}

/** From a click on Subscribe to a verified payment. */
export function useSubscribing(): Subscribing {
  const { user, token, refreshUser } = useAuth()
  const [provider, setProvider] = useState<PaymentProvider | null | undefined>(undefined)
  const [busy, setBusy] = useState<string | null>(null)
  const [alert, setAlert] = useState<Alert | null>(null)

  const site = useSiteSettings()
  const payments = site.kind === 'known' ? site.settings.payments : site.kind === 'loading' ? null : false

  useEffect(() => {
    // Calls that are not there would only be errors in the console.
    if (payments === false) setProvider(null)
    if (!payments) return
    let gone = false
    fetchProvider().then(
      (found) => gone || setProvider(found),
      () => gone || setProvider(null),
    )
    return () => {
      gone = true
    }
  }, [payments])

  /** The text that this ends with; null when the visitor closed the popup. */
  const run = async (plan: Plan, cycle: BillingCycle): Promise<string | null> => {
    if (!provider || !user || !token) return WORDS.logIn
    const plan_id = provider.planIds.get(planName(plan, cycle))
    if (plan_id === undefined) return WORDS.planMissing
    const order = { plan_id, plan_name: plan.name, billing_cycle: cycle }
    try {
      const subscription_id = await createSubscription(order, token)
      const confirmation = await checkOut({
        key: provider.key,
        subscription_id,
        name: WORDS.brand,
        description: planName(plan, cycle),
        prefill: { email: user.email },
      })
      if (confirmation === null) return null
      try {
        await verifyPayment(confirmation, order, token)
      } catch (thrown) {
        return WORDS.verificationFailed(thrownText(thrown, WORDS.notVerified))
      }
      return WORDS.successful
    } catch (thrown) {
      return WORDS.processFailed(thrownText(thrown, WORDS.notCreated))
    }
  }

  const subscribe = async (plan: Plan, cycle: BillingCycle) => {
    if (busy !== null) return
    setBusy(plan.id)
    const text = await run(plan, cycle)
    const paid = text === WORDS.successful
    if (paid) await refreshUser()
    setBusy(null)
    if (text !== null) setAlert({ text, paid })
  }

  return {
    provider: provider === undefined ? 'loading' : provider === null ? 'absent' : 'ready',
    busy,
    alert,
    closeAlert: () => setAlert(null),
    subscribe: (plan, cycle) => void subscribe(plan, cycle),
  }
}
