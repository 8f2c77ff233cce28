import type { Deps } from '../deps.ts'
import { paymentPlace } from '../payments/payment-place.ts'
import { reconcile } from '../payments/reconcile.ts'

const EVERY_MS = 10 * 60_000
/** Any number that is not used for another lock in this database. */
const RECONCILE_LOCK = 7_210_419

/**
 * Compares our subscriptions with the provider's, now and every ten minutes; of several processes one at a time does it.
 *
 * @returns how to stop
 */
export function startReconciling(deps: Deps): () => void {
  if (deps.payments === null) return () => {}
  const place = paymentPlace(deps)
  const stopped = new AbortController()
  const work = async () =>
    void (await deps.store.exclusively(RECONCILE_LOCK, () => reconcile(place, stopped.signal)))
  const run = () => deps.background.run(work, 'subscriptions were not reconciled')
  run()
  const timer = setInterval(run, EVERY_MS)
  return () => {
    clearInterval(timer)
    stopped.abort()
  }
}
