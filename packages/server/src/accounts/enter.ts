import type { Deps } from '../deps.ts'
import type { Transaction } from '../store/open-store.ts'
import { openSession, type SignedIn } from './sessions.ts'
import { placesOf, type Whence } from './whence.ts'

type Entering = { readonly accountId: string; readonly whence: Whence }

/** Opens an account to its owner, in a transaction that has locked it, and remembers the browser and the network. */
export async function enter(
  { clock, secrets }: Pick<Deps, 'clock' | 'secrets'>,
  tx: Transaction,
  { accountId, whence }: Entering,
): Promise<SignedIn> {
  await tx.knownPlaces.remember(accountId, placesOf({ secrets }, whence), clock())
  return openSession({ store: tx, clock }, accountId, whence.device)
}
