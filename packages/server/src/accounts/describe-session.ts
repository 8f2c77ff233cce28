import type { Session } from '@ledgerlift/contract'
import type { Deps } from '../deps.ts'
import { describeUser } from './describe-user.ts'
import type { SignedIn } from './sessions.ts'

export const describeSession = async (deps: Deps, { accountId, token }: SignedIn): Promise<Session> => ({
  access_token: token,
  user: await describeUser(deps, accountId),
})
