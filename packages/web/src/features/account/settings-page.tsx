import type { User } from '@ledgerlift/contract'
import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { SecuritySection } from './security-section.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

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
        <SubscriptionSection user={user} />
      </div>
      <SecuritySection />
      <div className="mt-10 flex flex-wrap gap-3">
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
