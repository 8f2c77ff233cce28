import { EngineError } from '../errors.ts'
import type { PdfFile } from './open-pdf.ts'
import type { Page } from './page.ts'

export type ReadOptions = {
  /** The pages to read, 1-based; all where absent. */
  readonly pages?: readonly number[] | undefined
  /** Called after each page. */
  readonly onPage?: ((done: number, total: number) => void) | undefined
  /** Asked before each page; true ends the work with `stopped`. */
  readonly shouldStop?: (() => boolean) | undefined
}

/**
 * Reads pages one by one, keeping of each what `take` makes of it.
 *
 * @throws {EngineError} `pages-out-of-range`, `stopped`
 */
export function readPages<T>(file: PdfFile, options: ReadOptions, take: (page: Page) => T): T[] {
  const numbers = options.pages ?? Array.from({ length: file.pageCount }, (_, i) => i + 1)
  return numbers.map((number, i) => {
    if (options.shouldStop?.()) throw new EngineError('stopped')
    const taken = take(file.readPage(number))
    options.onPage?.(i + 1, numbers.length)
    return taken
  })
}
