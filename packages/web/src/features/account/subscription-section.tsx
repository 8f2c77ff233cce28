import type { Subscription, User } from '@ledgerlift/contract'
import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { centsText } from '../../lib/cents-text.ts'
import { dateText } from '../../lib/date-text.ts'
import { pagesOf } from '../../lib/pages-available.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CancelSubscription } from './cancel-subscription.tsx'
import { InvoiceList } from './invoice-list.tsx'

/** What an account has subscribed to, and what can be done about it. */
export function SubscriptionSection({ user }: { readonly user: User }) {
  const { subscription } = user
  const [cancelling, setCancelling] = useState(false)
  const mayCancel = subscription !== null && !subscription.cancels_at_end
  return (
    <section aria-labelledby="subscription">
      <h2 id="subscription" className="mb-3 font-semibold">
        {WORDS.currentSubscription}
      </h2>
      <FactList short facts={subscriptionFacts(user)} />
      {subscription ? <ChargeNotice subscription={subscription} /> : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/pricing">{WORDS.manage}</ButtonLink>
        {mayCancel ? (
          <Button look="secondary" onClick={() => setCancelling(true)}>
            {WORDS.cancelSubscription}
          </Button>
        ) : null}
      </div>
      {subscription ? <InvoiceList key={`${subscription.plan_name} ${subscription.end_date}`} /> : null}
      {cancelling && subscription ? (
        <CancelSubscription subscription={subscription} onClose={() => setCancelling(false)} />
      ) : null}
    </section>
  )
}

function ChargeNotice({ subscription: { status } }: { readonly subscription: Subscription }) {
  const text = { pending: WORDS.chargePending, halted: WORDS.chargeFailed }[status as string]
  return text ? (
    <div className="mt-4">
      <Notice tone="doubt" text={text} />
    </div>
  ) : null
}

const CENTS = 100
const perCycle = (cycle: Subscription['billing_cycle']) =>
  cycle === 'annual' ? WORDS.perYear : WORDS.perMonth

function subscriptionFacts(user: User): Fact[] {
  const { subscription } = user
  const { remaining, limit } = pagesOf(user)
  const pages: Fact = [WORDS.pagesAvailable, `${remaining}/${limit}`]
  if (subscription === null) {
    return [[WORDS.plan, WORDS.free], [WORDS.status, WORDS.active], pages, [WORDS.price, WORDS.free]]
  }
  const { plan_name, status, price, billing_cycle, end_date, cancels_at_end, next_plan } = subscription
  const per = perCycle(billing_cycle)
  return [
    [WORDS.plan, plan_name],
    [WORDS.status, WORDS.statuses[status]],
    pages,
    [WORDS.price, price === null ? WORDS.free : `${centsText(Math.round(price * CENTS))} ${per}`],
    ...(end_date ? [[cancels_at_end ? WORDS.endsOn : WORDS.nextBilling, dateText(end_date)] as const] : []),
    ...(next_plan
      ? [
          [
            WORDS.nextPlan,
            WORDS.nextPlanName(next_plan.plan_name, perCycle(next_plan.billing_cycle)),
          ] as const,
        ]
      : []),
  ]
}
