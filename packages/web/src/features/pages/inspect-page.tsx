import { Navigate, useSearchParams } from 'react-router'
import { WORDS } from '#words/inspect.ts'
import { fileNameKey } from '../../lib/storage-keys.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** The frame of the viewer. Whoever comes without a PDF goes back to the home page. */
export function InspectPage() {
  const [query] = useSearchParams()
  const uuid = query.get('uuid')
  if (!uuid || localStorage.getItem(uuid) === null) return <Navigate to="/" replace />
  return (
    <div className="frame flex flex-col gap-8 py-8 md:py-10">
      <div className="flex flex-wrap items-end justify-between gap-4 border-ink border-b pb-5">
        <div>
          <p className="text-sm text-soft">{WORDS.title}</p>
          <h1 className="font-serif font-semibold text-2xl tracking-[-0.01em] [overflow-wrap:anywhere]">
            {localStorage.getItem(fileNameKey(uuid)) ?? WORDS.title}
          </h1>
        </div>
        <ButtonLink to="/" look="secondary">
          {WORDS.back}
        </ButtonLink>
      </div>
      <Notice tone="plain" text={WORDS.notYet}>
        {WORDS.notYetMore}
      </Notice>
    </div>
  )
}
