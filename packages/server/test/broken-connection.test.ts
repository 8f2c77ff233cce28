import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { eventually, query, testServer } from './helper.ts'

const { server, folder } = testServer()

it('a connection that breaks between two statements of a transaction fails that transaction alone', async () => {
  const { store } = server().deps
  const work = store.transaction(async () => {
    const ended = await query(
      folder,
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
       where state = 'idle in transaction' and datname = current_database()`,
    )
    expect(ended).toHaveLength(1)
    // The news of it must arrive while no answer is awaited.
    const isThere = `select pid from pg_stat_activity where pid = ${ended[0]?.pid}`
    await eventually(async () => expect(await query(folder, isThere)).toEqual([]))
    await nextTurn()
  })
  await expect(work).rejects.toThrow()
  expect(await store.isReachable()).toBe(true)
})
