import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * All of a stream in one piece. Until its end it lies in a file whose name is deleted at once: a slow sender costs disk
 * and not memory, and nothing is left however this process ends.
 */
export async function spool(contents: Readable): Promise<Uint8Array<ArrayBuffer>> {
  const path = join(tmpdir(), `ledgerlift-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    let length = 0
    for await (const chunk of contents) {
      await file.appendFile(chunk)
      length += chunk.length
    }
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, 0)
    if (bytesRead !== length) throw new Error('a spooled file could not be read again')
    return buffer
  } finally {
    await file.close()
  }
}
