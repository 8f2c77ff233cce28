import { API } from '@ledgerlift/contract'
import { useEffect, useState } from 'react'
import { WORDS } from '#words/frame.ts'
import { readJson, send } from '../lib/api.ts'
import { classNames } from '../ui/class-names.ts'

let asked: Promise<boolean> | null = null

/** Asked once for all pages; where there is no answer, the next page asks again. */
function isTestMode(): Promise<boolean> {
  asked ??= send(API.settings, {})
    .then(readJson)
    .then(
      // Looked at by hand: the contract's schemas are too much for what everybody fetches first.
      (settings) => (settings as { payments?: { test_mode?: unknown } } | null)?.payments?.test_mode === true,
      () => {
        asked = null
        return false
      },
    )
  return asked
}

/**
 * Says on every page that payments are in test mode: in the middle of the header where there is room, else over the lower
 * edge, so that nothing jumps when it comes.
 */
export function TestModeBanner() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    let gone = false
    void isTestMode().then((test) => gone || setShown(test))
    return () => {
      gone = true
    }
  }, [])
  if (!shown) return null
  return (
    <>
      {/* Room for it below the footer. */}
      <div aria-hidden="true" className="h-8 xl:hidden" />
      <aside
        aria-label={WORDS.testModeLabel}
        className={classNames(
          'bg-doubt-wash px-4 py-1 text-center text-doubt text-sm print:hidden',
          'max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-40 max-xl:border-doubt max-xl:border-t',
          'xl:absolute xl:top-4 xl:left-1/2 xl:-translate-x-1/2 xl:rounded-md xl:border xl:border-doubt',
        )}
      >
        {WORDS.testMode}
      </aside>
    </>
  )
}
