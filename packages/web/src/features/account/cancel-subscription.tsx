import { API, type Subscription } from '@ledgerlift/contract'
import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

type CancelSubscriptionProps = { readonly subscription: Subscription; readonly onClose: () => void }

/** Cancels a subscription with the end of its period, when asked twice; one whose charges fail, at once. */
export function CancelSubscription({ subscription, onClose }: CancelSubscriptionProps) {
  const { token, refreshUser } = useAuth()
  const { problem, attempt } = useAttempt(WORDS.notCancelled)
  const [busy, setBusy] = useState(false)
  const { status, end_date } = subscription
  const text = status === 'active' ? WORDS.cancelText(dateText(end_date ?? '')) : WORDS.cancelNowText
  const cancel = async () => {
    setBusy(true)
    await attempt(async () => {
      await ask(API.cancelSubscription, { method: 'POST', token })
      await refreshUser()
      onClose()
    })
    setBusy(false)
  }
  return (
    <Dialog title={WORDS.cancelTitle} text={text} onClose={onClose}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onClose}>
          {WORDS.keepSubscription}
        </Button>
        <Button look="danger" busy={busy} disabled={busy} onClick={cancel}>
          {WORDS.cancelSubscription}
        </Button>
      </div>
    </Dialog>
  )
}
