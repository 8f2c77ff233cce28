import { WORDS } from '#words/connection.ts'
import { useOffline } from '../../lib/online.ts'
import { Notice } from '../../ui/notice.tsx'

/** Says, while there is no connection, what is safe and goes on by itself. */
export function OfflineNotice({ isSent }: { readonly isSent: boolean }) {
  const isOffline = useOffline()
  if (!isOffline) return null
  return (
    <Notice tone="doubt" text={WORDS.missing}>
      {isSent ? WORDS.comesLater : WORDS.sendsLater}
    </Notice>
  )
}
