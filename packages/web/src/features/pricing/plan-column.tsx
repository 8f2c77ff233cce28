import type { BillingCycle, Plan } from '@ledgerlift/contract'
import { WORDS } from '#words/pricing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

type PlanColumnProps = { readonly plan: Plan; readonly cycle: BillingCycle; readonly current: boolean }

export function PlanColumn({ plan, cycle, current }: PlanColumnProps) {
  const price = plan.price[cycle]
  const pages = plan.pages[cycle]
  return (
    <li className="flex flex-col gap-1 border-rule px-6 py-6 max-lg:border-b lg:border-r lg:last:border-r-0">
      <h2 className="font-semibold">{plan.name}</h2>
      <p className="figures flex min-h-14 items-baseline gap-2">
        <span className={`font-serif tracking-[-0.02em] ${price === null ? 'text-2xl' : 'text-4xl'}`}>
          {price === null ? WORDS.contactUs : `$${price}`}
        </span>
        {price === null ? null : <span className="text-soft">{WORDS.per[cycle]}</span>}
      </p>
      <p className="figures text-soft">
        {pages === null ? WORDS.contactPages : WORDS.pages(pages, WORDS.per[cycle])}
      </p>
      <div className="mt-5 grid">
        {price === null ? (
          <ButtonLink to="/contact" look="secondary">
            {WORDS.contact}
          </ButtonLink>
        ) : (
          // Until a payment provider is ready, nobody can subscribe.
          <Button disabled>{current ? WORDS.currentPlan : WORDS.loading}</Button>
        )}
      </div>
    </li>
  )
}
