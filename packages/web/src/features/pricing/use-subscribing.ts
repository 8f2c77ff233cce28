import { beginsAtOnce, findOffer, type Offer, offerName, type Subscription } from '@ledgerlift/contract'
import { useState } from 'react'
import { WORDS } from '#words/pricing.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { thrownText } from '../../lib/thrown-text.ts'
import { checkOut } from './checkout.ts'
import { changePlan, createSubscription, orderOf, verifyPayment } from './payment-calls.ts'
import type { ProviderState } from './use-payment-provider.ts'

/** Something that the visitor has to read; `paid` when it is that all went well. */
type Alert = { readonly text: string; readonly paid: boolean }
/** A change that the visitor is asked about first. */
type Question = { readonly offer: Offer; readonly text: string; readonly action: string }

export type Subscribing = {
  /** What is being subscribed to. */
  readonly busy: Offer | null
  readonly alert: Alert | null
  readonly closeAlert: () => void
  readonly question: Question | null
  readonly answer: (yes: boolean) => void
  readonly subscribe: (offer: Offer) => void
}

/** From a click on Subscribe to a verified payment, or to another plan for a user who has one. */
export function useSubscribing(state: ProviderState): Subscribing {
  const { user, token, refreshUser } = useAuth()
  const [busy, setBusy] = useState<Offer | null>(null)
  const [alert, setAlert] = useState<Alert | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const present = user?.subscription ?? null

  /** What this ends with; null when the visitor closed the popup. */
  const pay = async (offer: Offer): Promise<Alert | null> => {
    if (state.kind !== 'ready' || !user || !token) return failed(WORDS.logIn)
    const order = orderOf(state.provider, offer)
    if (order === undefined) return failed(WORDS.planMissing)
    try {
      const subscription_id = await createSubscription(order, token)
      const confirmation = await checkOut(state.checkout, {
        key: state.provider.key,
        subscription_id,
        name: WORDS.brand,
        description: offerName(offer),
        prefill: { email: user.email },
      })
      if (confirmation === null) return null
      try {
        await verifyPayment(confirmation, order, token)
      } catch (thrown) {
        return failed(WORDS.verificationFailed(thrownText(thrown, WORDS.notVerified)))
      }
      return { text: WORDS.successful, paid: true }
    } catch (thrown) {
      return failed(WORDS.processFailed(thrownText(thrown, WORDS.notCreated)))
    }
  }

  const change = async (offer: Offer): Promise<Alert> => {
    if (!token) return failed(WORDS.logIn)
    try {
      const { subscription } = await changePlan(offer, token)
      const { next_plan, end_date } = subscription ?? {}
      const name = offerName(offer)
      const text = next_plan ? WORDS.changesLater(name, dateText(end_date ?? '')) : WORDS.changed(name)
      return { text, paid: false }
    } catch (thrown) {
      return failed(WORDS.processFailed(thrownText(thrown, WORDS.notChanged)))
    }
  }

  const run = async (offer: Offer, work: (offer: Offer) => Promise<Alert | null>) => {
    if (busy !== null) return
    setBusy(offer)
    const told = await work(offer)
    // Also after a failure: the payment may have arrived all the same.
    if (token !== null) await refreshUser()
    setBusy(null)
    setAlert(told)
  }

  return {
    busy,
    alert,
    closeAlert: () => setAlert(null),
    question,
    subscribe: (offer) => {
      const asked = questionFor(present, offer)
      if (asked !== null) setQuestion(asked)
      else void run(offer, pay)
    },
    answer: (yes) => {
      setQuestion(null)
      if (yes && question !== null)
        void run(question.offer, present && !present.cancels_at_end ? change : pay)
    },
  }
}

const failed = (text: string): Alert => ({ text, paid: false })

/** A user who has a plan is told first what another one does to it. */
function questionFor(present: Subscription | null, offer: Offer): Question | null {
  if (present === null) return null
  const name = offerName(offer)
  const end = dateText(present.end_date ?? '')
  if (present.cancels_at_end) {
    return { offer, text: WORDS.replaces(present.plan_name, end), action: WORDS.subscribe }
  }
  const from = findOffer(present.plan_name, present.billing_cycle)
  if (from === offer) return { offer, text: WORDS.stays(name), action: WORDS.stay }
  const text = from && beginsAtOnce(from, offer) ? WORDS.beginsNow(name) : WORDS.beginsLater(name, end)
  return { offer, text, action: WORDS.changePlan }
}
