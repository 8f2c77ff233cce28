import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { WORDS as DELETION } from '#words/deletion.ts'
import { WORDS } from '#words/result.ts'
import { useAuth } from '../../lib/auth.ts'
import { deleteConversion } from '../../lib/conversion-calls.ts'
import { convertedCsv, shownName } from '../../lib/file-names.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FailedResult } from './failed-result.tsx'
import { FoundTransactions } from './found-transactions.tsx'
import { LoadingResult } from './loading-result.tsx'
import { useResult } from './use-result.ts'

export function ResultPage() {
  const [query] = useSearchParams()
  const fileName = query.get('filename')
  const uuid = query.get('uuid') || null
  const { token } = useAuth()
  const navigate = useNavigate()
  const state = useResult(uuid)
  const [deleted, setDeleted] = useState<string | null>(null)
  const cancel = () => {
    if (uuid !== null) void deleteConversion(uuid, token).catch(() => {})
    void navigate('/')
  }
  return (
    <div className="frame-wide flex flex-col gap-2 py-2 md:py-3">
      <div className="flex flex-wrap items-center gap-x-5">
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 text-link text-sm print:hidden">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {WORDS.newConversion}
        </Link>
        <h1 className="min-w-0 font-serif font-semibold text-xl tracking-[-0.01em] [overflow-wrap:anywhere]">
          {shownName(fileName)}
        </h1>
      </div>
      {uuid !== null && deleted === uuid ? (
        <>
          <Notice tone="plain" text={DELETION.done}>
            {DELETION.doneText}
          </Notice>
          <div>
            <ButtonLink to="/" look="secondary">
              {WORDS.goHome}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          {state.kind === 'loading' ? <LoadingResult progress={state.progress} onCancel={cancel} /> : null}
          {state.kind === 'shown' && uuid !== null ? (
            <FoundTransactions
              table={state.table}
              csvName={convertedCsv(fileName)}
              uuid={uuid}
              onDeleted={() => setDeleted(uuid)}
              onReconverted={({ uuid }) => {
                const there = new URLSearchParams({
                  ...(fileName === null ? {} : { filename: fileName }),
                  uuid,
                })
                void navigate(`/converted?${there}`, { replace: true })
              }}
            />
          ) : null}
          {state.kind === 'failed' ? <FailedResult text={state.text} gone={state.gone} /> : null}
        </>
      )}
    </div>
  )
}
