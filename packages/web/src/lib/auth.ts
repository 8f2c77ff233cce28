import type { Session, User } from '@ledgerlift/contract'
import { createContext, useContext } from 'react'

export type Credentials = { readonly email: string; readonly password: string }
export type NewAccount = Credentials & { readonly firstName: string; readonly lastName: string }

export type Auth = {
  readonly user: User | null
  readonly token: string | null
  /** A stored token is still being checked. */
  readonly loading: boolean
  /** @throws {Error} with the text to show */
  readonly login: (credentials: Credentials) => Promise<void>
  /** @throws {Error} with the text to show */
  readonly register: (account: NewAccount) => Promise<void>
  /**
   * Signs in with what Google's button gave.
   * @throws {Error} with the text to show
   */
  readonly googleAuth: (credential: string) => Promise<void>
  /** Starts with a session that the server has given by another way than these. */
  readonly enter: (session: Session) => void
  readonly signOut: () => void
  /** Goes to the home page, logged out, after the account has been deleted. */
  readonly forget: () => void
  /**
   * Reads the user and the pages again, in all tabs, renewing a stale token. Resolves to the token that now holds, or
   * null where the visitor is not logged in (any more).
   */
  readonly refreshUser: () => Promise<string | null>
}

export const AuthContext = createContext<Auth | null>(null)

export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (auth === null) throw new Error('useAuth outside of AuthProvider')
  return auth
}
