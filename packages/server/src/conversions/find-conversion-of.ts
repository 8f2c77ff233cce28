import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { Conversion } from '../store/conversion-store.ts'

export type Asker = { readonly accountId: string | null; readonly visitorId: string | null }

/** @throws {ApiError} `conversion-not-found`, just the same for another user's conversion and for what is no uuid */
export async function findConversionOf(
  { store }: Pick<Deps, 'store'>,
  conversionId: string,
  asker: Asker,
): Promise<Conversion> {
  const isUuid = z.uuid().safeParse(conversionId).success
  const found = isUuid ? await store.conversions.find(conversionId) : undefined
  if (!found || !isOwner(found, asker)) throw new ApiError('conversion-not-found')
  return found
}

/** What was made in an account belongs to it alone, also when others use the browser afterwards. */
function isOwner(conversion: Conversion, { accountId, visitorId }: Asker): boolean {
  if (conversion.accountId !== null) return conversion.accountId === accountId
  return conversion.visitorId === visitorId
}
