import type { BillingCycle, Plan } from '@ledgerlift/contract'
import { WORDS } from '#words/pricing.ts'
import { centsText } from '../../lib/cents-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { centsPerPage, centsSaved } from './plan-value.ts'

type PlanColumnProps = {
  readonly plan: Plan
  readonly cycle: BillingCycle
  readonly current: boolean
  /** Whether plans can be paid for here: not yet known, yes, just now not, or never. */
  readonly provider: 'loading' | 'ready' | 'failed' | 'absent'
  readonly busy: boolean
  readonly onSubscribe: () => void
}

export function PlanColumn({ plan, cycle, current, provider, busy, onSubscribe }: PlanColumnProps) {
  const price = plan.cents[cycle]
  const pages = plan.pages[cycle]
  const cents = centsPerPage(plan, cycle)
  const saved = cycle === 'annual' ? centsSaved(plan) : null
  return (
    <li className="figures flex flex-col border-rule py-6 max-lg:border-b sm:px-6 lg:border-r lg:py-8 lg:last:border-r-0 lg:first:pl-0 lg:last:pr-0">
      <h2 className="font-semibold">{plan.name}</h2>
      <p className="mt-2 flex min-h-14 flex-wrap items-baseline gap-x-2">
        <span className={`font-serif tracking-[-0.02em] ${price === null ? 'text-2xl' : 'text-4xl'}`}>
          {price === null ? WORDS.contactUs : centsText(price)}
        </span>
        {price === null ? null : <span className="text-soft">{WORDS.per[cycle]}</span>}
      </p>
      <p className="mt-3 font-medium">
        {pages === null ? WORDS.contactPages : WORDS.pages(pages, WORDS.per[cycle])}
      </p>
      <p className="mt-1 text-sm text-soft">{cents === null ? WORDS.contactMore : WORDS.perPage(cents)}</p>
      {/* The line is there in both cycles, so that nothing moves. */}
      <p className="min-h-5 text-sm text-soft">{saved === null ? null : WORDS.saved(centsText(saved))}</p>
      <div className="mt-6 grid min-h-11">
        {price === null ? (
          <ButtonLink to="/contact" look="secondary">
            {WORDS.contact}
          </ButtonLink>
        ) : null}
        {price !== null && provider !== 'absent' ? (
          <Button disabled={current || provider !== 'ready' || busy} busy={busy} onClick={onSubscribe}>
            {buttonText(current, provider)}
          </Button>
        ) : null}
      </div>
    </li>
  )
}

function buttonText(current: boolean, provider: PlanColumnProps['provider']): string {
  if (current) return WORDS.currentPlan
  // What the build draws may stay, where no script ever runs.
  return provider === 'loading' && !import.meta.env.SSR ? WORDS.loading : WORDS.subscribe
}
