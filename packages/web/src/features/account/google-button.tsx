import { useEffect, useRef, useState } from 'react'
import { WORDS } from '#words/account.ts'
import { TEXT } from '../../lib/error-text.ts'
import { loadGoogle } from '../../lib/google-script.ts'
import { thrownText } from '../../lib/thrown-text.ts'
import { useSiteSettings } from '../../lib/use-site-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type GoogleButtonProps = {
  /** Gets what Google vouches with. What it throws is shown here. */
  readonly onCredential: (credential: string) => Promise<void>
}

/** Google's own button, or one that says why it is not there. */
export function GoogleButton({ onCredential }: GoogleButtonProps) {
  const site = useSiteSettings()
  const place = useRef<HTMLDivElement>(null)
  const answer = useRef(onCredential)
  const [problem, setProblem] = useState<string | null>(null)
  const [drawn, setDrawn] = useState(false)
  const google = site.kind === 'known' ? site.settings.google : null
  const absent = site.kind === 'known' && google === null

  useEffect(() => {
    answer.current = onCredential
  }, [onCredential])

  useEffect(() => {
    if (site.kind === 'unknown') setProblem(TEXT.googleAgain)
    if (google === null) return
    let gone = false
    const take = async (credential: string | undefined) => {
      setProblem(null)
      if (!credential) return setProblem(TEXT.googleAgain)
      try {
        await answer.current(credential)
      } catch (thrown) {
        setProblem(thrownText(thrown, TEXT.googleFailed))
      }
    }
    loadGoogle().then(
      (id) => {
        if (gone || place.current === null) return
        const { client_id, nonce } = google
        id.initialize({ client_id, nonce, callback: ({ credential }) => void take(credential) })
        id.renderButton(place.current, { size: 'large', text: 'continue_with', width: WIDTH })
        setDrawn(true)
      },
      () => gone || setProblem(TEXT.googleAgain),
    )
    return () => {
      gone = true
    }
  }, [site.kind, google])

  return (
    <div className="flex flex-col gap-3">
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      {absent ? (
        <Button look="secondary" disabled>
          {WORDS.googleAbsent}
        </Button>
      ) : (
        // As tall as Google's button, so that nothing moves when it comes.
        <div className="relative min-h-11">
          {drawn || problem ? null : (
            <span aria-hidden="true" className="breathing absolute inset-0 rounded-md bg-shade" />
          )}
          {/* What is in here is Google's; React leaves it alone. */}
          <div ref={place} className="flex justify-center" />
        </div>
      )}
    </div>
  )
}

/** The widest that Google draws. */
const WIDTH = 400
