import { execFile } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createLogger } from '../src/http/logger.ts'
import { startServer } from '../src/start-server.ts'
import { isBacked } from './backing/backing-of.ts'

let made: Promise<string> | undefined

/**
 * Puts a copy of an embedded database into a new folder, as a first start leaves it behind: a copy takes a tenth of the
 * time. The one that is copied is made by a first start, once in each worker.
 */
export async function copyDatabaseInto(folder: string): Promise<void> {
  if (isBacked() || existsSync(join(folder, 'postgres'))) return
  made ??= makeDatabase()
  // PostgreSQL's files may belong to another account, which must keep them.
  await promisify(execFile)('cp', ['-a', join(await made, 'postgres'), folder])
}

async function makeDatabase(): Promise<string> {
  const folder = join(inject('madeDatabases'), `worker ${process.env.VITEST_POOL_ID}`)
  if (existsSync(folder)) return folder
  mkdirSync(folder)
  const config = readConfig({ DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' })
  const server = await startServer(config, createLogger(config.LOG_LEVEL), () => {})
  await server.close()
  return folder
}
