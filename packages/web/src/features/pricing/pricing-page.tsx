import { type BillingCycle, PLANS } from '@ledgerlift/contract'
import { useState } from 'react'
import { WORDS } from '#words/pricing.ts'
import { useAuth } from '../../lib/auth.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CycleToggle } from './cycle-toggle.tsx'
import { PlanColumn } from './plan-column.tsx'

export function PricingPage() {
  const { user } = useAuth()
  const [cycle, setCycle] = useState<BillingCycle>('monthly')
  const current = user?.subscription?.is_active ? user.subscription : null
  return (
    <div className="frame py-12 md:py-16">
      <h1 className="font-serif font-semibold text-3xl tracking-[-0.015em]">{WORDS.title}</h1>
      <p className="measure mt-2 text-lg text-soft">{WORDS.lead}</p>
      <div className="my-8">
        <CycleToggle cycle={cycle} onChange={setCycle} />
      </div>
      <ul className="grid border-ink border-y sm:grid-cols-2 lg:grid-cols-4">
        {PLANS.map((plan) => (
          <PlanColumn
            key={plan.id}
            plan={plan}
            cycle={cycle}
            current={current?.plan_name === plan.name && current.billing_cycle === cycle}
          />
        ))}
      </ul>
      <div className="mt-6 flex flex-col items-start gap-6">
        <Notice tone="plain" text={WORDS.notReady} />
        <ButtonLink to="/" look="quiet">
          {WORDS.goHome}
        </ButtonLink>
      </div>
    </div>
  )
}
