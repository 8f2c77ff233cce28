import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** Where the data of a test's folder lies that is not in the folder. */
type Place = {
  readonly databaseUrl: string
  readonly filesFolder: string
  /** Settings of a server on it. */
  readonly env: NodeJS.ProcessEnv
}

const OBJECT = '._S3rver_object'
/** The only ones that the object store of the tests knows. */
const KEYS = 'S3RVER:S3RVER'
/** The first part of the keys, see `file-keys.ts`. */
const KINDS = ['uploads', 'results', 'corrections']
const PASSWORD = 'known-to-tests-only'
const places = new Map<string, Place>()

export const isBacked = (): boolean => inject('backing') !== undefined

/** What the tests of this project set for a server on `folder`: nothing where all of it lies in the folder. */
export async function backingEnv(folder: string): Promise<NodeJS.ProcessEnv> {
  const backing = inject('backing')
  if (!backing) return {}
  const known = placeOf(folder)
  if (known) return known.env
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  await makeDatabase(backing.postgresUrl, name)
  const filesFolder = join(backing.s3.folder, name)
  for (const kind of KINDS) keepFolder(join(filesFolder, kind))
  const databaseUrl = ownUrl(backing.postgresUrl, name)
  const storageUrl = `s3://${KEYS}@${name}?endpoint=${backing.s3.endpoint}`
  const env = { DATABASE_URL: databaseUrl, STORAGE_URL: storageUrl, COOKIE_SECRET: `the secret of ${name}` }
  places.set(folder, { databaseUrl, filesFolder, env })
  return env
}

export const placeOf = (folder: string): Place | undefined => places.get(folder)

/** The key's last part of an object's file; null for what the store keeps beside it. */
export const objectName = (file: string): string | null =>
  file.endsWith(OBJECT) ? file.slice(0, -OBJECT.length) : null

/**
 * S3rver removes a folder with its last object, even while another object is written there, and then the process
 * ends. So each folder keeps a file that is no object.
 */
function keepFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'kept'), '')
}

async function makeDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create role "${name}" login password '${PASSWORD}' nosuperuser nocreatedb nocreaterole`)
  await client.query(`create database "${name}" owner "${name}"`)
  await client.end()
}

/** The database as its owner reaches it, who may nothing else. */
function ownUrl(url: string, name: string): string {
  const own = new URL(`/${name}`, url)
  own.username = name
  own.password = PASSWORD
  return own.href
}
