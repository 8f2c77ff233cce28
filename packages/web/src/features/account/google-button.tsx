import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Sign-in by Google, which says that it is not set up where it is not. */
export function GoogleButton() {
  const [asked, setAsked] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button look="secondary" onClick={() => setAsked(true)}>
        {WORDS.google}
      </Button>
      {asked ? <Notice tone="plain" text={WORDS.googleAbsent} /> : null}
    </div>
  )
}
