import type { PagesAvailable } from '@ledgerlift/contract'
import { useEffect, useSyncExternalStore } from 'react'
import { useAuth } from './auth.ts'
import { pagesOf } from './pages-available.ts'
import { refreshVisitorPages, visitorPages } from './visitor-pages.ts'

/** The one count of pages that header, home page and settings show. */
export function usePagesAvailable(): PagesAvailable {
  const { user, token } = useAuth()
  const ofVisitor = useSyncExternalStore(visitorPages.subscribe, visitorPages.now, visitorPages.first)
  useEffect(() => {
    if (token === null) void refreshVisitorPages()
  }, [token])
  return user ? pagesOf(user) : ofVisitor
}
