import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { query, testServer } from './helper.ts'

const { server, folder } = testServer()

it('a connection that breaks between two statements of a transaction fails that transaction alone', async () => {
  const { store } = server().deps
  const work = store.transaction(async () => {
    const ended = await query(
      folder,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where state = 'idle in transaction' and datname = current_database()`,
    )
    expect(ended).toHaveLength(1)
    await sleep(100) // so that the news arrives while nobody waits for an answer
  })
  await expect(work).rejects.toThrow()
  expect(await store.isReachable()).toBe(true)
})
