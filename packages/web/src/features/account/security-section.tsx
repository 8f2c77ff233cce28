import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { useAuth } from '../../lib/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { SessionList } from './session-list.tsx'

/** The password and the email of the account, and where it is logged in. */
export function SecuritySection() {
  const { token } = useAuth()
  const [changing, setChanging] = useState<'password' | 'email' | null>(null)
  const [changed, setChanged] = useState(false)
  return (
    <section aria-labelledby="security" className="mt-16 border-rule border-t pt-8">
      <h2 id="security" className="mb-6 font-semibold">
        {WORDS.security}
      </h2>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <SessionList key={token} />
        <div>
          <h3 className="mb-3 text-soft">{WORDS.password}</h3>
          <div className="border-ink border-t pt-3">
            <p className="measure text-soft">{WORDS.passwordHow}</p>
            <Button look="secondary" className="mt-4" onClick={() => setChanging('password')}>
              {WORDS.changePassword}
            </Button>
            {changed ? (
              <div className="mt-4">
                <Notice tone="plain" text={WORDS.passwordChanged} />
              </div>
            ) : null}
          </div>
          <h3 className="mt-10 mb-3 text-soft">{WORDS.email}</h3>
          <div className="border-ink border-t pt-3">
            <p className="measure text-soft">{WORDS.emailHow}</p>
            <Button look="secondary" className="mt-4" onClick={() => setChanging('email')}>
              {WORDS.changeEmail}
            </Button>
          </div>
        </div>
      </div>
      {changing === 'email' ? <ChangeEmail onClose={() => setChanging(null)} /> : null}
      {changing === 'password' ? (
        <ChangePassword
          onChanged={() => {
            setChanging(null)
            setChanged(true)
          }}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </section>
  )
}
