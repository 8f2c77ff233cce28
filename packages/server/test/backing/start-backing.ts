import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import type { PostgresBinaries } from '../../src/store/embedded/postgres-binaries.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL and an object store that the server is to use; absent where it is to bring its own. */
    backing?: Backing
  }
}

export type Backing = {
  readonly postgresUrl: string
  readonly s3: { readonly endpoint: string; readonly folder: string }
}

const DEBIAN = '/usr/lib/postgresql'

/** Starts, for all test files of a project, what a server has in production: PostgreSQL and an S3-compatible store. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift backing '))
  const postgres = await startEmbeddedPostgres(folder, () => {}, debiansBinaries())
  const s3Folder = join(folder, 's3')
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: s3Folder })
  const { port } = await store.run()
  project.provide('backing', {
    postgresUrl: postgres.url,
    s3: { endpoint: `http://127.0.0.1:${port}`, folder: s3Folder },
  })
  return async () => {
    await store.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Those of the newest version that Debian has installed; without any, those that npm has brought do as well. */
function debiansBinaries(): PostgresBinaries | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : []
  if (versions.length === 0) return undefined
  const bin = join(DEBIAN, String(Math.max(...versions)), 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}
