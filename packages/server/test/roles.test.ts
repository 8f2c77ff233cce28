import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChildServer, runChild, startChild } from './child-server.ts'
import { eventually, findTraces, newFolder, query, statement, visitor } from './helper.ts'

const ENDLESS = new URL('./stand-ins/endless-main.ts', import.meta.url)
const pdf = statement('us-two-accounts')

/** Several processes are started one after the other, on a machine that may have other things to do. */
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let running: ChildServer[]
const start = async (role: string, entry?: URL) => {
  const child = await startChild(folder, entry, {}, ['serve', '--role', role])
  running.push(child)
  return child
}

beforeEach(() => {
  folder = newFolder()
  running = []
})
afterEach(async () => {
  await Promise.all(running.map((child) => child.stop()))
  rmSync(folder, { recursive: true, force: true })
})

const awaitConverting = (uuid: string) =>
  eventually(async () => {
    const [row] = await query(folder, `select status from conversions where id = '${uuid}'`)
    expect(row?.status).toBe('converting')
  })

/** Counted right after the result is told, so perhaps a moment after it has arrived. */
const awaitMetric = (child: ChildServer, line: string) =>
  eventually(async () => {
    expect(await (await fetch(`${child.url}/metrics`)).text()).toContain(`\n${line}\n`)
  })

it('a web process takes PDFs in, and a worker converts them', async () => {
  const web = await start('web')
  const sender = visitor(() => web.url)
  const { uuid } = (await sender.convert(pdf)).body
  const waiting = sender.result(uuid)
  const worker = await start('worker')
  expect((await waiting).status).toBe(200)
  await awaitMetric(worker, 'ledgerlift_conversions_total{outcome="done"} 1')
  await awaitMetric(worker, 'ledgerlift_pages_total 2')
  await awaitMetric(web, 'ledgerlift_uploads_total{outcome="accepted"} 1')
  await awaitMetric(web, 'ledgerlift_queue_conversions{status="queued"} 0')
})

it('a worker that is killed is replaced by another, once, and the page that waits goes on', async () => {
  const web = await start('web')
  const first = await start('worker', ENDLESS)
  const sender = visitor(() => web.url)
  const { uuid } = (await sender.convert(pdf)).body
  const waiting = sender.result(uuid)
  await awaitConverting(uuid)
  await first.kill()
  const second = await start('worker')
  expect((await waiting).status).toBe(200)
  await awaitMetric(second, 'ledgerlift_conversions_total{outcome="done"} 1')
  const [row] = await query(folder, 'select sum(pages)::int as pages, count(*)::int as payers from page_uses')
  expect(row).toEqual({ pages: 4, payers: 2 })
})

it('what is deleted at a web process stops in the worker', async () => {
  const web = await start('web')
  const worker = await start('worker', ENDLESS)
  const sender = visitor(() => web.url)
  const { uuid } = (await sender.convert(pdf)).body
  await awaitConverting(uuid)
  expect((await sender.remove(uuid)).status).toBe(204)
  await awaitMetric(worker, 'ledgerlift_conversions_total{outcome="deleted"} 1')
  expect(await findTraces(folder, uuid)).toEqual([])
})

it('a part alone needs a database that others reach', async () => {
  const { code, stderr } = await runChild(folder, { DATABASE_URL: '' }, ['serve', '--role', 'web'])
  expect([code, stderr]).toEqual([
    1,
    '--role needs DATABASE_URL: the embedded database serves one process only.\n',
  ])
})
