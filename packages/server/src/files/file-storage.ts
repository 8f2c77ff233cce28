import { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import { openFolder, openS3 } from './open-disk.ts'
import { spool } from './spool.ts'
import type { S3Place } from './storage-url.ts'

/** Everything that is not in the database. Keys are made by us, never from a file's name. */
export type FileStorage = ReturnType<typeof storageOn>

/** @param folder where files lie that are not kept elsewhere; exists */
export const openFileStorage = async (folder: string, elsewhere?: S3Place): Promise<FileStorage> =>
  elsewhere ? storageOn(await openS3(elsewhere), putSpooled) : storageOn(openFolder(folder), putStreamed)

type PutStream = (disk: Disk, key: string, contents: Readable) => Promise<void>

/** An object store wants to know the length first, and all of it again where it did not answer. */
const putSpooled: PutStream = async (disk, key, contents) => disk.put(key, await spool(contents))

const putStreamed: PutStream = async (disk, key, contents) => {
  let broken: { error: unknown } | undefined
  const whole = async function* () {
    try {
      yield* contents
    } catch (error) {
      broken = { error }
    }
  }
  // The driver would give up at once when its stream breaks, and go on to make the file meanwhile.
  await disk.putStream(key, Readable.from(whole()))
  if (!broken) return
  await disk.delete(key)
  throw broken.error
}

const storageOn = (disk: Disk, putStream: PutStream) => ({
  /** Stores all of a stream, or nothing where it breaks off. */
  putStream: (key: string, contents: Readable): Promise<void> => putStream(disk, key, contents),
  put: (key: string, contents: Uint8Array): Promise<void> => disk.put(key, contents),
  getStream: (key: string): Promise<Readable> => disk.getStream(key),

  /** The driver's own `getBytes` may return more bytes than the file has, and not each in a buffer of its own. */
  async getBytes(key: string): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array[] = []
    for await (const chunk of await disk.getStream(key)) chunks.push(chunk)
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

  /** Deletes it if it is there. */
  delete: (key: string): Promise<void> => disk.delete(key),

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
