import { type PictureReader, startPictureReader } from './picture-reader.ts'

/**
 * How long a thread that has recognised pages waits for the next document. A new one takes 1.5 to 3 s of processor time more
 * for its first pages, until its code is compiled; each keeps about 150 MB.
 */
const IDLE_MS = 30_000

const idle = new Map<PictureReader, NodeJS.Timeout>()

/** A reader that waits, or else a new one. The caller gives it back or ends it. */
export function takeReader(): PictureReader {
  for (const [reader, timer] of idle) {
    clearTimeout(timer)
    idle.delete(reader)
    return reader
  }
  return startPictureReader()
}

/** Keeps a reader for the next document. The process may end meanwhile. */
export function giveBackReader(reader: PictureReader): void {
  const timer = setTimeout(() => {
    idle.delete(reader)
    void reader.end()
  }, IDLE_MS)
  idle.set(reader, timer.unref())
}
