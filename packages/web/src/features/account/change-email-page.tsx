import { API, type User } from '@ledgerlift/contract'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Where the link leads that was mailed to a new address: its token stands behind `#`. */
export function ChangeEmailPage() {
  const link = useLocation().hash.slice(1)
  const { user, token, refreshUser } = useAuth()
  const { problem, attempt } = useAttempt(WORDS.emailNotChanged)
  const [changedTo, setChangedTo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    await attempt(async () => {
      const { email } = await ask<User>(`${API.email}/confirm`, {
        method: 'POST',
        token,
        json: { token: link },
      })
      setChangedTo(email)
      await refreshUser()
    })
    setBusy(false)
  }
  return (
    <FormPage
      title={WORDS.confirmEmailTitle}
      lead={changedTo === null ? WORDS.confirmEmailLead(user?.email ?? '') : null}
    >
      {link === '' ? (
        <Notice tone="wrong" text={WORDS.linkIncomplete}>
          {WORDS.linkIncompleteMore}
        </Notice>
      ) : null}
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      {changedTo === null ? null : <Notice tone="proved" text={WORDS.emailChanged(changedTo)} />}
      <div className="flex flex-wrap gap-3">
        {link === '' || changedTo !== null ? null : (
          <Button onClick={confirm} busy={busy}>
            {WORDS.confirmEmail}
          </Button>
        )}
        <ButtonLink to="/settings" look="secondary">
          {WORDS.settings}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
