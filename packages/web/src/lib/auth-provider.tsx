import { API, type Session, type User } from '@ledgerlift/contract'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { ask } from './api.ts'
import { type Auth, AuthContext, type Credentials, type NewAccount } from './auth.ts'
import { isAuthFailure, messageOf } from './error-text.ts'
import { clearRecords } from './extracted-records.ts'
import { forgetFile } from './file-shelf.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { followPages, tellPagesChanged } from './pages-channel.ts'
import { STORAGE } from './storage-keys.ts'
import { refreshVisitorPages } from './visitor-pages.ts'

type Identity = { readonly user: User | null; readonly token: string | null; readonly loading: boolean }

const NOBODY: Identity = { user: null, token: null, loading: false }

/** Holds who is logged in: a token in local storage, and the user it stands for. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [identity, setIdentity] = useState(storedIdentity)

  const enter = useCallback(({ access_token, user }: Session) => {
    localStorage.setItem(STORAGE.token, access_token)
    setIdentity({ user, token: access_token, loading: false })
  }, [])

  const leave = useCallback(() => {
    localStorage.removeItem(STORAGE.token)
    setIdentity(NOBODY)
  }, [])

  const check = useCallback(
    (token: string) => {
      // The user may have signed in or out before the answer comes.
      const stillHolds = () => localStorage.getItem(STORAGE.token) === token
      return ask<User>(API.profile, { token }).then(
        (user) => {
          if (stillHolds()) setIdentity({ user, token, loading: false })
        },
        (thrown) => {
          if (!stillHolds()) return
          if (isAuthFailure(messageOf(thrown))) leave()
          // Being offline for a moment is no reason to forget who the user is.
          else
            setIdentity((known) => ({
              user: known.token === token ? known.user : null,
              token,
              loading: false,
            }))
        },
      )
    },
    [leave],
  )

  useEffect(() => {
    const checkStored = () => {
      const token = localStorage.getItem(STORAGE.token)
      if (token !== null) void check(token)
    }
    checkStored()
    window.addEventListener('online', checkStored)
    return () => window.removeEventListener('online', checkStored)
  }, [check])

  useEffect(
    () =>
      followOtherTabs((token) => {
        if (token === null) setIdentity(NOBODY)
        else void check(token)
      }),
    [check],
  )

  useEffect(
    () =>
      followPages(() => {
        const token = localStorage.getItem(STORAGE.token)
        if (token === null) void refreshVisitorPages()
        else void check(token)
      }),
    [check],
  )

  const refreshUser = useCallback(async () => {
    const token = localStorage.getItem(STORAGE.token)
    if (token === null) {
      await refreshVisitorPages()
      tellPagesChanged()
      return null
    }
    try {
      const user = await ask<User>(API.profile, { token })
      setIdentity({ user, token, loading: false })
      tellPagesChanged()
      return token
    } catch (thrown) {
      if (!isAuthFailure(messageOf(thrown))) return token
    }
    try {
      const session = await ask<Session>(API.refresh, { method: 'POST', token })
      enter(session)
      return session.access_token
    } catch {
      leave()
      return null
    }
  }, [enter, leave])

  const auth = useMemo<Auth>(
    () => ({
      ...identity,
      refreshUser,
      login: async (json: Credentials) => enter(await ask<Session>(API.login, { method: 'POST', json })),
      register: async ({ firstName, lastName, ...account }: NewAccount) => {
        const json = { ...account, first_name: firstName, last_name: lastName }
        enter(await ask<Session>(API.register, { method: 'POST', json }))
      },
      googleAuth: async (token: string) =>
        enter(await ask<Session>(API.google, { method: 'POST', json: { token } })),
      enter,
      signOut: () => void endSession(leave),
      forget: () => {
        // The identity stays until the page goes, or a guarded page would send it to the login page.
        localStorage.removeItem(STORAGE.token)
        clearRecords()
        void forgetFile().then(() => location.assign('/'))
      },
    }),
    [identity, refreshUser, enter, leave],
  )
  return <AuthContext value={auth}>{children}</AuthContext>
}

function storedIdentity(): Identity {
  const token = localStorage.getItem(STORAGE.token)
  return { user: null, token, loading: token !== null }
}

async function endSession(leave: () => void): Promise<void> {
  const token = localStorage.getItem(STORAGE.token)
  // The server is told, but nobody stays signed in here because it did not answer.
  await Promise.allSettled([ask(API.logout, { method: 'POST', token }), forgetFile()])
  clearRecords()
  leave()
  location.reload()
}
