import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { backingEnv, isBacked } from './backing/backing-of.ts'
import { copyDatabaseInto } from './made-database.ts'

export type ChildServer = {
  readonly url: string
  readonly node: ChildProcess
  /** Of the embedded database; NaN where it uses another one. */
  readonly postgresPid: number
  /** All that it has logged. */
  readonly log: () => string
  /** Kills this process and nothing else. */
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<number | null>
}

const ENTRY = new URL('../src/main.ts', import.meta.url)

/** The product's own, which entries that stand in for it shall use, too: compiling is half of a start. */
const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache')

/** Starts the product as a process of its own, as `npm start` does, and waits for the line that says where it listens. */
export async function startChild(
  folder: string,
  entry = ENTRY,
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
): Promise<ChildServer> {
  await copyDatabaseInto(folder)
  const node = spawnChild(folder, entry, { ...(await backingEnv(folder)), ...env }, args)
  const ended = once(node, 'exit')
  let log = ''
  node.stderr?.on('data', (chunk) => {
    log += chunk
  })
  const said = once(createInterface(node.stdout as NodeJS.ReadableStream & NodeJS.ReadStream), 'line')
  const first = await Promise.race([
    said,
    ended.then(([code]) => Promise.reject(new Error(`ended with ${code}`))),
  ])
  const url = /http:\S+/.exec(String(first))?.[0] ?? ''
  const end = async (signal: NodeJS.Signals) => {
    node.kill(signal) // nothing happens where it has ended already
    const [code] = await ended
    return code as number | null
  }
  return {
    url,
    node,
    log: () => log,
    postgresPid: isBacked() ? Number.NaN : readPostgresPid(folder),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** Of the embedded database that runs on a folder now. */
export const readPostgresPid = (folder: string): number =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

/** Runs the product until it ends by itself. */
export async function runChild(folder: string, env: NodeJS.ProcessEnv = {}, args: readonly string[] = []) {
  const node = spawnChild(folder, ENTRY, { ...(await backingEnv(folder)), ...env }, args)
  let [stdout, stderr] = ['', '']
  node.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  node.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const [code] = await once(node, 'close')
  return { code: code as number, stdout, stderr }
}

const spawnChild = (folder: string, entry: URL, env: NodeJS.ProcessEnv, args: readonly string[]) =>
  spawn(process.execPath, [fileURLToPath(entry), ...args], {
    env: { ...process.env, NODE_COMPILE_CACHE, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
