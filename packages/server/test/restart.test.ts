import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ChildServer, readPostgresPid, runChild, startChild } from './child-server.ts'
import { eventually, newFolder, query, statement, visitor } from './helper.ts'

const ENDLESS = new URL('./stand-ins/endless-main.ts', import.meta.url)
const pdf = statement('us-two-accounts')

/** Several processes are started one after the other, on a machine that may have other things to do. */
vi.setConfig({ testTimeout: 90_000 })

let folder: string
let running: ChildServer | undefined
const start = async (...more: [entry?: URL]) => {
  running = await startChild(folder, ...more)
  return running
}
const sender = () => visitor(() => running?.url ?? '')

beforeEach(() => {
  folder = newFolder()
})
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

it('after kill -9, what was converted is still there, and what was running is taken up again', async () => {
  const someone = sender()
  const first = await start()
  const done = (await someone.convert(statement('empty-uk-building-society'))).body.uuid
  expect((await someone.result(done)).status).toBe(200)
  await first.kill()

  const second = await start(ENDLESS)
  const other = sender()
  const interrupted = (await other.convert(pdf)).body.uuid
  await eventually(async () => {
    const [row] = await query(folder, `select status from conversions where id = '${interrupted}'`)
    expect(row?.status).toBe('converting')
  })
  process.kill(second.postgresPid, 'SIGKILL')
  await second.kill()

  await start()
  expect((await someone.result(done)).status).toBe(200)
  expect((await other.result(interrupted)).status).toBe(200)
})

it('a document that is interrupted again and again fails, and those that wait behind it do not', async () => {
  const first = await startChild(folder, ENDLESS, { CONVERSIONS_AT_ONCE: '1', ANONYMOUS_PAGES: '10' })
  running = first
  const someone = sender()
  const uuids: string[] = []
  for (let n = 0; n < 3; n++) uuids.push((await someone.convert(pdf)).body.uuid)
  const runs = () => query(folder, 'select runs from conversions order by created_at')
  await eventually(async () => expect(await runs()).toEqual([{ runs: 1 }, { runs: 0 }, { runs: 0 }]))
  // As if it had been killed four times more.
  await query(folder, `update conversions set runs = 5 where id = '${uuids[0]}'`)
  await first.kill()
  await start()
  const answers = await Promise.all(uuids.map((uuid) => someone.result(uuid)))
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [500, 'internal'],
    [200, undefined],
    [200, undefined],
  ])
})

it('a database that is killed alone is started again', async () => {
  const child = await start()
  const someone = sender()
  process.kill(child.postgresPid, 'SIGKILL')
  const answers = new Set<string>()
  const askMeanwhile = async () => {
    const { status, headers } = await someone.pages()
    answers.add(`${status} ${headers.has('retry-after')}`)
    expect(status).toBe(200)
  }
  // What is left of the old one may go on answering for a moment.
  await eventually(async () => {
    await askMeanwhile().catch(() => {})
    expect(readPostgresPid(folder)).not.toBe(child.postgresPid)
  })
  await eventually(askMeanwhile)
  expect([...answers].filter((answer) => !['200 false', '503 true'].includes(answer))).toEqual([])
  await eventually(async () => expect((await fetch(`${child.url}/readyz`)).status).toBe(200))
  const { uuid } = (await someone.convert(pdf)).body
  expect((await someone.result(uuid)).status).toBe(200)
})

it('a second start on the same folder says so in one line, and SIGTERM ends the first with code 0', async () => {
  const child = await start()
  const second = await runChild(folder)
  expect(second).toEqual({ code: 1, stdout: '', stderr: `Ledgerlift is already running on ${folder}\n` })
  expect((await fetch(`${child.url}/healthz`)).status).toBe(200)
  expect(await child.stop()).toBe(0)
  expect(() => process.kill(child.postgresPid, 0)).toThrow('ESRCH')
})

it('npm start ends with the server when it is told to', async () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const place = newFolder()
  const { start } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts
  writeFileSync(join(place, 'package.json'), JSON.stringify({ scripts: { build: 'exit 0', start } }))
  symlinkSync(join(root, 'packages'), join(place, 'packages'))
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: '0',
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  }
  const npm = spawn('npm', ['start', '--silent'], { cwd: place, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(createInterface(npm.stdout), 'line')
  const url = /http:\S+/.exec(line)?.[0]
  const postgres = readPostgresPid(folder)
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  await eventually(() => expect(() => process.kill(postgres, 0)).toThrow('ESRCH'))
  rmSync(place, { recursive: true })
})

it('a port that is taken is said in one line', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await eventually(() => expect(taken.address()).not.toBeNull())
  const { port } = taken.address() as { port: number }
  const { code, stderr } = await runChild(folder, { PORT: String(port) })
  taken.close()
  expect([code, stderr]).toEqual([1, `Port ${port} is in use; PORT moves Ledgerlift to another one.\n`])
})
