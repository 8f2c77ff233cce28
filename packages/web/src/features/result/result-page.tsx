import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { convertedCsv, shownName } from '../../lib/file-names.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WORDS } from '../../words/en/result.ts'
import { FoundTransactions } from './found-transactions.tsx'
import { LoadingResult } from './loading-result.tsx'
import { useResult } from './use-result.ts'

export function ResultPage() {
  const [query] = useSearchParams()
  const fileName = query.get('filename')
  const state = useResult(query.get('uuid') || null)
  return (
    <div className="frame flex flex-col gap-6 py-8 md:py-10">
      <div>
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-link">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {WORDS.newConversion}
        </Link>
        <h1 className="mt-2 font-serif font-semibold text-3xl tracking-[-0.015em] [overflow-wrap:anywhere]">
          {shownName(fileName)}
        </h1>
      </div>
      {state.kind === 'loading' ? <LoadingResult progress={state.progress} /> : null}
      {state.kind === 'shown' ? (
        <FoundTransactions table={state.table} csvName={convertedCsv(fileName)} />
      ) : null}
      {state.kind === 'failed' ? (
        <>
          <Notice tone="wrong" text={state.text}>
            {WORDS.safe}
          </Notice>
          <div>
            <ButtonLink to="/" look="secondary">
              {WORDS.goHome}
            </ButtonLink>
          </div>
        </>
      ) : null}
    </div>
  )
}
