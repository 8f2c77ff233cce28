import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { WORDS } from '#words/recent.ts'
import { useAuth } from '../lib/auth.ts'
import { fetchRecent, type Recent } from '../lib/recent.ts'
import { DeleteNow } from './delete-now.tsx'

type RecentListProps = {
  /** Opens one on this page, for visitors, who have no page of results. */
  readonly onOpen?: ((uuid: string) => void) | undefined
  /** How many are shown at most. */
  readonly most: number
  /** Shown where there is none. */
  readonly children?: ReactNode
}

/** Conversions that are still kept: each with the time that is left, and the way to have it deleted now. */
export function RecentList({ onOpen, most, children }: RecentListProps) {
  const { token, loading } = useAuth()
  const [recent, setRecent] = useState<readonly Recent[] | null>(null)
  useEffect(() => {
    if (loading) return
    const abort = new AbortController()
    void fetchRecent(token, abort.signal).then((found) => {
      if (!abort.signal.aborted) setRecent(found)
    })
    return () => abort.abort()
  }, [token, loading])
  const forget = useCallback((uuid: string) => {
    setRecent((known) => known?.filter((one) => one.uuid !== uuid) ?? null)
  }, [])
  if (recent === null) return null
  if (recent.length === 0) return children
  return (
    <ul className="flex flex-wrap items-center gap-x-6 text-sm" aria-label={WORDS.title}>
      {recent.slice(0, most).map((one) => (
        <li key={one.uuid} className="flex min-w-0 items-center gap-2">
          <Name recent={one} onOpen={onOpen} />
          <span className="figures whitespace-nowrap text-soft">
            {WORDS.left(Date.parse(one.expires_at) - Date.now())}
          </span>
          <DeleteNow uuid={one.uuid} onDeleted={() => forget(one.uuid)} />
        </li>
      ))}
    </ul>
  )
}

function Name({ recent, onOpen }: { readonly recent: Recent; readonly onOpen: RecentListProps['onOpen'] }) {
  const { uuid, pages } = recent
  const name = recent.name ?? WORDS.unnamed(pages)
  const className = 'inline-flex min-h-11 max-w-56 items-center text-link'
  const shown = <span className="truncate">{name}</span>
  if (onOpen) {
    return (
      <button type="button" className={className} onClick={() => onOpen(uuid)}>
        {shown}
      </button>
    )
  }
  return (
    <Link to={`/converted?${new URLSearchParams({ uuid, filename: name })}`} className={className}>
      {shown}
    </Link>
  )
}
