import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Everything that is not in the database. Keys are made by us, never from a file's name. */
export type FileStorage = ReturnType<typeof openFileStorage>

/** @param folder where the files lie; exists */
export function openFileStorage(folder: string) {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    /** Stores all of a stream, or nothing where it breaks off. */
    async putStream(key: string, contents: Readable): Promise<void> {
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
    },

    put: (key: string, contents: Uint8Array): Promise<void> => disk.put(key, contents),
    getStream: (key: string): Promise<Readable> => disk.getStream(key),

    /** The driver's own `getBytes` may return more bytes than the file has, and not each in a buffer of its own. */
    async getBytes(key: string): Promise<Uint8Array<ArrayBuffer>> {
      const { contentLength } = await disk.getMetaData(key)
      const bytes = new Uint8Array(contentLength)
      let filled = 0
      for await (const chunk of await disk.getStream(key)) {
        bytes.set(chunk, filled)
        filled += chunk.length
      }
      return bytes
    },

    /** Deletes it if it is there. */
    delete: (key: string): Promise<void> => disk.delete(key),

    /** What was written before a time: also what no row of the database knows of any more. */
    async listOlderThan(time: Date): Promise<string[]> {
      const old: string[] = []
      let token: string | undefined
      do {
        const page = await disk.listAll('/', { recursive: true, ...(token && { paginationToken: token }) })
        for (const file of page.objects) {
          if (file.isFile && (await disk.getMetaData(file.key)).lastModified < time) old.push(file.key)
        }
        token = page.paginationToken
      } while (token)
      return old
    },
  }
}
