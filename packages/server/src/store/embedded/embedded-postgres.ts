import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { initCluster, SUPERUSER } from './init-cluster.ts'
import { endLeftovers } from './leftover-processes.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { chooseRunAs } from './run-as.ts'

/** A running PostgreSQL of our own. */
export type EmbeddedPostgres = { readonly superuserUrl: string; readonly stop: () => Promise<void> }

const HOST = '127.0.0.1'
const START_ATTEMPTS = 3
const RETRY_MS = 500
const READY_TIMEOUT_MS = 60_000
const LOOK_EVERY_MS = 20
/** No statement and no value of one reaches the log: they may hold what people have entrusted to us. */
const QUIET = [
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_min_messages=warning',
  'log_checkpoints=off',
]

/**
 * Starts PostgreSQL on files under `dataFolder`, which the caller has locked. Every process that still works on these
 * files is therefore left over from a run that was killed: it is ended first.
 *
 * @param onLost called when PostgreSQL has ended by itself and could not be started again
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  onLost: (error: Error) => void,
  binaries: PostgresBinaries = findPostgresBinaries(),
): Promise<EmbeddedPostgres> {
  const folder = join(dataFolder, 'postgres')
  const log = join(dataFolder, 'postgres.log')
  const runAs = chooseRunAs(dataFolder, join(folder, 'cluster'), binaries.postgres)
  const { files, passwordFile } = await initCluster(folder, binaries, runAs)
  const clusterName = `ledgerlift-${createHash('sha256').update(realpathSync(files)).digest('hex').slice(0, 12)}`

  const launch = async (port: number): Promise<ChildProcess> => {
    await endLeftovers(clusterName)
    rmSync(join(files, 'postmaster.pid'), { force: true })
    const settings = [`cluster_name=${clusterName}`, `listen_addresses=${HOST}`, 'unix_socket_directories=']
    const flags = [...settings, ...QUIET].flatMap((setting) => ['-c', setting])
    const [command, ...args] = runAs.wrap(binaries.postgres, ['-D', files, '-p', String(port), ...flags])
    const output = openSync(log, 'a', 0o600)
    // A group of its own: Ctrl-C on the terminal must reach us only, and we stop the database last.
    const child = spawn(command, args, {
      ...runAs.identity,
      cwd: '/',
      detached: true,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    await waitUntilReady(child, files, log)
    return child
  }

  const launchAtLast = async (portOf: () => Promise<number>): Promise<[number, ChildProcess]> => {
    for (let attempt = 1; ; attempt++) {
      const port = await portOf()
      try {
        return [port, await launch(port)]
      } catch (error) {
        // Another process may take a free port meanwhile, even as the near end of a connection.
        if (attempt === START_ATTEMPTS) throw error
        await sleep(RETRY_MS)
      }
    }
  }

  const [port, first] = await launchAtLast(findFreePort)
  let child = first
  let stopping = false
  const keepAlive = async () => {
    for (;;) {
      if (!hasEnded(child)) await once(child, 'exit')
      if (stopping) return
      child = (await launchAtLast(async () => port))[1]
      if (stopping) child.kill('SIGINT')
    }
  }
  const kept = keepAlive().catch((error) => {
    if (!stopping) onLost(error)
  })

  const stop = async () => {
    stopping = true
    child.kill('SIGINT')
    await kept
  }
  const superuserUrl = `postgres://${SUPERUSER}:${readFileSync(passwordFile, 'utf8')}@${HOST}:${port}/postgres`
  return { superuserUrl, stop }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** PostgreSQL writes `ready` into its pid file as soon as it takes connections. */
async function waitUntilReady(child: ChildProcess, files: string, log: string): Promise<void> {
  let failure: Error | undefined
  child.once('error', (error) => {
    failure = error
  })
  for (const until = Date.now() + READY_TIMEOUT_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    if (failure) throw failure
    if (hasEnded(child)) {
      throw new Error(`The embedded database did not start: ${lastLine(log)} (more in ${log})`)
    }
    if (/^ready\s*$/m.test(readIfThere(join(files, 'postmaster.pid')))) return
  }
  child.kill('SIGINT')
  throw new Error(`The embedded database did not get ready in time (see ${log})`)
}

const lastLine = (file: string) => readIfThere(file).trimEnd().split('\n').at(-1) ?? ''

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, HOST)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
