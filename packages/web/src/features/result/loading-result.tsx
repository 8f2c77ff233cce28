import type { ConversionProgress } from '@ledgerlift/contract'
import { WORDS as CONNECTION } from '#words/connection.ts'
import { WORDS } from '#words/result.ts'
import { useOffline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

const ROWS = 12

type LoadingResultProps = {
  readonly progress: ConversionProgress | null
  readonly onCancel: () => void
}

/** The table's place while its rows are awaited. */
export function LoadingResult({ progress, onCancel }: LoadingResultProps) {
  const isOffline = useOffline()
  return (
    <>
      {isOffline ? (
        <Notice tone="doubt" text={CONNECTION.missing}>
          {CONNECTION.comesLater}
        </Notice>
      ) : null}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        <div className="flex flex-wrap gap-x-4" role="status">
          <p>{WORDS.loading}</p>
          {progress ? <p className="figures text-soft">{positionText(progress)}</p> : null}
        </div>
        <Button look="secondary" onClick={onCancel}>
          {WORDS.cancel}
        </Button>
      </div>
      <div aria-hidden="true" className="border-ink border-y bg-sheet">
        {Array.from({ length: ROWS }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same
          <div key={row} className="flex h-9.25 items-center gap-6 border-rule border-b px-3 last:border-0">
            <span className="breathing h-3 w-24 bg-rule" />
            <span className="breathing h-3 grow bg-rule" />
            <span className="breathing h-3 w-16 bg-rule" />
            <span className="breathing h-3 w-20 bg-rule" />
          </div>
        ))}
      </div>
    </>
  )
}

/** Null until a page is read. */
function positionText({ status, page, pages }: ConversionProgress): string | null {
  if (status === 'queued') return WORDS.queued
  return page === 0 ? null : WORDS.page(page, pages)
}
