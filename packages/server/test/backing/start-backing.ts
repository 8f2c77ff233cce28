import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../src/store/embedded/embedded-postgres.ts'
import { debiansBinaries } from './debians-binaries.ts'

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

/** Starts, for all test files of a project, what a server has in production: PostgreSQL and an S3-compatible store. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift backing '))
  const postgres = await startEmbeddedPostgres(folder, () => {}, debiansBinaries())
  const s3Folder = join(folder, 's3')
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: s3Folder })
  const { port } = await store.run()
  project.provide('backing', {
    postgresUrl: postgres.superuserUrl,
    s3: { endpoint: `http://127.0.0.1:${port}`, folder: s3Folder },
  })
  return async () => {
    await store.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
