import type { ConversionProgress } from '@ledgerlift/contract'
import { WORDS } from '../../words/en/result.ts'

const ROWS = 12

/** The table's place while its rows are awaited. */
export function LoadingResult({ progress }: { readonly progress: ConversionProgress | null }) {
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4" role="status">
        <p>{WORDS.loading}</p>
        {progress ? <p className="figures text-soft">{WORDS.page(progress.page, progress.pages)}</p> : null}
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
