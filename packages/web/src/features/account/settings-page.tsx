import type { User } from '@ledgerlift/contract'
import type { ReactNode } from 'react'
import { WORDS } from '#words/account.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { pagesAvailable } from '../../lib/pages-available.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function SettingsPage() {
  const { user } = useAuth()
  if (user === null) return null
  const name = [user.first_name, user.last_name].filter(Boolean).join(' ')
  return (
    <div className="frame py-12 md:py-16">
      <h1 className="font-serif font-semibold text-3xl tracking-[-0.015em]">{WORDS.settings}</h1>
      <div className="mt-8 grid gap-12 md:grid-cols-2">
        <Facts title={WORDS.accountInformation}>
          <Fact name={WORDS.email}>{user.email}</Fact>
          {name ? <Fact name={WORDS.name}>{name}</Fact> : null}
          <Fact name={WORDS.memberSince}>{dateText(user.created_at)}</Fact>
        </Facts>
        <SubscriptionFacts user={user} />
      </div>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/pricing">{WORDS.manage}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {WORDS.backHome}
        </ButtonLink>
      </div>
    </div>
  )
}

function SubscriptionFacts({ user }: { readonly user: User }) {
  const { subscription } = user
  const { remaining, limit } = pagesAvailable(user)
  const per = subscription?.billing_cycle === 'annual' ? WORDS.perYear : WORDS.perMonth
  return (
    <Facts title={WORDS.currentSubscription}>
      <Fact name={WORDS.plan}>{subscription?.plan_name ?? WORDS.free}</Fact>
      <Fact name={WORDS.status}>
        {subscription === null || subscription.is_active ? WORDS.active : WORDS.inactive}
      </Fact>
      <Fact name={WORDS.pagesAvailable}>{`${remaining}/${limit}`}</Fact>
      <Fact name={WORDS.price}>
        {subscription?.price == null ? WORDS.free : `$${subscription.price} ${per}`}
      </Fact>
      {subscription?.end_date ? (
        <Fact name={WORDS.nextBilling}>{dateText(subscription.end_date)}</Fact>
      ) : null}
    </Facts>
  )
}

function Facts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="border-ink border-b pb-2 font-semibold">{title}</h2>
      <dl className="figures">{children}</dl>
    </section>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 border-rule border-b py-2.5">
      <dt className="text-soft">{name}</dt>
      <dd className="text-right [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
