import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useAuth } from '../lib/auth.ts'
import type { SentFrom } from '../lib/way-back.ts'
import { Loading } from '../ui/spinner.tsx'

/** Sends visitors who are not logged in to /login, once that is known, and back from there. */
export function RequireLogin({ children }: { readonly children: ReactNode }) {
  const { user, loading } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (loading) return <Loading />
  return user ? (
    children
  ) : (
    <Navigate to="/login" replace state={{ from: pathname + search + hash } satisfies SentFrom} />
  )
}
