import { openPdf } from './pdf/open-pdf.ts'
import type { Pdfium } from './pdf/pdfium.ts'
import type { Statement } from './statement/statement.ts'

export type ExtractOptions = {
  readonly password?: string | undefined
  /** The pages to read, 1-based and in order; all where absent. */
  readonly pages?: readonly number[] | undefined
  /** Called after each page. */
  readonly onPage?: ((done: number, total: number) => void) | undefined
  /** Asked before each page; true ends the work with `stopped`. */
  readonly shouldStop?: (() => boolean) | undefined
}

export function extractStatement(pdfium: Pdfium, bytes: Uint8Array, options: ExtractOptions = {}): Statement {
  const file = openPdf(pdfium, bytes, options.password)
  try {
    for (let n = 1; n <= file.pageCount; n++) file.readPage(n)
    return {
      headers: [],
      data: [],
      transactions: [],
      accounts: [],
      pages: file.pageCount,
      ocrPages: [],
      warnings: [],
    }
  } finally {
    file.close()
  }
}
