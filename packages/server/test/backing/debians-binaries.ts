import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresBinaries } from '../../src/store/embedded/postgres-binaries.ts'

const DEBIAN = '/usr/lib/postgresql'

/** Those of the newest version that Debian has installed; without any, those that npm has brought do as well. */
export function debiansBinaries(): PostgresBinaries | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number).filter(Boolean) : []
  if (versions.length === 0) return undefined
  const bin = join(DEBIAN, String(Math.max(...versions)), 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}
