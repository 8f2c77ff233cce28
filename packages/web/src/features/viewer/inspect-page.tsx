import { useEffect, useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { WORDS } from '#words/inspect.ts'
import { Loading } from '../../ui/spinner.tsx'
import { type OpenDocument, openDocument } from './open-document.ts'
import { Viewer } from './viewer.tsx'

type Opening =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'open'; readonly document: OpenDocument }

/** Opens the PDF that the address names, and shows it in the viewer; what cannot be opened leads to the home page. */
export function InspectPage() {
  const [query] = useSearchParams()
  const uuid = query.get('uuid') ?? ''
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    setOpening({ kind: 'loading' })
    openDocument(uuid, abort.signal).then(
      (document) => {
        if (!abort.signal.aborted) setOpening({ kind: 'open', document })
      },
      () => {
        if (!abort.signal.aborted) setOpening({ kind: 'failed' })
      },
    )
    return () => abort.abort()
  }, [uuid])
  switch (opening.kind) {
    case 'failed':
      return <Navigate to="/" replace />
    case 'loading':
      return (
        <>
          <h1 className="sr-only">{WORDS.title}</h1>
          <Loading text={WORDS.loading} />
        </>
      )
    case 'open':
      return <Viewer key={uuid} document={opening.document} />
  }
}
