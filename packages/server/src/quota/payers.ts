import type { Quotas } from './quotas.ts'

/** Who asks: `accountId` is null where nobody is logged in. */
export type Requester = {
  readonly visitorId: string
  readonly accountId: string | null
  /** The visitor's network, unrecognisable; see visitors/address-key.ts. */
  readonly addressKey: string
}

/** Whose quota a conversion counts against, and how many pages that is per window. */
export type Payer = {
  readonly key: string
  readonly limit: number
  /** Whether people pay from it who don't know of each other. */
  readonly shared: boolean
}

/**
 * A visitor may delete the cookie and be another one. So the address pays too, with room for the many people that
 * a school or an office may have behind one.
 */
const VISITORS_PER_ADDRESS = 10

export const ACCOUNT_PAYER_PREFIX = 'account:'
export const accountPayer = (accountId: string): string => `${ACCOUNT_PAYER_PREFIX}${accountId}`

/** The first payer is the one that people know of: an account or a visitor. */
export function findPayers(
  { visitorId, accountId, addressKey }: Requester,
  quotas: Quotas,
): readonly [Payer, ...Payer[]] {
  if (accountId !== null) return [{ key: accountPayer(accountId), limit: quotas.registered, shared: false }]
  return [
    { key: `visitor:${visitorId}`, limit: quotas.anonymous, shared: false },
    { key: `address:${addressKey}`, limit: quotas.anonymous * VISITORS_PER_ADDRESS, shared: true },
  ]
}
