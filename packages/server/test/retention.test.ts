import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { eventually, findTraces, movableClock, newFolder, startOn, statement, visitor } from './helper.ts'

const pdf = statement('us-two-accounts')

let folder: string
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('after 24 hours nothing of a statement is left, on the disk or in any table', async () => {
  const clock = movableClock()
  const server = await startOn(folder, {}, { clock: clock.now })
  const sender = visitor(() => server.url)
  const { uuid } = (await sender.convert(pdf)).body
  expect((await sender.result(uuid)).status).toBe(200)
  const orphan = crypto.randomUUID()
  await server.deps.files.put(`uploads/${orphan}.pdf`, new Uint8Array([1]))

  clock.moveHours(23.9)
  await deleteExpired(server.deps)
  expect((await sender.result(uuid)).status).toBe(200)
  expect(await findTraces(folder, uuid)).toEqual([
    `results/${uuid}.json`,
    `uploads/${uuid}.pdf`,
    'pgboss.job',
    'public.conversions',
    'public.page_uses',
  ])
  expect(await findTraces(folder, orphan)).toEqual([`uploads/${orphan}.pdf`])

  clock.moveHours(0.2)
  await deleteExpired(server.deps)
  expect((await sender.result(uuid)).body.code).toBe('conversion-not-found')
  expect(await findTraces(folder, uuid)).toEqual([])
  expect(await findTraces(folder, orphan)).toEqual([])
  await server.close()
})

it('what expired while the server was down is deleted when it starts', async () => {
  const first = await startOn(folder)
  const sender = visitor(() => first.url)
  const { uuid } = (await sender.convert(pdf)).body
  expect((await sender.result(uuid)).status).toBe(200)
  await first.close()

  const clock = movableClock()
  clock.moveHours(25)
  const second = await startOn(folder, {}, { clock: clock.now })
  await eventually(async () => expect(await findTraces(folder, uuid)).toEqual([]))
  await second.close()
})

it('a file that cannot be deleted now does not keep the others', async () => {
  const clock = movableClock()
  const server = await startOn(folder, {}, { clock: clock.now })
  const sender = visitor(() => server.url)
  const kept = (await sender.convert(statement('empty-uk-building-society'))).body.uuid
  const deleted = (await sender.convert(statement('empty-uk-building-society'))).body.uuid
  for (const uuid of [kept, deleted]) expect((await sender.result(uuid)).status).toBe(200)
  clock.moveHours(25)
  const { files } = server.deps
  const broken = async (key: string) => {
    if (key.includes(kept)) throw new Error('the disk does not answer')
    await files.delete(key)
  }
  await deleteExpired({ ...server.deps, files: { ...files, delete: broken } }).catch(() => {})
  expect(await findTraces(folder, deleted)).toEqual([])
  expect(await findTraces(folder, kept)).not.toEqual([])
  await deleteExpired(server.deps)
  expect(await findTraces(folder, kept)).toEqual([])
  await server.close()
})
