import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useAuth } from '../lib/auth.ts'
import { Loading } from '../ui/spinner.tsx'

/** Sends whoever is not logged in to /login, once that is known. */
export function RequireLogin({ children }: { readonly children: ReactNode }) {
  const { user, loading } = useAuth()
  if (loading) return <Loading />
  return user ? children : <Navigate to="/login" replace />
}
