import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { OVER_CHANNEL, TOLD_DONE } from './conversion-store.ts'

/** After a break: soon enough for those who wait, seldom enough for a database that is starting. */
const RETRY_MS = 1000

/**
 * Hears of every conversion that is over, whichever process of this database has ended it. What is told while the
 * connection is broken is not heard: those who wait also look now and then.
 *
 * @returns how to stop listening
 */
export async function listenForOver(
  url: string,
  tell: (conversionId: string, isDone: boolean) => void,
  onError: (error: Error) => void,
): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client | undefined

  const connect = async () => {
    const next = new pg.Client(url)
    next.on('notification', ({ payload = '' }) => {
      const isDone = payload.endsWith(TOLD_DONE)
      tell(isDone ? payload.slice(0, -TOLD_DONE.length) : payload, isDone)
    })
    next.on('error', onError)
    next.once('end', () => void reconnect())
    await next.connect()
    await next.query(`listen ${OVER_CHANNEL}`)
    client = next
  }
  const reconnect = async () => {
    client = undefined
    while (!closed && client === undefined) {
      await sleep(RETRY_MS)
      if (!closed) await connect().catch(onError)
    }
  }
  await connect()
  return async () => {
    closed = true
    await client?.end()
  }
}
