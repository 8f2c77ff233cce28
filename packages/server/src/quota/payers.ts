import { findOffer } from '@ledgerlift/contract'
import { hasAccess, presentSubscription } from '../payments/subscription-states.ts'
import type { Store } from '../store/open-store.ts'
import type { Subscription } from '../store/subscription-store.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'
import { type Quotas, windowStart } from './quotas.ts'

/** Who asks: `accountId` is null where nobody is logged in. */
export type Requester = {
  readonly visitorId: string
  readonly accountId: string | null
  readonly networks: NetworkKeys
}

/** Whose quota a conversion counts against, and how many pages that is. */
export type Payer = {
  readonly key: string
  readonly limit: number
  /** Whether it is shared by people who don't know of each other. */
  readonly shared: boolean
  /** Pages that were used after this count. */
  readonly since: Date
  /** The billing period of the pages; null where they are those of any 24 hours. */
  readonly period: Period | null
}

/** `endsAt`: when the next one begins; null where none follows, or the last one is over and not paid again yet. */
type Period = { readonly endsAt: Date | null }

export type Payers = readonly [Payer, ...Payer[]]

const ADDRESS_PAYER_PREFIX = 'address:'
/** Whether a payer's key is that of a network. */
export const isShared = (payer: string): boolean => payer.startsWith(ADDRESS_PAYER_PREFIX)

export const ACCOUNT_PAYER_PREFIX = 'account:'
export const accountPayer = (accountId: string): string => `${ACCOUNT_PAYER_PREFIX}${accountId}`

type Setting = { readonly quotas: Quotas; readonly now: Date }

/** The first payer is the one that people know of: an account or a visitor. All count the same time. */
export async function findPayers(
  store: Pick<Store, 'subscriptions'>,
  { visitorId, accountId, networks }: Requester,
  { quotas, now }: Setting,
): Promise<Payers> {
  if (accountId !== null) {
    const present = presentSubscription(await store.subscriptions.listOfAccount(accountId), now)
    return [payerOfAccount(accountId, present, { quotas, now })]
  }
  const free = { since: windowStart(now), period: null }
  return [
    { key: `visitor:${visitorId}`, limit: quotas.anonymous, shared: false, ...free },
    ...networks.map(({ key, share }) => ({
      key: `${ADDRESS_PAYER_PREFIX}${key}`,
      limit: quotas.anonymous * quotas.visitorsPerAddress * share,
      shared: true,
      ...free,
    })),
  ]
}

/** A subscriber pays from the period, everybody else from any 24 hours. */
export function payerOfAccount(
  accountId: string,
  present: Subscription | undefined,
  { quotas, now }: Setting,
): Payer {
  const payer = { key: accountPayer(accountId), shared: false }
  const offer = present && hasAccess(present, now) ? findOffer(present.planId, present.cycle) : undefined
  if (!offer || !present?.currentStart) {
    return { ...payer, limit: quotas.registered, since: windowStart(now), period: null }
  }
  const { currentStart, currentEnd, cancelAskedAt } = present
  const goesOn = currentEnd !== null && currentEnd > now && cancelAskedAt === null
  return { ...payer, limit: offer.pages, since: currentStart, period: { endsAt: goesOn ? currentEnd : null } }
}
