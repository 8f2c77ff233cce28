import { type PageLines, type PdfFile, type ReadOptions, readPageLines } from '@ledgerlift/engine'
import { countPage, type PageQueue, takePages } from './page-queue.ts'

/** Pages that follow each other in the queue. */
export type Chunk<T> = {
  /** The place of the first in the queue. */
  readonly at: number
  readonly pages: T
}

/**
 * Reads pages as long as the queue has some.
 *
 * @param keep what to keep of the pages of a chunk
 * @throws {EngineError} `pages-out-of-range`, `stopped`
 */
export function readShare<T>(
  file: PdfFile,
  queue: PageQueue,
  keep: (pages: PageLines[]) => T,
  { onPage, shouldStop, isDone }: Pick<ReadOptions, 'onPage' | 'shouldStop' | 'isDone'> = {},
): Chunk<T>[] {
  const chunks: Chunk<T>[] = []
  const onRead = () => {
    const done = countPage(queue)
    onPage?.(done, queue.numbers.length)
  }
  for (let taken = takePages(queue); taken !== null; taken = takePages(queue)) {
    const pages = readPageLines(file, { pages: taken.numbers, onPage: onRead, shouldStop, isDone })
    chunks.push({ at: taken.at, pages: keep(pages) })
  }
  return chunks
}
