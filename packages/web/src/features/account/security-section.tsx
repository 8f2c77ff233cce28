import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { useAuth } from '../../lib/auth.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangePassword } from './change-password.tsx'
import { SessionList } from './session-list.tsx'

/** The password of the account, and where it is logged in. */
export function SecuritySection() {
  const { token } = useAuth()
  const [changing, setChanging] = useState(false)
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
            <Button look="secondary" className="mt-4" onClick={() => setChanging(true)}>
              {WORDS.changePassword}
            </Button>
            {changed ? (
              <div className="mt-4">
                <Notice tone="plain" text={WORDS.passwordChanged} />
              </div>
            ) : null}
          </div>
        </div>
      </div>
      {changing ? (
        <ChangePassword
          onChanged={() => {
            setChanging(false)
            setChanged(true)
          }}
          onClose={() => setChanging(false)}
        />
      ) : null}
    </section>
  )
}
