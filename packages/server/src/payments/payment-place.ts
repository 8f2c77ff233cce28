import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'
import type { Payments } from './payments.ts'

/** What all that is done about subscriptions needs. */
export type PaymentPlace = Pick<Deps, 'store' | 'clock' | 'log' | 'background' | 'timeouts'> & {
  readonly payments: Payments
}

/** @throws {ApiError} `payments-not-set-up` */
export function paymentPlace(deps: Deps): PaymentPlace {
  const { payments } = deps
  if (payments === null) throw new ApiError('payments-not-set-up')
  return { ...deps, payments }
}
