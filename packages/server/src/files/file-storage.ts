import { once } from 'node:events'
import { ReadStream } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { openFolder, openS3 } from './open-disk.ts'
import { spool } from './spool.ts'
import { atStore } from './storage-errors.ts'
import type { S3Place } from './storage-url.ts'
import { watchSource } from './watch-source.ts'

/** Everything that is not in the database. Keys are made by us, never from a file's name. */
export type FileStorage = ReturnType<typeof storageOn>

/** @param folder where files lie that are not kept elsewhere; exists */
export const openFileStorage = async (folder: string, elsewhere?: S3Place): Promise<FileStorage> =>
  elsewhere
    ? storageOn(await openS3(elsewhere), putSpooled, tmpdir())
    : storageOn(openFolder(folder), putStreamed, folder)

/** Below this no more files are taken in, so that the database and what is being converted have room to finish. */
const LEAST_FREE_BYTES = 256 * 1024 ** 2

type PutStream = (disk: Disk, key: string, contents: Readable) => Promise<void>

/** An object store wants to know the length first, and all of it again where it did not answer. */
const putSpooled: PutStream = async (disk, key, contents) => disk.put(key, await spool(contents))

const putStreamed: PutStream = (disk, key, contents) => disk.putStream(key, contents)

/** @param spaceIn the folder whose free space tells whether there is room for more */
const storageOn = (disk: Disk, putStream: PutStream, spaceIn: string) => ({
  /**
   * Stores all of a stream, or nothing.
   *
   * @throws what the stream breaks off with; {ApiError} `storage-unavailable`
   */
  async putStream(key: string, contents: Readable): Promise<void> {
    const source = watchSource(contents)
    try {
      await atStore(() => putStream(disk, key, source.stream))
      source.check()
    } catch (error) {
      await disk.delete(key).catch(() => {})
      throw error
    }
  },

  /**
   * Stores all of it, or nothing.
   *
   * @throws {ApiError} `storage-unavailable`
   */
  async put(key: string, contents: Uint8Array): Promise<void> {
    try {
      await atStore(() => disk.put(key, contents))
    } catch (error) {
      await disk.delete(key).catch(() => {})
      throw error
    }
  },

  /** @throws {ApiError} `conversion-not-found` where it is not there (any more), `storage-unavailable` */
  getStream: (key: string): Promise<Readable> => atStore(() => openStream(disk, key)),

  /** The driver's own `getBytes` may return more bytes than the file has, and not each in a buffer of its own. */
  async getBytes(key: string): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array[] = []
    await atStore(async () => {
      for await (const chunk of await openStream(disk, key)) chunks.push(chunk)
    })
    const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
    let filled = 0
    for (const chunk of chunks) {
      bytes.set(chunk, filled)
      filled += chunk.length
    }
    return bytes
  },

  exists: (key: string): Promise<boolean> => disk.exists(key),

  isReachable: (): Promise<boolean> =>
    disk.exists('is-there-anything').then(
      () => true,
      () => false,
    ),

  /** Whether there is space for more than what is being written already. */
  async hasRoom(): Promise<boolean> {
    const { bavail, bsize } = await statfs(spaceIn)
    return bavail * bsize >= LEAST_FREE_BYTES
  },

  /**
   * Deletes it if it is there.
   *
   * @throws {ApiError} `storage-unavailable`
   */
  delete: (key: string): Promise<void> => atStore(() => disk.delete(key)),

  /** When it was written; null where it is gone meanwhile. */
  async lastModified(key: string): Promise<Date | null> {
    try {
      return (await disk.getMetaData(key)).lastModified
    } catch (error) {
      if (await disk.exists(key)) throw error
      return null
    }
  },

  /** The keys of everything that is there. */
  async *list(): AsyncGenerator<string> {
    let token: string | undefined
    do {
      const page = await disk.listAll('/', { recursive: true, ...(token && { paginationToken: token }) })
      for (const file of page.objects) if (file.isFile) yield file.key
      token = page.paginationToken
    } while (token)
  },
})

/** The driver for folders opens a file only when it is read, when it is too late to say that it is not there. */
async function openStream(disk: Disk, key: string): Promise<Readable> {
  const stream = await disk.getStream(key)
  if (stream instanceof ReadStream && stream.pending) await once(stream, 'open')
  return stream
}
