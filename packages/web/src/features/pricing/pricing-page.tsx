import { type BillingCycle, findOffer, PLANS } from '@ledgerlift/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { WORDS } from '#words/pricing.ts'
import { useAuth } from '../../lib/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CycleToggle } from './cycle-toggle.tsx'
import { PlanColumn } from './plan-column.tsx'
import { type ProviderState, usePaymentProvider } from './use-payment-provider.ts'
import { useSubscribing } from './use-subscribing.ts'

export function PricingPage() {
  const { user } = useAuth()
  const navigate = useNavigate()
  const [cycle, setCycle] = useState<BillingCycle>('monthly')
  const provider = usePaymentProvider()
  const { busy, alert, closeAlert, question, answer, subscribe } = useSubscribing(provider)
  const present = user?.subscription ?? null
  const leaveAlert = () => {
    closeAlert()
    if (alert?.paid) void navigate('/')
  }
  return (
    <div className="frame py-10 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <h1 className="font-serif font-semibold text-3xl tracking-[-0.015em] lg:text-4xl">{WORDS.title}</h1>
          <p className="measure mt-3 text-pretty text-soft lg:text-lg">{WORDS.lead}</p>
        </div>
        <CycleToggle cycle={cycle} onChange={setCycle} />
      </div>
      <ul
        aria-label={WORDS.plans}
        className="mt-8 grid border-ink border-y max-lg:border-b-0 sm:grid-cols-2 lg:grid-cols-4"
      >
        {PLANS.map((plan) => {
          const offer = findOffer(plan.id, cycle)
          const isPresent = present?.plan_name === plan.name && present.billing_cycle === cycle
          return (
            <PlanColumn
              key={plan.id}
              plan={plan}
              cycle={cycle}
              // One that ends may be subscribed to again, and one that is to be left may be kept.
              current={isPresent && !present.cancels_at_end && present.next_plan === null}
              provider={provider.kind}
              busy={busy !== null && busy === offer}
              onSubscribe={() => offer && subscribe(offer)}
            />
          )
        })}
      </ul>
      <div className="mt-6 min-h-12">
        <ProviderNotice state={provider} />
      </div>
      <section aria-labelledby="good-to-know" className="mt-10 max-w-2xl">
        <h2 id="good-to-know" className="mb-3 font-semibold">
          {WORDS.goodToKnow}
        </h2>
        <FactList facts={WORDS.facts} />
      </section>
      <div className="mt-8">
        <ButtonLink to="/" look="secondary">
          {WORDS.goHome}
        </ButtonLink>
      </div>
      {question ? (
        <Dialog title={WORDS.changeTitle} text={question.text} onClose={() => answer(false)}>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => answer(true)}>{question.action}</Button>
            <Button look="secondary" onClick={() => answer(false)}>
              {WORDS.keepPlan}
            </Button>
          </div>
        </Dialog>
      ) : null}
      {alert ? (
        <Dialog title={WORDS.alertTitle} text={alert.text} onClose={leaveAlert}>
          <div className="flex justify-end">
            <Button onClick={leaveAlert} className="min-w-28">
              {WORDS.alertClose}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}

function ProviderNotice({ state }: { readonly state: ProviderState }) {
  if (state.kind === 'absent') return <Notice tone="plain" text={WORDS.notReady} />
  if (state.kind !== 'failed') return null
  return (
    <Notice tone="doubt" text={WORDS.providerSilent}>
      <Button look="quiet" onClick={state.retry} className="-ml-5 flex text-sm">
        {WORDS.tryAgain}
      </Button>
    </Notice>
  )
}
