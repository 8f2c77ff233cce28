import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from './entities.ts'

/** As Razorpay sends it: the body's bytes are what is signed. */
export type Webhook = { readonly id: string; readonly event: string; readonly body: string }

export type Webhooks = ReturnType<typeof openWebhooks>

/** Waits before an event is sent again where the answer was not 2xx; Razorpay goes on for 24 hours. */
const RETRY_MS = [250, 500, 1_000, 2_000, 5_000, 30_000]
const PATIENCE_MS = 10_000

type Options = {
  readonly secret: string
  /** Where they are sent to; null while nobody listens. */
  readonly address: () => string | null
  readonly clock: () => Date
}

/** Sends events in the order in which they happen, each until it is answered with 2xx. */
export function openWebhooks({ secret, address, clock }: Options) {
  const sent: Webhook[] = []
  const closed = new AbortController()
  let queue = Promise.resolve()
  let lost = false
  let twice = false

  const post = async ({ id, body }: Webhook): Promise<number> => {
    const url = address()
    if (url === null) return 0
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': id,
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(PATIENCE_MS)]),
    }).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
    return response?.status ?? 0
  }

  const deliver = async (webhook: Webhook): Promise<void> => {
    for (const wait of [...RETRY_MS, null]) {
      const status = await post(webhook)
      if (status >= 200 && status < 300) break
      if (wait === null || closed.signal.aborted) return
      await sleep(wait, undefined, { signal: closed.signal }).catch(() => {})
    }
    if (twice) await post(webhook)
  }

  return {
    /** All that happened, for tests to look at and to send again. */
    sent: sent as readonly Webhook[],
    post,

    tell(event: string, payload: Readonly<Record<string, object>>): void {
      const body = JSON.stringify({
        entity: 'event',
        account_id: 'acc_00000000000001',
        event,
        contains: Object.keys(payload),
        payload,
        created_at: Math.floor(clock().getTime() / 1000),
      })
      const webhook = { id: newId('evt'), event, body }
      sent.push(webhook)
      // Where nobody listens there is nobody to try again for.
      if (lost || address() === null) return
      queue = queue.then(() => deliver(webhook))
    },

    /** From now on they are lost on the way, or come twice. */
    misbehave: (how: { readonly lost?: boolean; readonly twice?: boolean }) => {
      lost = how.lost ?? false
      twice = how.twice ?? false
    },

    /** When all have arrived that were sent until now. */
    settled: () => queue,

    close: async () => {
      closed.abort()
      await queue
    },
  }
}
