import type { BillingCycle, Plan } from '@ledgerlift/contract'
import { WORDS } from '#words/pricing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { centsPerPage, dollarsSaved } from './plan-value.ts'

type PlanColumnProps = {
  readonly plan: Plan
  readonly cycle: BillingCycle
  readonly current: boolean
  /** Whether the payment provider is ready. */
  readonly ready: boolean
  readonly busy: boolean
  readonly onSubscribe: () => void
}

export function PlanColumn({ plan, cycle, current, ready, busy, onSubscribe }: PlanColumnProps) {
  const price = plan.price[cycle]
  const pages = plan.pages[cycle]
  const cents = centsPerPage(plan, cycle)
  const saved = cycle === 'annual' ? dollarsSaved(plan) : null
  return (
    <li className="figures flex flex-col border-rule py-6 max-lg:border-b sm:px-6 lg:border-r lg:py-8 lg:last:border-r-0 lg:first:pl-0 lg:last:pr-0">
      <h2 className="font-semibold">{plan.name}</h2>
      <p className="mt-2 flex min-h-14 items-baseline gap-2">
        <span className={`font-serif tracking-[-0.02em] ${price === null ? 'text-2xl' : 'text-4xl'}`}>
          {price === null ? WORDS.contactUs : `$${price}`}
        </span>
        {price === null ? null : <span className="text-soft">{WORDS.per[cycle]}</span>}
      </p>
      <p className="mt-3 font-medium">
        {pages === null ? WORDS.contactPages : WORDS.pages(pages, WORDS.per[cycle])}
      </p>
      <p className="mt-1 text-sm text-soft">{cents === null ? WORDS.contactMore : WORDS.perPage(cents)}</p>
      {/* The line is there in both cycles, so that nothing moves. */}
      <p className="min-h-5 text-sm text-soft">{saved === null ? null : WORDS.saved(saved)}</p>
      <div className="mt-6 grid">
        {price === null ? (
          <ButtonLink to="/contact" look="secondary">
            {WORDS.contact}
          </ButtonLink>
        ) : (
          <Button disabled={current || !ready || busy} busy={busy} onClick={onSubscribe}>
            {buttonText(current, ready)}
          </Button>
        )}
      </div>
    </li>
  )
}

function buttonText(current: boolean, ready: boolean): string {
  if (current) return WORDS.currentPlan
  return ready ? WORDS.subscribe : WORDS.loading
}
