import { digestToken } from '../accounts/secret-token.ts'
import { ApiError } from '../api-error.ts'
import { GOOGLE_TOKEN_ONCE } from '../attempts/attempt-rules.ts'
import { tryAttempt } from '../attempts/take-attempt.ts'
import type { Deps } from '../deps.ts'
import type { GoogleIdentity } from './google-tokens.ts'

/** What Google is asked to write into its token: it opens an account in the browser that asked, and in no other. */
export const googleNonce = ({ secrets }: Pick<Deps, 'secrets'>, visitorId: string): string =>
  secrets.digest(`google-nonce:${visitorId}`)

type Credential = {
  readonly token: string
  /** Of the browser that brings it; null where it has no cookie of ours. */
  readonly visitorId: string | null
}

/**
 * Who a token of Google's is about. It is taken once.
 *
 * @throws {ApiError} `google-not-set-up`, `google-login-failed`, `google-unavailable`
 */
export async function readGoogleToken(deps: Deps, { token, visitorId }: Credential): Promise<GoogleIdentity> {
  if (deps.google === null) throw new ApiError('google-not-set-up')
  if (visitorId === null) throw new ApiError('google-login-failed')
  const nonce = googleNonce(deps, visitorId)
  const identity = await deps.google.verify(token, { nonce, now: deps.clock() })
  const once = { key: `google-token:${digestToken(token)}`, rule: GOOGLE_TOKEN_ONCE }
  if (!(await tryAttempt(deps, [once]))) throw new ApiError('google-login-failed')
  return identity
}
