import { API, type Sessions } from '@ledgerlift/contract'
import { useCallback, useEffect, useState } from 'react'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { dateText } from '../../lib/date-text.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type Login = Sessions['sessions'][number]
type Listed = readonly Login[] | 'loading' | 'missing'

/** Where the account is logged in, and how to end that. */
export function SessionList() {
  const { token } = useAuth()
  const { problem, attempt } = useAttempt(WORDS.notLoggedOut)
  const [listed, setListed] = useState<Listed>('loading')
  const list = useCallback(() => {
    let gone = false
    ask<Sessions>(API.sessions, { token }).then(
      ({ sessions }) => gone || setListed(sessions),
      () => gone || setListed('missing'),
    )
    return () => {
      gone = true
    }
  }, [token])
  useEffect(() => list(), [list])
  const end = (which: string) =>
    attempt(async () => {
      await ask(`${API.sessions}/${which}`, { method: 'DELETE', token })
      list()
    })
  return (
    <div>
      <h3 id="sessions" className="mb-3 text-soft">
        {WORDS.loggedInAt}
      </h3>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      {listed === 'loading' ? <p className="breathing text-soft">{WORDS.sessionsLoading}</p> : null}
      {listed === 'missing' ? (
        <Notice tone="doubt" text={WORDS.sessionsMissing}>
          <Button look="quiet" onClick={list} className="-ml-5 flex text-sm">
            {WORDS.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {typeof listed === 'string' ? null : (
        <>
          <ul aria-labelledby="sessions" className="border-ink border-t">
            {listed.map((login) => (
              <LoginLine key={login.id} login={login} onEnd={() => end(login.id)} />
            ))}
          </ul>
          {listed.length > 1 ? (
            <Button look="secondary" className="mt-4" onClick={() => end('others')}>
              {WORDS.logOutOthers}
            </Button>
          ) : null}
        </>
      )}
    </div>
  )
}

type LoginLineProps = { readonly login: Login; readonly onEnd: () => void }

function LoginLine({ login: { device, used_at, is_current }, onEnd }: LoginLineProps) {
  const name = device ?? WORDS.unknownDevice
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-rule border-b py-2">
      <div>
        <p>{is_current ? WORDS.thisOne(name) : name}</p>
        <p className="figures text-sm text-soft">{WORDS.lastUsed(dateText(used_at))}</p>
      </div>
      {is_current ? null : (
        <Button look="quiet" onClick={onEnd} aria-label={WORDS.logOutOf(name)} className="text-sm">
          {WORDS.logOutThere}
        </Button>
      )}
    </li>
  )
}
