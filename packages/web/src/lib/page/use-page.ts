import { useEffect, useState } from 'react'
import type { PageText } from './page-messages.ts'
import type { PageReader } from './page-reader.ts'

type Opened = { readonly reader: PageReader; readonly first: PageText }

/** The text of the page that is shown; until it is read, that of the page before, so that nothing jumps. */
export function usePage({ reader, first }: Opened, number: number): PageText {
  const [page, setPage] = useState(first)
  useEffect(() => {
    const abort = new AbortController()
    reader.ask('read', { page: number }, { signal: abort.signal }).then(setPage, () => {
      // A page that cannot be read is as large as the one before, and empty.
      if (!abort.signal.aborted) setPage((last) => ({ ...last, number, items: [], isScan: false }))
    })
    return () => abort.abort()
  }, [reader, number])
  return page
}
