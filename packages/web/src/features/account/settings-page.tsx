import type { User } from '@ledgerlift/contract'
import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { pagesAvailable } from '../../lib/pages-available.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { DeleteAccount } from './delete-account.tsx'

export function SettingsPage() {
  const { user } = useAuth()
  const [deleting, setDeleting] = useState(false)
  if (user === null) return null
  return (
    <div className="frame py-10 md:py-16">
      <h1 className="font-serif font-semibold text-3xl tracking-[-0.015em] lg:text-4xl">{WORDS.settings}</h1>
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
        <section aria-labelledby="account">
          <h2 id="account" className="mb-3 font-semibold">
            {WORDS.accountInformation}
          </h2>
          <FactList short facts={accountFacts(user)} />
        </section>
        <section aria-labelledby="subscription">
          <h2 id="subscription" className="mb-3 font-semibold">
            {WORDS.currentSubscription}
          </h2>
          <FactList short facts={subscriptionFacts(user)} />
        </section>
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/pricing">{WORDS.manage}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {WORDS.backHome}
        </ButtonLink>
      </div>
      <section aria-labelledby="delete" className="mt-16 border-rule border-t pt-8">
        <h2 id="delete" className="font-semibold">
          {WORDS.deleteAccount}
        </h2>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
          <p className="measure text-soft">{WORDS.deleteWhat}</p>
          <Button look="secondary" onClick={() => setDeleting(true)}>
            {WORDS.deleteAccount}
          </Button>
        </div>
      </section>
      {deleting ? <DeleteAccount onClose={() => setDeleting(false)} /> : null}
    </div>
  )
}

function accountFacts({ email, first_name, last_name, created_at }: User): Fact[] {
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return [
    [WORDS.email, email],
    ...(name ? [[WORDS.name, name] as const] : []),
    [WORDS.memberSince, dateText(created_at)],
  ]
}

function subscriptionFacts(user: User): Fact[] {
  const { subscription } = user
  const { remaining, limit } = pagesAvailable(user)
  const per = subscription?.billing_cycle === 'annual' ? WORDS.perYear : WORDS.perMonth
  const active = subscription === null || subscription.is_active
  return [
    [WORDS.plan, subscription?.plan_name ?? WORDS.free],
    [WORDS.status, active ? WORDS.active : WORDS.inactive],
    [WORDS.pagesAvailable, `${remaining}/${limit}`],
    [WORDS.price, subscription?.price == null ? WORDS.free : `$${subscription.price} ${per}`],
    ...(subscription?.end_date ? [[WORDS.nextBilling, dateText(subscription.end_date)] as const] : []),
  ]
}
