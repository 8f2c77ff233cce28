import { expect, it } from 'vitest'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { listFiles, movableClock, query, statement, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url, server, folder, storedUploads, countRows } = testServer({}, { clock: clock.now })

it('after 24 hours nothing of a statement is left, on the disk or in any table', async () => {
  const sender = visitor(url)
  const { uuid } = (await sender.convert(statement('us-two-accounts'))).body
  expect((await sender.result(uuid)).status).toBe(200)
  await server().deps.files.put('uploads/whose-row-was-never-written.pdf', new Uint8Array([1]))
  const everything = async () => [
    ...storedUploads(),
    ...listFiles(folder, 'results'),
    ...(await query(folder, 'select id::text from conversions union select id::text from pgboss.job')),
  ]

  clock.moveHours(23.9)
  await deleteExpired(server().deps)
  expect((await sender.result(uuid)).status).toBe(200)
  expect(await countRows('page_uses')).toBe(2)

  clock.moveHours(0.2)
  await deleteExpired(server().deps)
  expect((await sender.result(uuid)).body.code).toBe('conversion-not-found')
  expect(await everything()).toEqual([])
  expect(await countRows('page_uses')).toBe(0)
})
