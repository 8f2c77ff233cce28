import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/store/embedded/embedded-postgres.ts'
import { debiansBinaries } from '../test/backing/debians-binaries.ts'

export type Attack = {
  /** Of the list in docs/security.md. */
  readonly point: number
  readonly attack: string
  readonly expected: string
  readonly run: (victim: Victim) => Promise<{ readonly seen: string; readonly held: boolean }>
}

/** A server that may be attacked. */
export type Victim = {
  readonly name: string
  readonly url: () => string
  /** All that it has logged. */
  readonly log: () => string
  readonly folder: string
  /** Where files lie that it stores. */
  readonly filesFolder: string
  /** Of the database that it uses; undefined where nobody knows. */
  readonly postgresPid: () => number | undefined
  /** Asks its database, as the role that made it. */
  readonly query: (sql: string) => Promise<pg.QueryResultRow[]>
  /** `kill -9`. */
  readonly kill: () => Promise<void>
  /** After `kill`. */
  readonly start: () => Promise<void>
  readonly end: () => Promise<void>
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const BUCKET = 'attacked'
/** As a server stands that nobody has loosened; only the log tells more. */
const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'info',
  CONVERSIONS_AT_ONCE: '2',
  COOKIE_SECRET: 'of the server that is attacked',
}

type Backing = {
  readonly env: NodeJS.ProcessEnv
  readonly filesFolder: string
  readonly superuserUrl: () => string
  readonly end: () => Promise<void>
}

export async function startVictim(isBacked: boolean): Promise<Victim> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-attacked-'))
  const backing = isBacked ? await startBacking(folder) : embedded(folder)
  let node: ChildProcess
  let [url, log] = ['', '']

  const start = async () => {
    node = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...SETTINGS, DATA_DIR: join(folder, 'data'), ...backing.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    node.stderr?.on('data', (chunk) => {
      log += chunk
    })
    const [line] = await once(createInterface(node.stdout as NodeJS.ReadableStream), 'line')
    url = /http:\S+/.exec(String(line))?.[0] ?? ''
  }
  const endWith = async (signal: NodeJS.Signals) => {
    const ended = once(node, 'exit')
    node.kill(signal)
    await ended
  }
  await start()
  return {
    name: isBacked ? 'PostgreSQL and an S3-compatible store' : 'The embedded database and a folder',
    url: () => url,
    log: () => log,
    folder: join(folder, 'data'),
    filesFolder: backing.filesFolder,
    postgresPid: () => (isBacked ? undefined : readPid(join(folder, 'data'))),
    async query(sql) {
      const client = new pg.Client(backing.superuserUrl())
      await client.connect()
      try {
        return (await client.query(sql)).rows
      } finally {
        await client.end()
      }
    },
    kill: () => endWith('SIGKILL'),
    start,
    async end() {
      await endWith('SIGTERM')
      await backing.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const pidFile = (data: string) =>
  readFileSync(join(data, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
const readPid = (data: string) => Number(pidFile(data)[0])

function embedded(folder: string): Backing {
  const data = join(folder, 'data')
  return {
    env: { DATABASE_URL: '', STORAGE_URL: '' },
    filesFolder: join(data, 'files'),
    superuserUrl() {
      const password = readFileSync(join(data, 'postgres/password'), 'utf8')
      return `postgres://ledgerlift:${password}@127.0.0.1:${pidFile(data)[3]}/postgres`
    },
    end: async () => {},
  }
}

/** A PostgreSQL whose database belongs to a role without rights, and a store of objects, both in this process's care. */
async function startBacking(folder: string): Promise<Backing> {
  const { default: S3rver } = await import('s3rver')
  const postgres = await startEmbeddedPostgres(folder, () => {}, debiansBinaries())
  const client = new pg.Client(postgres.superuserUrl)
  await client.connect()
  await client.query(`create role ${BUCKET} login password 'for this attack only'`)
  await client.query(`create database ${BUCKET} owner ${BUCKET}`)
  await client.end()
  const s3Folder = join(folder, 's3')
  const filesFolder = join(s3Folder, BUCKET)
  mkdirSync(filesFolder, { recursive: true })
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: s3Folder })
  const { port } = await store.run()
  const own = new URL(`/${BUCKET}`, postgres.superuserUrl)
  const superuserUrl = own.href
  own.username = BUCKET
  own.password = 'for this attack only'
  return {
    env: {
      DATABASE_URL: own.href,
      STORAGE_URL: `s3://S3RVER:S3RVER@${BUCKET}?endpoint=http://127.0.0.1:${port}`,
    },
    filesFolder,
    superuserUrl: () => superuserUrl,
    async end() {
      await store.close()
      await postgres.stop()
    },
  }
}
