import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Transaction } from '../src/store/open-store.ts'
import { listenForOver } from '../src/store/over-channel.ts'
import { databaseUrlOf, eventually, testServer } from './helper.ts'

const { server, folder } = testServer()

type End = (conversions: Transaction['conversions'], id: string) => Promise<unknown>

it.each<[string, End, boolean]>([
  ['is done', (conversions, id) => conversions.finish(id), true],
  ['has failed', (conversions, id) => conversions.fail(id, 'internal'), false],
  ['is deleted', (conversions, id) => conversions.delete(id), false],
])('every process is told of a conversion that %s, when that is committed', async (_, end, isDone) => {
  const told: [string, boolean][] = []
  const stop = await listenForOver(
    databaseUrlOf(folder),
    (id, done) => told.push([id, done]),
    () => {},
  )
  const { store } = server().deps
  const id = randomUUID()
  const conversion = {
    id,
    visitorId: randomUUID(),
    accountId: null,
    network: null,
    pages: 1,
    sealedPassword: null,
  }
  await store.conversions.add({ ...conversion, createdAt: new Date() }, ['visitor:somebody'])
  const undone = store.transaction(async (tx) => {
    await end(tx.conversions, id)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await store.transaction((tx) => end(tx.conversions, id))
  await eventually(() => expect(told).toEqual([[id, isDone]]))
  await stop()
})
