import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ConversionFields, ErrorBody } from '@ledgerlift/contract'
import pg from 'pg'
import { afterAll, beforeAll, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createLogger } from '../src/http/logger.ts'
import type { Changes } from '../src/open-deps.ts'
import { type RunningServer, startServer } from '../src/start-server.ts'
import { backingEnv, objectName, placeOf } from './backing/backing-of.ts'
import { copyDatabaseInto } from './made-database.ts'

const CORPUS = fileURLToPath(new URL('../../../corpus/set/', import.meta.url))
const HOUR_MS = 3_600_000

/** A statement of the corpus. */
export const statement = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(CORPUS, `${name}.pdf`)))

type Truth = { readonly password: string; readonly transactions: { readonly description: string }[] }

/** What is printed in a statement of the corpus. */
export const truthOf = (name: string): Truth =>
  JSON.parse(readFileSync(join(CORPUS, `${name}.truth.json`), 'utf8'))
export const passwordOf = (name: string): string => truthOf(name).password

/** Waits until a check throws nothing. Only what never comes true takes a minute. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000 })

/** A clock that tests move. */
export function movableClock() {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    moveHours: (hours: number) => {
      ahead += hours * HOUR_MS
    },
  }
}

export type TestServer = {
  readonly server: () => RunningServer
  readonly url: () => string
  readonly folder: string
  /** The names of all stored PDFs. */
  readonly storedUploads: () => string[]
  readonly countRows: (table: 'conversions' | 'page_uses') => Promise<number>
}

/** Starts the product on a folder, in this process. The caller closes it. */
export async function startOn(
  folder: string,
  env: NodeJS.ProcessEnv = {},
  changes: Changes = {},
): Promise<RunningServer> {
  const own = {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    ACCOUNTS_PER_ADDRESS: '1000',
  }
  await copyDatabaseInto(folder)
  const config = readConfig({ ...own, ...(await backingEnv(folder)), ...env })
  return startServer(config, createLogger(config.LOG_LEVEL), () => {}, changes)
}

/** Starts another process's worth of the product beside the one that runs on a folder already. */
export const startBeside = (folder: string, env: NodeJS.ProcessEnv = {}, changes: Changes = {}) =>
  startOn(folder, { DATABASE_URL: databaseUrlOf(folder), ...env }, changes)

/** A whole server of its own for the tests of a file: real database, real port, a folder that is deleted afterwards. */
export function testServer(env: NodeJS.ProcessEnv = {}, changes: Changes = {}): TestServer {
  const folder = newFolder()
  let running: RunningServer | undefined
  const server = () => running as RunningServer
  beforeAll(async () => {
    running = await startOn(folder, env, changes)
  })
  afterAll(async () => {
    await running?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    server,
    url: () => server().url,
    folder,
    storedUploads: () => listFiles(folder, 'uploads'),
    countRows: async (table) => {
      const [row] = await query(folder, `select count(*)::int as count from ${table}`)
      return row?.count
    },
  }
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'ledgerlift test '))

/** The names of what a server on `folder` has stored, looked up where the store itself keeps it. */
export function listFiles(folder: string, kind: 'uploads' | 'results' | 'corrections'): string[] {
  const elsewhere = placeOf(folder)?.filesFolder
  const of = join(elsewhere ?? join(folder, 'files'), kind)
  const files = existsSync(of) ? readdirSync(of) : []
  return elsewhere === undefined ? files : files.map(objectName).filter((name) => name !== null)
}

/** Where an id still stands: files of the server on `folder`, and tables of its database, whatever their columns. */
export async function findTraces(folder: string, id: string): Promise<string[]> {
  const files = (['results', 'uploads', 'corrections'] as const).flatMap((kind) =>
    listFiles(folder, kind)
      .filter((name) => name.includes(id))
      .map((name) => `${kind}/${name}`),
  )
  const tables = await query(
    folder,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')
       and table_schema || '.' || table_name not in
         (select inhrelid::regclass::text from pg_inherits) order by 1`,
  )
  const found = await query(
    folder,
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name where exists (select from ${name} t where t::text like '%${id}%')`,
      )
      .join(' union all '),
  )
  return [...files, ...found.map(({ name }) => name)]
}

/** Asks the database of a server on `folder`. */
export async function query(folder: string, sql: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client(databaseUrlOf(folder))
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The database of a server on `folder`. */
export const databaseUrlOf = (folder: string) => placeOf(folder)?.databaseUrl ?? embeddedUrl(folder)

function embeddedUrl(folder: string): string {
  const port = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(folder, 'postgres/password'), 'utf8')
  return `postgres://ledgerlift:${password}@127.0.0.1:${port}/postgres`
}

export type Answer<T> = {
  readonly status: number
  readonly body: T & Partial<ErrorBody>
  readonly headers: Headers
}

/** One browser: it keeps its cookie. */
export function visitor(url: () => string, headers: Record<string, string> = {}) {
  let cookie: string | undefined
  const call = async <T>(path: string, init: RequestInit = {}): Promise<Answer<T>> => {
    const response = await fetch(url() + path, {
      ...init,
      headers: { ...headers, ...(cookie && { cookie }), ...(init.headers as Record<string, string>) },
    })
    cookie ??= response.headers.get('set-cookie')?.split(';')[0]
    return {
      status: response.status,
      body: (response.status === 204 ? undefined : await response.json()) as Answer<T>['body'],
      headers: response.headers,
    }
  }
  const sendForm = (
    pdf: Uint8Array<ArrayBuffer>,
    fields: ConversionFields,
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value)
    form.set('file', new Blob([pdf]), 'statement.pdf')
    return call<{ uuid: string }>('/api/convert-pdf-python', { method: 'POST', body: form, headers })
  }
  const askOnce = (uuid: string, extra: Record<string, string> = {}) =>
    call<{ type: string; pages: number; page: number; status: string }>(
      `/api/get-conversion-result?uuid=${uuid}`,
      { headers: extra },
    )
  return {
    call,
    cookie: () => cookie,
    post: <T>(path: string, body: unknown, extra: Record<string, string> = {}) =>
      call<T>(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...extra },
      }),
    convert: (pdf: Uint8Array<ArrayBuffer>, password?: string, extra: Record<string, string> = {}) =>
      sendForm(pdf, { password }, extra),
    convertWith: (pdf: Uint8Array<ArrayBuffer>, fields: ConversionFields) => sendForm(pdf, fields),
    convertPages: (pdf: Uint8Array<ArrayBuffer>, pages: string) => sendForm(pdf, { pages }),
    askOnce,
    /** As the page does: asks again while the answer is that the conversion goes on. */
    result: async (uuid: string, extra: Record<string, string> = {}) => {
      for (;;) {
        const answer = await askOnce(uuid, extra)
        if (answer.status !== 202) return answer
      }
    },
    remove: (uuid: string) => call<object>(`/api/conversions/${uuid}`, { method: 'DELETE' }),
    pages: () => call<{ remaining: number; limit: number }>('/api/pages-available'),
    usage: (pages: number) =>
      call<{ can_process: boolean; message: string; pages_left: number }>('/api/check-usage-limit', {
        method: 'POST',
        body: JSON.stringify({ pages }),
        headers: { 'content-type': 'application/json' },
      }),
  }
}
