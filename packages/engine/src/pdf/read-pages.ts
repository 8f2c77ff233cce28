import { EngineError } from '../errors.ts'
import type { PdfFile } from './open-pdf.ts'
import type { Page } from './page.ts'

export type ReadOptions = {
  /** The pages to read, 1-based; all where absent. */
  readonly pages?: readonly number[] | undefined
  /** Called after each page. */
  readonly onPage?: ((done: number, total: number) => void) | undefined
  /** Whether a page is done once it is read, and counts for `onPage`; each is where absent. */
  readonly isDone?: ((page: Pick<Page, 'state' | 'textDoubt' | 'pictures'>) => boolean) | undefined
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
  let done = 0
  return numbers.map((number) => {
    if (options.shouldStop?.()) throw new EngineError('stopped')
    const page = file.readPage(number)
    const taken = take(page)
    if (options.isDone?.(page) ?? true) options.onPage?.(++done, numbers.length)
    return taken
  })
}
